import { existsSync, readFileSync, statSync } from 'node:fs';
import { type Content, contentFrom } from './content.ts';
import { listFiles } from './list-files.ts';
import { noFolder, noPage } from './no-content.ts';
import { stampOf } from './stamp.ts';
import { UsageError } from './usage-error.ts';

/** Bytes of files that were read before, with what told that time whether a file is still the same. */
export type ReadBefore = Map<string, { readonly stamp: string; readonly bytes: Uint8Array }>;

/** Hashes of texts that earlier runs took. */
export interface HashesOfFiles {
  /** Undefined when it was never taken, or the file on disk has changed since. */
  of(sourcePath: string, file: string): string | undefined;
  /** Has the next run read every file: one was not as it should be. */
  forget(): void;
}

export interface Memory {
  /** Of this process: takes what is read. */
  readonly before?: ReadBefore;
  /** Of earlier ones: Markdown whose hash is known is not read until somebody asks for its text. */
  readonly hashes?: HashesOfFiles | undefined;
}

/**
 * Reads a content folder; with a memory, less of it. Throws a UsageError when the folder is missing or holds no page.
 */
export async function readContent(folder: string, memory: Memory = {}): Promise<Content> {
  for (let tries = 1; ; tries++) {
    try {
      return await readOnce(folder, memory);
    } catch (error) {
      // What was listed may be gone when it is read, as when a folder is removed file by file: it is listed again.
      if (tries === MOST_TRIES || !isGone(error) || !existsSync(folder)) throw error;
    }
  }
}

const MOST_TRIES = 5;

const isGone = (error: unknown): boolean =>
  error instanceof UsageError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';

async function readOnce(folder: string, { before, hashes }: Memory): Promise<Content> {
  const entries = new Map<string, () => Uint8Array>();
  const files = new Map<string, string>();
  const found = await listFiles(folder).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT' || error.code === 'ENOTDIR'
        ? noFolder(folder)
        : `The content folder "${folder}" cannot be read: ${error.message}.`,
      { cause: error },
    );
  });
  for (const [written, file] of found.files) {
    // Some file systems decompose accents; a link does not.
    const name = written.normalize('NFC');
    if (entries.has(name)) {
      throw new UsageError(
        `Two files are called "${name}", with accents composed in one and not in the other. Keep one.`,
      );
    }
    files.set(name, file);
    entries.set(name, () => readBytes(file, before));
  }
  const content = contentFrom(
    entries,
    hashes && { of: (name) => hashes.of(name, files.get(name) ?? ''), forget: hashes.forget },
  );
  const { brokenLinks } = found;
  if (content.pages.length === 0) throw new UsageError(noPage(folder, entries.keys(), content.misplaced, brokenLinks));
  return { ...content, brokenLinks };
}

function readBytes(file: string, before: ReadBefore | undefined): Uint8Array {
  try {
    if (!before) return readFileSync(file);
    const stamp = stampOf(statSync(file));
    const known = before.get(file);
    if (known?.stamp === stamp) return known.bytes;
    const bytes = readFileSync(file);
    before.set(file, { stamp, bytes });
    return bytes;
  } catch (error) {
    throw new UsageError(`"${file}" cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}
