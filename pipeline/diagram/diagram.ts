import type { Element } from '../../schemas/types.ts';

export interface Diagram {
  /** Mermaid's name of the type: `sequence`, `flowchart-v2`, `stateDiagram`, `classDiagram`, `er`, `gantt` … */
  readonly type: string;
  /** `accTitle`, else the title. */
  readonly title?: string | undefined;
  /** `accDescr`, one line or a block. */
  readonly description?: string | undefined;
  /** Absent for what cannot be drawn faithfully without a browser. */
  readonly svg?: Element | undefined;
}

export interface DiagramError {
  /** One sentence that quotes what the author wrote. */
  readonly message: string;
  /** 1-based line in the source. */
  readonly line: number;
}

/** Something of the source that no drawing shows. */
export interface Removal extends DiagramError {
  readonly hint: string;
}
