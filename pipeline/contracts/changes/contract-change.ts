// What is different between two states of a contract, and whom it breaks.

/** Who must change a program of theirs: those who send, those who receive. */
export type Side = 'sender' | 'receiver';

export interface ContractChange {
  /** The field, the operation or a part of it; empty for the contract as a whole. */
  readonly at: string;
  readonly message: string;
  /** Sorted; empty for what breaks nobody. */
  readonly breaks: readonly Side[];
}

/** What becomes of the values that are allowed: fewer, more, or others. */
export type Effect = 'narrower' | 'wider' | 'other' | 'none';

/** Fewer values break who sends them, more break who has room for those of before, others break both. */
export const BREAKS: Readonly<Record<Effect, readonly Side[]>> = {
  narrower: ['sender'],
  wider: ['receiver'],
  other: ['receiver', 'sender'],
  none: [],
};

export interface FormChange {
  readonly message: string;
  readonly effect: Effect;
}
