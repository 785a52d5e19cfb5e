// A call as the mock sees it.
import type { IncomingHttpHeaders } from 'node:http';

export interface Call {
  readonly method: string;
  /** Parts of the path, decoded. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** A request of HTTP as a call. */
export function callOf(method: string, url: string, headers: IncomingHttpHeaders, body: Uint8Array): Call {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const named = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    method,
    parts: path.split('/').slice(1).map(decoded),
    query: new URLSearchParams(query),
    headers: Object.fromEntries(named),
    body,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The media type of a header's value, without its parameters. */
export const mediaTypeOf = (header: string | undefined): string | undefined =>
  header?.split(';', 1)[0]?.trim().toLowerCase() || undefined;

/** The cookies of a call by name. */
export const cookiesOf = ({ headers }: Call): ReadonlyMap<string, string> =>
  new Map(
    (headers.cookie ?? '').split(';').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() === '' ? [] : [[name.trim(), value.join('=').trim()] as const];
    }),
  );
