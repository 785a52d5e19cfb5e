import type { Arrowhead } from '../arrowhead.ts';

export interface Actor {
  readonly id: string;
  /** `participant`, `actor`, `database` … */
  readonly kind: string;
  readonly label: readonly string[];
}

export interface ActorGroup {
  readonly label: readonly string[];
  readonly actors: readonly string[];
}

export type Step =
  | {
      readonly kind: 'message';
      readonly from: string;
      readonly to: string;
      readonly text: readonly string[];
      readonly dotted: boolean;
      readonly head: Arrowhead;
      readonly tail: Arrowhead;
      readonly number?: number;
    }
  | {
      readonly kind: 'note';
      readonly from: string;
      readonly to: string;
      readonly side: 'left' | 'right' | 'over';
      readonly text: readonly string[];
    }
  | { readonly kind: 'open'; readonly word: string; readonly text: readonly string[] }
  | { readonly kind: 'divide'; readonly word: string; readonly text: readonly string[] }
  | { readonly kind: 'close' }
  | { readonly kind: 'shade' }
  | { readonly kind: 'activate' | 'deactivate'; readonly actor: string };

export interface Sequence {
  readonly actors: readonly Actor[];
  readonly groups: readonly ActorGroup[];
  readonly steps: readonly Step[];
}
