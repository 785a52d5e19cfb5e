import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A JSON file of the cache. Safe to delete at any time, and safe under two runs at once or a kill: it is written whole or
 * not at all, and what it holds means the same whoever wrote it.
 */
export interface CacheFile<Value> {
  /** What an earlier run of this very program left; undefined for any other. */
  read(): Value | undefined;
  write(value: Value): void;
}

export function cacheFile<Value>(folder: string, name: string, program: string): CacheFile<Value> {
  const file = path.join(folder, name);
  return {
    read() {
      try {
        const stored: { program: string; value: Value } = JSON.parse(readFileSync(file, 'utf8'));
        return stored.program === program ? stored.value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      mkdirSync(folder, { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      writeFileSync(temporary, JSON.stringify({ program, value }));
      renameSync(temporary, file);
      // Not for a repository to keep.
      writeFileSync(path.join(folder, '.gitignore'), '*\n');
    },
  };
}
