// A file made of many others, which need not fit in memory together.
import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs';

const CHUNK = 1 << 20;

/** A text, or the path of a file whose bytes stand in its place. */
export type JoinedPiece = string | { readonly file: string };

/** Writes the pieces one after the other. Answers whether this is what another file, if there is one, holds already. */
export function joinFiles(target: string, pieces: Iterable<JoinedPiece>, before: string): boolean {
  const file = openSync(target, 'w');
  const old = statSync(before, { throwIfNoEntry: false })?.isFile() ? openSync(before, 'r') : undefined;
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  const known = Buffer.allocUnsafeSlow(old === undefined ? 0 : CHUNK + 1);
  let filled = 0;
  let isSame = old !== undefined;
  const compare = (most: number): void => {
    if (!isSame || old === undefined) return;
    const read = readFully(old, known.subarray(0, most));
    isSame = known.subarray(0, read).equals(chunk.subarray(0, filled));
  };
  const flush = (): void => {
    for (let at = 0; at < filled; ) at += writeSync(file, chunk, at, filled - at);
    filled = 0;
  };
  const makeRoom = (): void => {
    if (filled < CHUNK) return;
    compare(filled);
    flush();
  };
  const addText = (text: string): void => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) {
      makeRoom();
      const taken = bytes.copy(chunk, filled, at);
      at += taken;
      filled += taken;
    }
  };
  const addFile = (name: string): void => {
    const source = openSync(name, 'r');
    try {
      for (;;) {
        makeRoom();
        const taken = readSync(source, chunk, filled, CHUNK - filled, null);
        if (taken === 0) return;
        filled += taken;
      }
    } finally {
      closeSync(source);
    }
  };
  try {
    for (const piece of pieces) {
      if (typeof piece === 'string') addText(piece);
      else addFile(piece.file);
    }
    // One byte more than there are: the other file may go on.
    compare(filled + 1);
    flush();
  } finally {
    closeSync(file);
    if (old !== undefined) closeSync(old);
  }
  return isSame;
}

/** Reads on until the memory is full, or the file at its end; how much that was. */
function readFully(file: number, into: Uint8Array): number {
  let read = 0;
  while (read < into.length) {
    const taken = readSync(file, into, read, into.length - read, null);
    if (taken === 0) break;
    read += taken;
  }
  return read;
}
