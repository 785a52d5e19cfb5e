import type { HostedSite } from './hosted-site.ts';
import { ASKED_ABOUT, KEPT_FOR_EVER, SENT_HEADERS } from './sent-headers.ts';

/** `.nginx.conf`, which a server block includes whose root holds the site at its base. */
export function nginxFile({ base, trailingSlash, compress, types }: HostedSite): string {
  const texts = [...types.values()].filter((type) => type.includes('charset=')).map((type) => type.split(';')[0]);
  // HTML is always among what nginx compresses, and it complains to be told.
  const kinds = [...new Set(texts)].filter((type) => type !== 'text/html').join(' ');
  const everywhere = [
    'absolute_redirect off;',
    // A folder without a page of its own is nothing that a reader may not see.
    `error_page 403 404 =404 ${base}404.html;`,
    'types {',
    ...[...types].map(([end, type]) => `  ${type.split(';')[0]} ${end};`),
    '}',
    'charset utf-8;',
    `charset_types ${kinds};`,
    ...(compress ? ['gzip_static on;'] : ['gzip on;', 'gzip_min_length 1000;', `gzip_types ${kinds};`]),
    'gzip_vary on;',
    ...SENT_HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;`),
  ];
  // The address as it was asked for, for nginx leaves letters in redirects undecoded; and not one that begins like another host.
  const pages = trailingSlash
    ? ['try_files $uri $uri/ =404;']
    : [
        `if ($request_uri ~ "^(${base}[\\w%.~-][^?]*?)/+(\\?.*)?$") { return 301 $1$2; }`,
        'try_files $uri $uri/index.html =404;',
      ];
  return [
    '# Written by docs-build. Include it in a server block whose root holds the site at its base.\n',
    base === '/'
      ? ''
      : location(`= ${base.slice(0, -1)}`, ['absolute_redirect off;', `return 301 ${base}$is_args$args;`]),
    location(base, [...everywhere, `add_header Cache-Control "${ASKED_ABOUT}" always;`, ...pages]),
    location(`^~ ${base}assets/`, [
      ...everywhere,
      // Not of what is missing, which a later build may bring.
      `add_header Cache-Control "${KEPT_FOR_EVER}";`,
      'try_files $uri =404;',
    ]),
    location(`~ ^${base}(?:.*/)?\\.(?!well-known/)`, [`error_page 404 ${base}404.html;`, 'return 404;']),
  ].join('');
}

const location = (path: string, lines: readonly string[]): string =>
  `location ${path} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
