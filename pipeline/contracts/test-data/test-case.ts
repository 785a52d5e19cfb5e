// A file of test data that is to be made: what it tests, and how it comes to be.
import type { Limit } from './limits.ts';
import type { Pin } from './mending.ts';
import type { Value } from './value.ts';

/** A payload to be settled, and what of it is meant. */
export interface Attempt {
  readonly root: Value;
  readonly pins: readonly Pin[];
}

/** What a file tests. */
export type Tested =
  | { readonly kind: 'smallest' | 'full' }
  | { readonly kind: 'limit'; readonly limit: Limit; readonly field: string }
  /** A reason that payloads are refused for, of a field or of the file; or the code of a rule between fields. */
  | {
      readonly kind: 'wrong';
      readonly reason: string;
      readonly side?: 'below' | 'above' | undefined;
      readonly field?: string | undefined;
    };

export interface TestCase {
  readonly tested: Tested;
  /** Ways to make it, tried one after the other: each gives a payload, or nothing where it leads nowhere. */
  readonly ways: readonly (() => Attempt | undefined)[];
}

/** A case of the bytes of a file: these are changed, whatever they say. */
export interface ByteCase {
  readonly tested: Extract<Tested, { readonly kind: 'wrong' }>;
  readonly change: (text: string) => string | Uint8Array | undefined;
  /** What the file is called, where that is wrong. */
  readonly name?: (right: string) => string;
}
