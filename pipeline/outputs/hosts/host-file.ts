// A file by which a host sends what the site needs: its policy, types, how long it may be kept, and its addresses.
import { apacheFile } from './apache-file.ts';
import type { Host, HostedSite } from './hosted-site.ts';
import { netlifyFile } from './netlify-file.ts';
import { nginxFile } from './nginx-file.ts';
import { typesOf } from './types-of.ts';

type HostFile = readonly [path: string, text: (site: HostedSite) => string];

const FILES: Readonly<Record<Host, HostFile>> = {
  nginx: ['.nginx.conf', nginxFile],
  apache: ['.htaccess', apacheFile],
  netlify: ['_headers', netlifyFile],
};

/** Whether a file of the output is for the host and nobody else. */
export const isHostFile = (path: string): boolean => Object.values(FILES).some(([name]) => name === path);

/** Where the file of a host stands, and what it says of what is published. */
export function hostFile(
  host: Host,
  site: Omit<HostedSite, 'types'>,
  published: () => Iterable<string>,
): readonly [path: string, text: () => string] {
  const [path, text] = FILES[host];
  return [path, () => text({ ...site, types: typesOf(published()) })];
}
