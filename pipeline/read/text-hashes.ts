// Hashes of texts that an earlier run read: a file that still is as it was need not be read again to know its hash.
import path from 'node:path';
import type { Content, SourceFile } from './content.ts';
import { hashOf } from './hash.ts';
import { settledStamp } from './stamp.ts';

/** By path below the content folder. */
export type StampedHashes = Readonly<Record<string, readonly [stamp: string, hash: string]>>;

export interface TextHashes {
  /** The hash of a file's text; undefined when it was never taken, or the file has changed since. */
  of(sourcePath: string): string | undefined;
  /** The hashes of its Markdown for the next run; undefined when that knows them already. */
  update(content: Content): StampedHashes | undefined;
}

export function textHashes(folder: string, earlier: StampedHashes): TextHashes {
  // Taken before a file is read: should it change meanwhile, the next run reads it again.
  const stamps = new Map<string, string>();
  return {
    of(sourcePath) {
      const stamp = settledStamp(path.join(folder, sourcePath));
      if (stamp === undefined) return undefined;
      stamps.set(sourcePath, stamp);
      const [known, hash] = (Object.hasOwn(earlier, sourcePath) && earlier[sourcePath]) || [];
      return known === stamp ? hash : undefined;
    },
    update({ pages, parts, unreadable }) {
      const isUnreadable = new Set(unreadable);
      const files = [...pages, ...parts.values()].filter((file) => !isUnreadable.has(file.path));
      const settled = files.flatMap((file) => {
        const stamp = stamps.get(file.path);
        return stamp === undefined ? [] : [[file.path, [stamp, textHash(file)]] as const];
      });
      const isKnown =
        settled.length === Object.keys(earlier).length &&
        settled.every(([name, [stamp]]) => Object.hasOwn(earlier, name) && earlier[name]?.[0] === stamp);
      return isKnown ? undefined : Object.fromEntries(settled);
    },
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
