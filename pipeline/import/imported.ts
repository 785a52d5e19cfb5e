// What is common to all imports: files of a content folder, and what was left.

/** Something of the source that did not come over as it was. */
export interface Left {
  /** Why, in the same words for all of its kind. */
  readonly cause: string;
  /** The file, relative to the source, and the line where that is known: `docs/guide.mdx:12`. */
  readonly place: string;
  /** What it says there. */
  readonly text?: string;
}

/** Takes what was left. */
export type Leave = (cause: string, place: string, text?: string) => void;

/** Gathers what was left. */
export function gatherLeft(): { readonly left: Left[]; readonly leave: Leave } {
  const left: Left[] = [];
  return { left, leave: (cause, place, text) => void left.push({ cause, place, ...(text !== undefined && { text }) }) };
}

/** A content folder, or files of one. */
export interface Imported {
  /** Texts and bytes by path, relative to the content folder, with forward slashes. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly left: readonly Left[];
  /** The path that it was published under; `/` unless given. */
  readonly base?: string;
  /** Other content folders, each with what is added to the name of the first. */
  readonly beside?: readonly { readonly name: string; readonly base: string; readonly files: Imported['files'] }[];
}

/** Reads a source, a file or a folder; throws a UsageError where it is none. */
export type Import = (source: string) => Imported | Promise<Imported>;
