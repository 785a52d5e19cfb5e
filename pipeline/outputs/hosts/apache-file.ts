import type { HostedSite } from './hosted-site.ts';
import { ASKED_ABOUT, KEPT_FOR_EVER, SENT_HEADERS } from './sent-headers.ts';

/** `.htaccess`, for a folder in which Apache may be told everything (AllowOverride All). */
export function apacheFile({ base, trailingSlash, compress, types }: HostedSite): string {
  const texts = [...types].filter(([, type]) => type.includes('charset='));
  const ends = texts.map(([end]) => end).join('|');
  const kinds = [...new Set(texts.map(([, type]) => type.split(';')[0]))].join(' ');
  return [
    '# Written by docs-build.',
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    `ErrorDocument 403 ${base}404.html`,
    `ErrorDocument 404 ${base}404.html`,
    ...[...types].map(([end, type]) => `AddType "${type}" .${end}`),
    '<IfModule mod_headers.c>',
    ...SENT_HEADERS.map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  Header set Cache-Control "${ASKED_ABOUT}"`,
    `  <If "%{REQUEST_URI} =~ m#^${base}assets/#">`,
    `    Header set Cache-Control "${KEPT_FOR_EVER}"`,
    '  </If>',
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,END]',
    ...(trailingSlash ? [] : withoutSlash(base)),
    ...(compress ? chosenCodings(ends) : []),
    '</IfModule>',
    ...(compress
      ? sentCodings(ends)
      : ['<IfModule mod_deflate.c>', `  AddOutputFilterByType DEFLATE ${kinds}`, '</IfModule>']),
    '',
  ].join('\n');
}

/** Pages have no slash at the end: with one, the reader is sent on. */
const withoutSlash = (base: string): string[] => [
  // The folder of the site itself is the one that rules in it say nothing about.
  `  <If "%{REQUEST_URI} != '${base.slice(0, -1)}'">`,
  '    DirectorySlash Off',
  '  </If>',
  `  RewriteRule ^(.+)/$ ${base}$1 [R=301,END]`,
  '  RewriteCond %{REQUEST_FILENAME}/index.html -f',
  '  RewriteRule ^(.+)$ $1/index.html',
];

/** What the browser takes, unless with the quality 0. */
const takes = (coding: string): string =>
  `  RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${coding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))" [NC]`;

const chosenCodings = (ends: string): string[] =>
  [
    ['br', 'br'],
    ['gzip', 'gz'],
  ].flatMap(([coding = '', end]) => [
    takes(coding),
    `  RewriteCond %{REQUEST_FILENAME}.${end} -f`,
    `  RewriteRule ^(.+\\.(?:${ends}))$ $1.${end} [E=no-gzip:1,E=no-brotli:1,END]`,
  ]);

const sentCodings = (ends: string): string[] => [
  `<FilesMatch "\\.(?:${ends})\\.br$">`,
  '  AddEncoding br .br',
  '  RemoveLanguage .br',
  '</FilesMatch>',
  `<FilesMatch "\\.(?:${ends})\\.gz$">`,
  '  AddEncoding gzip .gz',
  '  RemoveType .gz',
  '</FilesMatch>',
  '<IfModule mod_headers.c>',
  `  <FilesMatch "\\.(?:${ends})(?:\\.br|\\.gz)?$">`,
  '    Header append Vary Accept-Encoding',
  '  </FilesMatch>',
  '</IfModule>',
];
