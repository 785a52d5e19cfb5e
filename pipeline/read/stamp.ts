import { type Stats, statSync } from 'node:fs';

/**
 * Which file it is, how large, and when it last changed: as long as that stands, so does its content. The time of the last
 * modification can be set by hand, or by a tool that restores files; that of the last change not. (Where it can, as on file
 * systems that have none, and for memory that writes itself to a file in its own time, there is --no-cache.)
 */
export const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

/**
 * Whether a further change would give a file another time: most file systems tell times some milliseconds apart, those that
 * know whole seconds two seconds.
 */
const isSettled = ({ ctimeMs }: Stats): boolean => Math.abs(Date.now() - ctimeMs) > (ctimeMs % 1000 === 0 ? 2000 : 100);

/** The stamp of a file; undefined for none, and for one that has just changed and could change again unnoticed. */
export function settledStamp(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() && isSettled(stat) ? stampOf(stat) : undefined;
}
