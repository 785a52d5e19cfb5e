import { encodePath } from '../../schemas/paths.ts';
import { UsageError } from '../read/usage-error.ts';

/** Milliseconds after which a host is taken not to answer. */
const PATIENCE = 30_000;

/** Reads the files of a published site; undefined for one that is not there. Throws a UsageError where the host fails. */
export function siteOnHost(address: string): (file: string) => Promise<Uint8Array | undefined> {
  const root = address.endsWith('/') ? address : `${address}/`;
  return async (file) => {
    const url = root + encodePath(file);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new UsageError(`${url} was answered with ${response.status}.`);
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const { cause, message } = error as Error;
      throw new UsageError(`${url} cannot be read: ${cause instanceof Error ? cause.message : message}.`);
    }
  };
}
