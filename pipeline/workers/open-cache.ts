import { type CacheFile, cacheFile } from './cache-file.ts';
import { programHash } from './program-hash.ts';

/** The cache, below the working directory. */
export const CACHE_FOLDER = '.docs-build';

/** Opens a file of the cache, which holds what an earlier run of this very program left. */
export type Cache = <Value>(name: string) => CacheFile<Value>;

let program: string | undefined;

/** Hash of this very program. */
export function thisProgram(): string {
  program ??= programHash(cacheFile(CACHE_FOLDER, 'program.json', ''));
  return program;
}

export const openCache =
  (program: string): Cache =>
  (name) =>
    cacheFile(CACHE_FOLDER, name, program);
