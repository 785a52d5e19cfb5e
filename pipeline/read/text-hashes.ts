// Hashes of texts that an earlier run read: a file that still is as it was need not be read again to know its hash.
import type { Content, SourceFile } from './content.ts';
import { hashOf } from './hash.ts';
import { settledStamp } from './stamp.ts';

/** By path below the content folder. */
export type StampedHashes = Readonly<Record<string, readonly [stamp: string, hash: string]>>;

/** Where hashes are kept from run to run. */
interface HashStore {
  read(): StampedHashes | undefined;
  write(hashes: StampedHashes): void;
}

export interface TextHashes {
  /** The hash of a file's text; undefined when it was never taken, or the file on disk has changed since. */
  of(sourcePath: string, file: string): string | undefined;
  /** Keeps the hashes of a content's Markdown for the next run. */
  keep(content: Content): void;
  /** Has the next run read every file: one was not as it should be. */
  forget(): void;
}

export function textHashes(store: HashStore): TextHashes {
  const earlier = store.read() ?? {};
  // Taken before a file is read: should it change meanwhile, the next run reads it again.
  const stamps = new Map<string, string>();
  return {
    of(sourcePath, file) {
      const stamp = settledStamp(file);
      if (stamp === undefined) return undefined;
      stamps.set(sourcePath, stamp);
      const [known, hash] = (Object.hasOwn(earlier, sourcePath) && earlier[sourcePath]) || [];
      return known === stamp ? hash : undefined;
    },
    keep({ pages, parts, unreadable }) {
      const isUnreadable = new Set(unreadable);
      const files = [...pages, ...parts.values()].filter((file) => !isUnreadable.has(file.path));
      const settled = files.flatMap((file) => {
        const stamp = stamps.get(file.path);
        return stamp === undefined ? [] : [[file.path, [stamp, textHash(file)]] as const];
      });
      const isKnown =
        settled.length === Object.keys(earlier).length &&
        settled.every(([name, [stamp]]) => Object.hasOwn(earlier, name) && earlier[name]?.[0] === stamp);
      if (!isKnown) store.write(Object.fromEntries(settled));
    },
    forget: () => store.write({}),
  };
}

const taken = new WeakMap<SourceFile, string>();

/** The hash of a file's text, taken once. */
export function textHash(file: SourceFile): string {
  const known = file.hash ?? taken.get(file);
  if (known !== undefined) return known;
  const hash = hashOf(file.text);
  taken.set(file, hash);
  return hash;
}
