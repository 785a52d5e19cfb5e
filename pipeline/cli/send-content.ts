// How both servers answer: whole or in part, or with the news that nothing has changed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, byteRange } from './byte-range.ts';
import { type ContentCoding, wantedCoding } from './content-coding.ts';
import { isRangeWanted, precondition, type Version } from './preconditions.ts';

export interface SentContent {
  readonly type: string;
  readonly size: number;
  /** The bytes of a part, both ends included. */
  read(part: ByteRange): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** By which a browser that has it asks whether it is still the same; without, it is not to keep it. */
  readonly version?: Version;
  /** Whether it gets much smaller where the client takes it compressed. */
  readonly isCompressible?: boolean;
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
  const { type, size, version, isCompressible = false } = content;
  const range = status === 200 && isRangeWanted(request, version) ? byteRange(request.headers.range, size) : undefined;
  // A part is of the content as it is: that of a compressed one would begin anywhere.
  const coding = isCompressible && range === undefined ? wantedCoding(request) : undefined;
  response.setHeader('cache-control', version ? 'no-cache' : 'no-store');
  if (isCompressible) response.setHeader('vary', 'accept-encoding');
  if (version) {
    const sent = coding ? { ...version, etag: version.etag.replace(/"$/, `-${coding.name}"`) } : version;
    response.setHeader('etag', sent.etag);
    response.setHeader('last-modified', version.modified.toUTCString());
    const condition = status === 200 ? precondition(request, sent) : 'wanted';
    if (condition === 'known') return void response.writeHead(304).end();
    if (condition === 'failed') return void response.writeHead(412, { 'content-length': 0 }).end();
  }
  if (range === 'unsatisfiable') {
    return void response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
  }
  const part = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    'content-type': type,
    ...(coding ? { 'content-encoding': coding.name } : { 'content-length': part.end - part.start + 1 }),
    ...(status === 200 && !coding && { 'accept-ranges': 'bytes' }),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else await sendBytes(response, content.read(part), part.end - part.start + 1, coding);
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
  coding: ContentCoding | undefined,
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
  const streams = [Readable.from(counted()), ...(coding ? [coding.compress()] : []), response];
  await pipeline(streams).catch(() => response.destroy());
}
