import { hash } from 'node:crypto';

/** Short hash of texts; where one ends and the next begins counts. */
export const hashOf = (...texts: readonly string[]): string =>
  hash('sha256', texts.map((text) => `${text.length}:${text}`).join(''), 'base64url').slice(0, 27);
