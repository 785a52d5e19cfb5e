// Whether a client wants a content at all, by what it says of the one that it has (RFC 9110, 13).
import type { IncomingMessage } from 'node:http';

/** By which a content is told from what it was before. */
export interface Version {
  readonly etag: string;
  readonly modified: Date;
}

/** `known` where the client has the very content, `failed` where it wants another one alone. */
export type Precondition = 'wanted' | 'known' | 'failed';

export function precondition({ headers }: IncomingMessage, { etag, modified }: Version): Precondition {
  const seconds = Math.floor(modified.getTime() / 1000);
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']];
  if (match !== undefined) {
    if (!tagsOf(match).some((tag) => tag === '*' || tag === etag)) return 'failed';
  } else if (seconds > secondsOf(headers['if-unmodified-since'])) return 'failed';
  if (noneMatch !== undefined) {
    const isKnown = tagsOf(noneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
    return isKnown ? 'known' : 'wanted';
  }
  return seconds <= secondsOf(headers['if-modified-since']) ? 'known' : 'wanted';
}

/** Whoever has a part wants the rest only of the same content, and else the whole. */
export function isRangeWanted({ method, headers }: IncomingMessage, version: Version | undefined): boolean {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === version?.etag);
}

/** No tag of ours holds a comma. */
const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim());

/** A day and a time of day; the oldest of the three forms does not say that it is in GMT, as all are. */
const DATE = /^[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d(?: GMT| \d{4})$/;

/** NaN for what is no date: it is neither before nor after anything. */
const secondsOf = (date = ''): number =>
  DATE.test(date) ? Date.parse(date.endsWith('GMT') ? date : `${date} GMT`) / 1000 : Number.NaN;
