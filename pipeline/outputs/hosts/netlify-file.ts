import type { HostedSite } from './hosted-site.ts';
import { KEPT_FOR_EVER, SENT_HEADERS } from './sent-headers.ts';

/** `_headers`, for Netlify and those that read the same. They know types, 404.html and how to compress; all else is asked about. */
export function netlifyFile({ base }: HostedSite): string {
  const rule = (path: string, headers: typeof SENT_HEADERS): string =>
    [base + path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  // What two rules say of one header is put together: each header stands in one.
  return rule('*', SENT_HEADERS) + rule('assets/*', [['Cache-Control', KEPT_FOR_EVER]]);
}
