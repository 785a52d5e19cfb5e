import { type CacheFile, cacheFile } from './cache-file.ts';
import { programHash } from './program-hash.ts';

/** The cache, below the working directory. */
export const CACHE_FOLDER = '.docs-build';

/** Opens a file of the cache, which holds what an earlier run of this very program left. */
export type Cache = <Value>(name: string) => CacheFile<Value>;

export function openCache(): Cache {
  const program = programHash(cacheFile(CACHE_FOLDER, 'program.json', ''));
  return (name) => cacheFile(CACHE_FOLDER, name, program);
}
