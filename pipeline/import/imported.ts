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

/** A content folder, or files of one. */
export interface Imported {
  /** Texts and bytes by path, relative to the content folder, with forward slashes. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly left: readonly Left[];
  /** Commands to run next; without, `docs-build dev`. */
  readonly next?: readonly string[];
}

/** Reads a source, a file or a folder; throws a UsageError where it is none. */
export type Import = (source: string) => Imported | Promise<Imported>;
