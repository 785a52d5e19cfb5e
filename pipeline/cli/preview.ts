import { statSync } from 'node:fs';
import path from 'node:path';
import { noSiteIn } from '../read/usage-error.ts';
import { announce, type ServeOptions, serve, servedUntilInterrupted } from './serve.ts';
import { staticHost } from './static-host.ts';

export interface PreviewOptions extends ServeOptions {
  readonly out: string;
  readonly base: string;
}

/** Serves what build wrote, until interrupted. Returns the exit code. */
export async function preview({ out, base, host, port }: PreviewOptions): Promise<number> {
  if (!statSync(path.join(out, 'index.html'), { throwIfNoEntry: false })) throw noSiteIn(out);
  const serving = await serve(staticHost(out, base), { host, port });
  announce(`"${out}"`, serving, base);
  await servedUntilInterrupted(serving);
  return 0;
}
