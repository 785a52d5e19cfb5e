// What an earlier run made of many pages at once, so that it is not made again when none of these has changed.
import type { Route } from '../../schemas/types.ts';
import type { JoinedOutput } from '../outputs/output.ts';
import { hashOf } from '../read/hash.ts';
import type { CacheFile } from './cache-file.ts';
import { stampsOf } from './published.ts';

/** By path: the hash of all that a file was made of, and what the file was like then. */
type Joined = Readonly<Record<string, readonly [key: string, stamp: string]>>;

export interface PublishedJoined {
  /** Whether a file is as the run left it that made it of these very pages. */
  isStillPublished(file: string, output: JoinedOutput): boolean;
  /** Keeps for the next run what was asked about in this one. */
  keep(): void;
}

export function publishedJoined(
  folder: string,
  cacheFile: <Value>(name: string) => CacheFile<Value> | undefined,
  keys: ReadonlyMap<Route, string>,
): PublishedJoined {
  const cache = cacheFile<Joined>(`joined-${hashOf(folder)}.json`);
  const before = cache?.read() ?? {};
  const asked = new Map<string, string>();
  const keyOf = ({ parts }: JoinedOutput): string =>
    hashOf(...Array.from(parts(), (part) => (typeof part === 'string' ? part : (keys.get(part.route) ?? ''))));
  return {
    isStillPublished(file, output) {
      if (!cache) return false;
      const key = keyOf(output);
      asked.set(file, key);
      const [known, stamp] = (Object.hasOwn(before, file) && before[file]) || [];
      return known === key && stamp !== '' && stamp === stampsOf(folder, [file])[0];
    },
    keep() {
      const stamps = stampsOf(folder, [...asked.keys()]);
      const now = [...asked].map(([file, key], i) => [file, [key, stamps[i] ?? '']] as const);
      if (now.every(([file, [key, stamp]]) => before[file]?.[0] === key && before[file]?.[1] === stamp)) return;
      cache?.write(Object.fromEntries(now));
    },
  };
}
