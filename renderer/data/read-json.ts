// The one way a file of the site is fetched and read.

/** Why an address gave no answer of use. A lost connection and a failing host need different words. */
export class LoadError extends Error {
  readonly reason: 'offline' | 'server';
  constructor(reason: 'offline' | 'server', options?: ErrorOptions) {
    super(`load failed: ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * Fetches JSON. Undefined means that the host has no such file; some static hosts say so with 200 and a page of HTML,
 * so the content type counts, not the status alone.
 */
export async function readJson(href: string, options: RequestInit = {}): Promise<unknown> {
  const response = await fetch(href, options).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw new LoadError('offline', { cause });
  });
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new LoadError('server');
  if (!(response.headers.get('content-type') ?? '').includes('json')) return undefined;
  return response.json().catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw new LoadError('server', { cause });
  });
}
