import type { DiagramResult } from './draw-diagram.ts';

/** What the diagrams of a page came to, by their source. */
export type Drawn = readonly (readonly [source: string, result: DiagramResult])[];

/** Drawings that are remembered, by the path of their page: to load what draws takes longer than to parse a hundred pages. */
export interface Drawings {
  get(page: string): Drawn | undefined;
  set(page: string, drawn: Drawn): unknown;
}
