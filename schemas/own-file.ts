// A file of a reader's own, held to a contract in the browser: what the page asks, and what it is told. The check itself is
// the build's.

import type { FaultStrings } from './types.ts';

/** A file as browsers and Node have it. What was pasted has no name. */
export interface OwnFile {
  readonly name: string;
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** What names a column of the result, the reasons for which something is wrong, and what is said of it. */
export interface ResultWords {
  readonly columns: Readonly<Record<'line' | 'column' | 'field' | 'reason' | 'message' | 'hint', string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly faults: FaultStrings;
  /** What stands between the cells of a result as CSV. */
  readonly separator: string;
}

export interface FileQuestion {
  readonly file: OwnFile;
  /** The name of the contract. */
  readonly contract: string;
  /** It and those that it names, as the site publishes them, by name. */
  readonly contracts: Readonly<Record<string, string>>;
  readonly words: ResultWords;
}

export interface FileFault {
  readonly line: number;
  readonly column: number;
  /** Path of the field in the contract, where the fault is one of a field. */
  readonly field?: string;
  readonly reason: string;
  readonly message: string;
  readonly hint?: string;
}

export interface FileAnswer {
  /** As many as are shown, by their places. */
  readonly faults: readonly FileFault[];
  /** How many there are. */
  readonly count: number;
  /** The same as CSV; no cell is a formula. */
  readonly csv: string;
}

/** Checks a file, and says how many of its bytes are read. */
export type CheckOwnFile = (question: FileQuestion, onRead: (bytes: number) => void) => Promise<FileAnswer>;

/** What the program that checks says through the port that came with a question. */
export type FileReply =
  | { readonly kind: 'ready' | 'failed' }
  | { readonly kind: 'read'; readonly bytes: number }
  | { readonly kind: 'answer'; readonly answer: FileAnswer };

/** How large JSON may be, which is read as a whole. */
export const MOST_JSON_BYTES = 20_000_000;

/** How large a file of lines may be: what rules compare of each is kept until its end. */
export const MOST_FILE_BYTES = 500_000_000;

/** How many faults are told. */
export const MOST_FAULTS = 500;
