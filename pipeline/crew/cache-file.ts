import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A JSON file of the cache. Safe to delete at any time, and safe under two runs at once or a kill: it is written whole or
 * not at all, and what it holds means the same whoever wrote it.
 */
export interface CacheFile<Value> {
  /** What an earlier run of this very program left; undefined for any other. */
  read(): Value | undefined;
  /** Where nothing can be written, the next run knows nothing of this one, and says so. */
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
      const temporary = `${file}.${process.pid}.tmp`;
      try {
        mkdirSync(folder, { recursive: true });
        // Not for a repository to keep.
        writeFileSync(path.join(folder, '.gitignore'), '*\n');
        writeFileSync(temporary, JSON.stringify({ program, value }));
        renameSync(temporary, file);
      } catch (error) {
        process.stderr.write(`The cache "${file}" cannot be written: ${(error as Error).message}.\n`);
      }
    },
  };
}
