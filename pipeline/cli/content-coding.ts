// Compression as hosts do it: by what the browser takes, and how much it wants it.
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** A way to send fewer bytes (RFC 9110, 8.4.1). */
export interface ContentCoding {
  /** As headers name it. */
  readonly name: string;
  compress(): Transform;
}

/** The best first. A host that compresses while it answers does not take the time for the smallest result. */
const CODINGS: readonly ContentCoding[] = [
  { name: 'br', compress: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) },
  { name: 'gzip', compress: () => createGzip() },
];

const NAMES = [...CODINGS.map(({ name }) => name), 'identity'];

/** The coding that a client wants of a text, or undefined where it wants the text as it is. */
export function wantedCoding({ headers }: IncomingMessage): ContentCoding | undefined {
  const [best] = new Negotiator({ headers }).encodings(NAMES, { preferred: NAMES });
  return CODINGS.find(({ name }) => name === best);
}
