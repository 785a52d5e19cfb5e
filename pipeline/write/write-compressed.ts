// Files as hosts send them that do not compress themselves: Brotli and gzip beside each text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib';
import { isText, LEAST_TO_COMPRESS } from '../outputs/content-type.ts';
import { isHostFile } from '../outputs/hosts/host-file.ts';
import { type LateWriting, type TakenFile, whereIs } from './output-writer.ts';

interface CompressedWriting extends LateWriting {
  readonly interrupted: AbortSignal;
}

interface Coding {
  readonly end: string;
  compress(bytes: Uint8Array): Promise<Uint8Array>;
  decompress(bytes: Uint8Array): Promise<Buffer>;
}

const pack = promisify(gzip) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;

/** As small as they get: it is done once. */
const CODINGS: readonly Coding[] = [
  { end: '.br', compress: promisify(brotliCompress), decompress: promisify(brotliDecompress) },
  { end: '.gz', compress: (bytes) => pack(bytes, { level: 9 }), decompress: promisify(gunzip) },
];

/** How many files are compressed at once: the threads that Node has for it. */
const AT_ONCE = 4;

export async function writeCompressed(writing: CompressedWriting): Promise<TakenFile[]> {
  const { taken, interrupted } = writing;
  const names = new Set(taken.map(({ file }) => file));
  const left = taken.filter(({ file }) => isText(file) && !isHostFile(file)).values();
  const written: TakenFile[] = [];
  const compressInTurn = async (): Promise<void> => {
    for (const file of left) {
      interrupted.throwIfAborted();
      written.push(...(await compressFile(file, names, writing)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressInTurn));
  return written;
}

/** Of what is small, and where an author publishes a file of that name, nothing. */
async function compressFile(
  taken: TakenFile,
  names: ReadonlySet<string>,
  { folder, writer }: CompressedWriting,
): Promise<TakenFile[]> {
  const { file, waits } = taken;
  const bytes = readFileSync(whereIs(taken, folder));
  if (bytes.length < LEAST_TO_COMPRESS) return [];
  const made: TakenFile[] = [];
  for (const { end, compress, decompress } of CODINGS) {
    const name = file + end;
    if (names.has(name)) continue;
    const isThere = waits === undefined && (await standsFor(path.join(folder, name), bytes, decompress));
    made.push(isThere ? { file: name } : writer.write(name, await compress(bytes), waits ?? 'resources'));
  }
  return made;
}

/** Whether a file is these bytes compressed: one of a run that was killed may be older or newer than what stands beside it. */
async function standsFor(file: string, bytes: Buffer, decompress: Coding['decompress']): Promise<boolean> {
  try {
    return (await decompress(readFileSync(file))).equals(bytes);
  } catch {
    return false;
  }
}
