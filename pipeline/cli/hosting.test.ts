// What `build` writes for hosts alone, on request.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMALL_SITE, type Workspace, workspace } from '../testing/run-binary.ts';

const BUILD = ['build', '--base', '/docs/'];
let site: Workspace;
let plain: Record<string, string>;
beforeAll(async () => {
  site = workspace({ ...SMALL_SITE, 'content/static/klein.bin': 'x', 'content/static/eigen.csv': 'a;b\n'.repeat(500) });
  site.write({ 'content/static/eigen.csv.gz': 'of its own' });
  expect(await site.call(...BUILD)).toMatchObject({ code: 0 });
  plain = site.hashes('dist');
});
afterAll(() => site.remove());

const bytes = (file: string): Buffer => readFileSync(path.join(site.folder, 'dist', file));

test.each([
  ['nginx', '.nginx.conf', /^location \/docs\/ \{.*^ {2}error_page 403 404 =404 \/docs\/404\.html;$/ms],
  ['apache', '.htaccess', /^ErrorDocument 404 \/docs\/404\.html$/m],
  ['netlify', '_headers', /^\/docs\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m],
])('--headers %s adds its file and nothing else', async (host, file, text) => {
  expect(await site.call(...BUILD, '--headers', host)).toMatchObject({ code: 0 });
  expect(site.read(`dist/${file}`)).toMatch(text);
  expect(site.read(`dist/${file}`)).toContain("script-src 'self'");
  const { [file]: _, ...others } = site.hashes('dist');
  expect(others).toEqual(plain);
});

test('--compress puts Brotli and gzip beside each text that is not small, and beside nothing that is old', async () => {
  expect(await site.call(...BUILD, '--compress')).toMatchObject({ code: 0 });
  const compressed = site.hashes('dist');
  const ends = { '.br': brotliDecompressSync, '.gz': gunzipSync };
  for (const file of Object.keys(plain)) {
    const isText = /\.(?:html|json|md|csv|txt|xml|js|css|svg)$/.test(file) && bytes(file).length >= 1000;
    for (const [end, decompress] of Object.entries(ends)) {
      if (file + end in plain) continue;
      expect([file + end, file + end in compressed]).toEqual([file + end, isText]);
      if (isText) expect([file, decompress(bytes(file + end)).equals(bytes(file))]).toEqual([file, true]);
    }
  }
  expect(site.read('dist/eigen.csv.gz')).toBe('of its own');

  // As a run leaves it that is killed between the two.
  const stale = bytes('index.html.br');
  site.write({ 'dist/docs/guia/index.html.br': stale, 'dist/docs/guia/index.html.gz': 'cut' });
  const again = await site.call(...BUILD, '--compress');
  expect(again.stdout).toContain('2 written');
  expect(site.hashes('dist')).toEqual(compressed);
  expect((await site.call(...BUILD, '--compress')).stdout).toContain('0 written');
});

test('without the options their files are gone', async () => {
  expect(await site.call(...BUILD, '--compress', '--headers', 'nginx')).toMatchObject({ code: 0 });
  expect(await site.call(...BUILD)).toMatchObject({ code: 0 });
  expect(site.hashes('dist')).toEqual(plain);
});

test('a host that is not known is named with those that are', async () => {
  const { code, stderr } = await site.call('build', '--headers', 'iis');
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/'iis' is invalid. Allowed choices are nginx, apache, netlify/),
  ]);
});
