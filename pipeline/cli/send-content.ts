// How both servers answer: whole or in part, or with the news that nothing has changed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, byteRange } from './byte-range.ts';

export interface SentContent {
  readonly type: string;
  readonly size: number;
  /** The bytes of a part, both ends included. */
  read(part: ByteRange): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** By which a browser that has it asks whether it is still the same; without, it is not to keep it. */
  readonly version?: { readonly etag: string; readonly modified: Date };
}

/** Content that is in memory. */
export function contentOf(type: string, body: string | Uint8Array): SentContent {
  const bytes = Buffer.from(body);
  return { type, size: bytes.length, read: ({ start, end }) => [bytes.subarray(start, end + 1)] };
}

/** Answers with a content. Should its bytes fail on the way, the connection ends, for what was sent is no answer. */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: SentContent,
  status = 200,
): Promise<void> {
  const { type, size, version } = content;
  response.setHeader('cache-control', version ? 'no-cache' : 'no-store');
  if (version) {
    response.setHeader('etag', version.etag);
    response.setHeader('last-modified', version.modified.toUTCString());
  }
  if (status === 200 && version && isKnown(request, version)) {
    response.writeHead(304).end();
    return;
  }
  const range = status === 200 && isRangeWanted(request, version) ? byteRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  const part = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    'content-type': type,
    'content-length': part.end - part.start + 1,
    ...(status === 200 && { 'accept-ranges': 'bytes' }),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else await sendBytes(response, content.read(part), part.end - part.start + 1);
}

/** Sends the reader on to another address, with the query that was asked with. */
export function sendRedirect({ url = '' }: IncomingMessage, response: ServerResponse, to: string): void {
  const query = url.indexOf('?');
  const location = query < 0 ? to : to + url.slice(query);
  response.writeHead(301, { location, 'content-length': 0 }).end();
}

async function sendBytes(
  response: ServerResponse,
  bytes: ReturnType<SentContent['read']>,
  size: number,
): Promise<void> {
  let sent = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      sent += chunk.length;
      yield chunk;
    }
    // A file that has become shorter: the client would wait for the rest.
    if (sent < size) throw new Error('The content ended early.');
  }
  await pipeline(Readable.from(counted()), response).catch(() => response.destroy());
}

/** Whether the browser has the very content (RFC 9110, 13.2.2). */
function isKnown({ headers }: IncomingMessage, { etag, modified }: NonNullable<SentContent['version']>): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header knows seconds only.
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** Whoever has a part wants the rest only of the same content, and else the whole. */
function isRangeWanted({ method, headers }: IncomingMessage, version: SentContent['version']): boolean {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === version?.etag);
}
