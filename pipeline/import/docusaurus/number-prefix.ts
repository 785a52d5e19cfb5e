// `02-install.md`: the number is a position, and no part of the name.

/** A name that begins with a date or a version has no position. */
const NO_PREFIX = /^(?:(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*|\d+[-_.]\d+.*)$/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** A name without its number, and the number. */
export function numberPrefix(name: string): { readonly name: string; readonly position?: number } {
  const [, number, rest] = (!NO_PREFIX.test(name) && PREFIX.exec(name)) || [];
  return number === undefined || rest === undefined ? { name } : { name: rest, position: Number(number) };
}

/** A path without the numbers of its parts. */
export const withoutPrefixes = (path: string): string =>
  path
    .split('/')
    .map((part) => numberPrefix(part).name)
    .join('/');
