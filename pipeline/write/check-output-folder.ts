import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../read/usage-error.ts';
import { isOfRepository, isPrivate, MARKER, MARKER_TEXT } from './private-names.ts';

/** Throws a UsageError for a folder that holds somebody else's files, or in which the content itself would be output. */
export function checkOutputFolder(folder: string, content?: string): void {
  if (content !== undefined && (isWithin(folder, content) || isWithin(content, folder))) {
    throw new UsageError(
      `The output folder "${folder}" and the content folder "${content}" must stand apart. Name another with --out.`,
    );
  }
  const names = namesIn(folder);
  if (names.every((name) => isOfRepository(name) || isPrivate(name))) return;
  if (isOurMarker(path.join(folder, MARKER))) return;
  throw new UsageError(
    `The output folder "${folder}" holds files that docs-build did not write. Empty it, or name another with --out.`,
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const link = brokenLinkTo(folder);
    if (code === 'ENOENT' && link === undefined) return [];
    let reason = message;
    if (code === 'ENOTDIR') reason = 'it is not a folder';
    if (link !== undefined) reason = `"${link}" is a link to "${readlinkSync(link)}", which does not exist`;
    throw new UsageError(`The output folder "${folder}" cannot be used: ${reason}. Name another with --out.`);
  }
}

/** The link that leads nowhere on the way to a folder that cannot be read. */
function brokenLinkTo(folder: string): string | undefined {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return existsSync(folder) ? undefined : folder;
  const parent = path.dirname(folder);
  return parent === folder || existsSync(folder) ? undefined : brokenLinkTo(parent);
}

function isOurMarker(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') === MARKER_TEXT;
  } catch {
    return false;
  }
}

/** Whether a folder is another or stands in it, wherever symbolic links lead. */
function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(realPath(outer), realPath(inner));
  return relative === '' || !(relative.split(path.sep)[0] === '..' || path.isAbsolute(relative));
}

function realPath(folder: string): string {
  const absolute = path.resolve(folder);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = path.dirname(absolute);
    return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
  }
}
