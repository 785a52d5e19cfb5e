// The one way a file of the site is fetched and read.
import { fileHrefOf } from '../../schemas/paths.ts';

/** Why an address gave no answer of use. A lost connection and a failing host need different words. */
export class LoadError extends Error {
  readonly reason: 'offline' | 'server';
  constructor(reason: 'offline' | 'server') {
    super(reason);
    this.reason = reason;
  }
}

/** Whether an address lies on this host and below the base, whatever its text looks like. */
export function isWithin(href: string, base: string): boolean {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && pathname.startsWith(new URL(base, origin).pathname);
}

/**
 * Fetches the JSON of a file below the base. Undefined means that the host has no such file; some static hosts say so
 * with 200 and a page of HTML, so what comes counts, not the status alone; nor its type, which hosts that do not know JSON leave
 * out. What another host says, or another site of this one, is never taken: a redirect leads there at most.
 */
export async function readJson(path: string, base: string, options: RequestInit = {}): Promise<unknown> {
  const href = fileHrefOf(path, base);
  if (!isWithin(href, base)) return undefined;
  let reason: LoadError['reason'] = 'offline';
  try {
    const response = await fetch(href, { ...options, mode: 'same-origin' });
    reason = 'server';
    if ([404, 410].includes(response.status) || !isWithin(response.url, base)) return undefined;
    if (!response.ok) throw new Error();
    const text = await response.text();
    return text.trim()[0] === '<' ? undefined : JSON.parse(text);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new LoadError(reason);
  }
}
