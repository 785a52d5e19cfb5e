import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * A JSON file of the cache. Safe to delete at any time, and safe under two runs at once or a kill: it is written whole or
 * not at all, and what it holds means the same whoever wrote it. A file that is damaged counts as none.
 */
export interface CacheFile<Value> {
  /** What an earlier run of this very program left; undefined for any other. */
  read(): Value | undefined;
  /** Where nothing can be written, the next run knows nothing of this one, and says so. */
  write(value: Value): void;
}

export function cacheFile<Value>(folder: string, name: string, program: string): CacheFile<Value> {
  const file = path.join(folder, name);
  /** The line before the JSON: by whom it is, and a checksum, for a megabyte costs a third of a millisecond by this one. */
  const headOf = (json: Uint8Array): string => `${program} ${crc32(json).toString(16)}\n`;
  return {
    read() {
      try {
        const bytes = readFileSync(file);
        const start = bytes.indexOf('\n') + 1;
        const json = bytes.subarray(start);
        return bytes.toString('latin1', 0, start) === headOf(json) ? JSON.parse(json.toString()) : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      const temporary = `${file}.${randomUUID()}.tmp`;
      try {
        mkdirSync(folder, { recursive: true });
        // Not for a repository to keep.
        writeFileSync(path.join(folder, '.gitignore'), '*\n');
        const json = Buffer.from(JSON.stringify(value));
        try {
          writeFileSync(temporary, Buffer.concat([Buffer.from(headOf(json)), json]));
          renameSync(temporary, file);
        } finally {
          rmSync(temporary, { force: true });
        }
      } catch (error) {
        process.stderr.write(`The cache "${file}" cannot be written: ${(error as Error).message}.\n`);
      }
    },
  };
}
