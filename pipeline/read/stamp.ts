import { type Stats, statSync } from 'node:fs';

/**
 * What a file is called, how large it is, and when it last changed: as long as that stands, so does its content. The time of
 * the last modification can be set by hand, or by a tool that restores files; that of the last change not.
 */
export const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

/** Milliseconds after which a further change gives a file another time, on any file system. */
const SETTLED = 2000;

/** The stamp of a file; undefined for none, and for one that has just changed and could change again unnoticed. */
export function settledStamp(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() && Math.abs(Date.now() - stat.ctimeMs) > SETTLED ? stampOf(stat) : undefined;
}
