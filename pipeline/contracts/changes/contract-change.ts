// What is different between two states of a contract, and whom it breaks.
import type { Words } from '../../languages/words.ts';

/** Who must change a program of theirs: those who send, those who receive. */
export type Side = 'sender' | 'receiver';

/** What has changed, in a word for programs. Each language has a sentence for it. */
export type ChangeKind = keyof Words['changeKinds'];

/** A value as it is written, one that is words of a language, a range, or what an author says. */
export type ChangeValue =
  | string
  | { readonly word: keyof Words['changes'] | 'yes' | 'no' }
  | { readonly least: number; readonly most: number }
  | { readonly prose: string };

/** What becomes of the values that are allowed: fewer, more, or others. */
export type Effect = 'narrower' | 'wider' | 'other' | 'none';

/** Fewer values break who sends them, more break who has room for those of before, others break both. */
const BREAKS: Readonly<Record<Effect, readonly Side[]>> = {
  narrower: ['sender'],
  wider: ['receiver'],
  other: ['receiver', 'sender'],
  none: [],
};

/** A change of something, wherever it stands. */
export interface FormChange {
  readonly kind: ChangeKind;
  readonly effect: Effect;
  /** Undefined for a limit that was not, or is not, there. */
  readonly was?: ChangeValue | undefined;
  readonly is?: ChangeValue | undefined;
}

/** What of a contract has changed. */
export type ChangedPart =
  | { readonly of: 'contract' }
  | { readonly of: 'field'; readonly path: string }
  | { readonly of: 'rule'; readonly code: string }
  | { readonly of: 'operation'; readonly id: string }
  | { readonly of: 'parameter'; readonly id: string; readonly in: string; readonly name: string }
  | { readonly of: 'answer'; readonly id: string; readonly status: string; readonly header?: string };

export interface ContractChange extends Pick<FormChange, 'kind' | 'was' | 'is'> {
  readonly part: ChangedPart;
  /** The same for readers; empty for the contract as a whole. */
  readonly at: string;
  /** Sorted; empty for what breaks nobody. */
  readonly breaks: readonly Side[];
  /** What its author says of it to readers, where that is new. */
  readonly note?: string | undefined;
}

/** Where a change stands, and what its author says there. */
export interface ChangePlace extends Pick<ContractChange, 'part' | 'at' | 'note'> {
  /** The sides that there are; both unless said. */
  readonly sides?: readonly Side[];
}

/** Changes at one place. What a note alone says is one, too. */
export function changesAt(
  { sides = BREAKS.other, ...place }: ChangePlace,
  found: readonly FormChange[],
): ContractChange[] {
  const told = found.length === 0 && place.note !== undefined ? [{ kind: 'told', effect: 'none' } as const] : found;
  return told.map(({ effect, ...change }) => ({
    ...place,
    ...change,
    breaks: BREAKS[effect].filter((side) => sides.includes(side)),
  }));
}

/** What an author says of a change: a text that was there before is of one before. */
export const newNote = (before: string | undefined, now: string | undefined): string | undefined =>
  now === before ? undefined : now;

/** A change where two states are written differently. */
export const changed = (was: unknown, is: unknown, change: FormChange): FormChange[] =>
  JSON.stringify(was) === JSON.stringify(is) ? [] : [change];
