// What the site tells of changes, for those who show what has changed.
import type { Nodes, Route } from '../../../schemas/types.ts';

/** A part of a contract as its changes call it. */
export interface ShownPart {
  readonly folder: 'fields' | 'operations';
  readonly contract: string;
  /** Path of a field, or what a parameter is called together with its operation. */
  readonly part: string;
  /** Whether its list says itself with what version it came. */
  readonly saysSince: boolean;
}

export interface ShownChanges {
  /** Since when a field is there and when it has changed, for its row on a page; nothing where nothing is known. */
  marksOf(part: ShownPart, from: Route): Nodes;
}

export const NO_CHANGES: ShownChanges = { marksOf: () => [] };
