import { lookup } from 'mrmime';

/** Content type of a file by its name, with the character set for texts. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|json|javascript|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
