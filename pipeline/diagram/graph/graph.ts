import type { Element } from '../../../schemas/types.ts';
import type { Arrowhead } from '../arrowhead.ts';
import type { Box, Point } from '../geometry.ts';
import type { MeasuredText } from '../measured-text.ts';

export type Direction = 'DOWN' | 'UP' | 'RIGHT' | 'LEFT';

/** A box of any look. The layout needs its size alone. */
export interface GraphNode {
  readonly id: string;
  readonly parent?: string | undefined;
  readonly classes: string;
  readonly width: number;
  readonly height: number;
  /** A note stands beside what it is about, not in the flow. */
  readonly note?: boolean;
  readonly draw: (box: Box) => Element[];
  /** The shape as a polygon, where it is not the whole box: lines end at it. */
  readonly outline?: (box: Box) => Point[];
}

export interface GraphGroup {
  readonly id: string;
  readonly parent?: string | undefined;
  readonly classes: string;
  readonly label: MeasuredText;
  readonly direction?: Direction | undefined;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly classes: string;
  /** Orders nodes without being seen. */
  readonly invisible?: boolean;
  readonly label?: MeasuredText | undefined;
  readonly startLabel?: MeasuredText | undefined;
  readonly endLabel?: MeasuredText | undefined;
  readonly startHead: Arrowhead;
  readonly endHead: Arrowhead;
}

export interface Graph {
  /** `flowchart`, `state`, `class` or `er`: a class of the drawing. */
  readonly kind: string;
  readonly direction: Direction;
  readonly nodes: readonly GraphNode[];
  readonly groups: readonly GraphGroup[];
  readonly edges: readonly GraphEdge[];
}
