import type { Maker } from './maker.ts';
import type { Path, Value } from './value.ts';

/** A place at which a payload stays as it is. */
export interface Pin {
  readonly at: Path;
  /** Whether what stands there, or is missing there, is meant to be wrong. */
  readonly isWrong?: boolean;
}

/** What mends a payload. */
export interface Mending {
  readonly root: Value;
  readonly maker: Maker;
  /** Whether nothing at or in a place may be changed. */
  isPinned(path: Path): boolean;
  /** How often this was mended before: what did not help is not done again. */
  readonly attempt: number;
}
