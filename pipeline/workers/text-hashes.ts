// Hashes of texts that an earlier run read: a file that still is as it was need not be read again to know its hash.
import type { Content } from '../read/content.ts';
import type { HashesOfFiles } from '../read/read-content.ts';
import { settledStamp } from '../read/stamp.ts';
import { textHash } from '../read/text-hash.ts';
import type { CacheFile } from './cache-file.ts';

/** By path below the content folder. */
export type StampedHashes = Readonly<Record<string, readonly [stamp: string, hash: string]>>;

export interface TextHashes extends HashesOfFiles {
  /** Keeps the hashes of a content's Markdown for the next run. */
  keep(content: Content): void;
}

export function textHashes(store: CacheFile<StampedHashes>): TextHashes {
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
