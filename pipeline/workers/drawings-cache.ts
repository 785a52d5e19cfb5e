import path from 'node:path';
import type { Drawings, Drawn } from '../diagram/drawings.ts';
import { hashOf } from '../read/hash.ts';
import { type CacheFile, cacheFile } from './cache-file.ts';
import { CACHE_FOLDER } from './open-cache.ts';

const FOLDER = path.join(CACHE_FOLDER, 'drawings');

/** A file for each page with diagrams: whoever parses the page reads it, in whatever thread, and nobody else. */
export function drawingsCache(program: string): Drawings {
  const fileOf = (page: string): CacheFile<Drawn> => cacheFile(FOLDER, `${hashOf(page)}.json`, program);
  return {
    get: (page) => fileOf(page).read(),
    set: (page, drawn) => fileOf(page).write(drawn),
  };
}
