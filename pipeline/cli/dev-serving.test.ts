// What `dev` answers, whatever is asked.
import { cpSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tries } from '../testing/at-scale.ts';
import { devSite, get, PIXEL, raw, servedOtherwise } from '../testing/dev-site.ts';
import { isAnswer, mutatedRequests, sendAll } from '../testing/mutated-requests.ts';

const dev = devSite();

test('serves every file that build writes, as it writes it', async () => {
  // Together they have all that a site may have.
  for (const name of ['postman', 'valid-constructions']) {
    const fixture = fileURLToPath(new URL(`../fixtures/${name}/content/`, import.meta.url));
    cpSync(fixture, path.join(dev.site.folder, 'content'), { recursive: true });
  }
  const { code, stdout } = await dev.site.call('build', '--base', '/fundos/');
  expect(code, stdout).toBe(0);
  const origin = await dev.start('--base', '/fundos/');
  const files = Object.keys(dev.site.hashes('dist')).filter((file) => !file.startsWith('.'));
  expect(
    files.filter((file) => /^(?:data|schemas)\/|\.(?:html|md|json|xml|txt|svg|png)$/.test(file)).length,
  ).toBeGreaterThan(50);
  expect(await servedOtherwise(origin, path.join(dev.site.folder, 'dist'), files, '/fundos/')).toEqual([]);
});

test('serves a page at each of its addresses, and everything under its type', async () => {
  const origin = await dev.start();
  for (const address of ['/docs/guia', '/docs/guia/', '/docs/guia/index.html', '/docs/guia?q=1']) {
    expect(await get(origin, address)).toMatchObject({
      type: 'text/html; charset=utf-8',
      text: expect.stringContaining('Passo a passo'),
    });
  }
  const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get(origin, '/')).text)?.[1] ?? '';
  for (const [address, type] of [
    ['/docs/guia.json', 'application/json; charset=utf-8'],
    ['/docs/guia.md', 'text/markdown; charset=utf-8'],
    ['/antigo', 'text/html; charset=utf-8'],
    ['/pixel.png', 'image/png'],
    [script, 'text/javascript; charset=utf-8'],
  ] as const)
    expect(await get(origin, address)).toMatchObject({ status: 200, type });
  for (const address of ['/nada', '/docs/nada.json', '/docs/nada.md', '/assets/nada.js', '/__docs-build']) {
    expect(await get(origin, address)).toMatchObject({ status: 404, text: expect.stringContaining('não encontrada') });
  }
});

test('answers any request, and lives on', async () => {
  dev.site.write({ 'secret.txt': 'secret', 'content/static/.hidden': 'secret' });
  symlinkSync('../../secret.txt', path.join(dev.site.folder, 'content/static/outside.txt'));
  const origin = await dev.start();
  const odd = [
    '/%E0%A4%A',
    '//docs/guia',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/%00',
    '/docs/%',
    '/?',
    '/#',
    '/outside.txt',
    '/.hidden',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
  ];
  for (const address of [...odd, '/constructor', '/__proto__', '/docs//guia', `/${'a'.repeat(5000)}`]) {
    const { status, body } = await raw(origin, address);
    expect([200, 404], address).toContain(status);
    expect(body.includes('secret'), address).toBe(false);
  }
  // What names no route is no page, however a browser would read it.
  for (const address of [
    '//docs/guia',
    '/docs//guia',
    '/docs/guia//',
    '/docs%2fguia',
    '/x/..%2fdocs/guia',
    '/docs/%5cguia',
  ])
    expect([address, (await raw(origin, address)).status]).toEqual([address, 404]);
  expect(await raw(origin, '/docs/guia', 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(await raw(origin, '/docs/guia', 'POST')).toMatchObject({ status: 405 });
  const requests = mutatedRequests(8, tries('test:servers', { some: 200, many: 10_000 }));
  const replies = await sendAll(Number(new URL(origin).port), requests);
  expect(replies.filter((reply) => reply.includes('secret') || !isAnswer(reply))).toEqual([]);
  expect((await raw(origin, '/docs/guia')).status).toBe(200);
});

test('a file that has gone away is a 500, not the end', async () => {
  const origin = await dev.start();
  // Unnoticed: the folder is moved as a whole, and asked for at once.
  renameSync(path.join(dev.site.folder, 'content/static'), path.join(dev.site.folder, 'elsewhere'));
  expect([404, 500]).toContain((await raw(origin, '/pixel.png')).status);
  expect((await raw(origin, '/docs/guia')).status).toBe(200);
});

test('a player gets the part of a file that it asks for', async () => {
  const origin = await dev.start();
  const part = async (range: string) => await raw(origin, '/pixel.png', 'GET', { range });
  expect(await part('bytes=1-3')).toEqual({ status: 206, body: Buffer.from('PNG') });
  expect(await part('bytes=60-')).toEqual({ status: 206, body: PIXEL.subarray(60) });
  expect(await part('bytes=-4')).toEqual({ status: 206, body: PIXEL.subarray(-4) });
  expect(await part('bytes=0-1,3-4')).toEqual({ status: 200, body: PIXEL });
  expect(await part('bytes=3-1')).toEqual({ status: 200, body: PIXEL });
  expect(await part('bytes=9999-')).toEqual({ status: 416, body: Buffer.alloc(0) });
});
