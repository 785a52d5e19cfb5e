import { lookup } from 'mrmime';

/** Bytes; less fits in one packet of the network whether compressed or not. */
export const LEAST_TO_COMPRESS = 1000;

/** Content type of a file by its name, with the character set for texts. */
export function contentTypeOf(file: string): string {
  // To a table of types, .ts is a video.
  if (file.endsWith('.d.ts')) return 'text/plain; charset=utf-8';
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|json|javascript|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a file is text of any kind, by its name. */
export const isText = (file: string): boolean => contentTypeOf(file).includes('charset=');
