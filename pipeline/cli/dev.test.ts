// What a writer relies on while `dev` runs: every edit arrives, no mistake ends it.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mutatedRequests, sendAll } from '../testing/mutated-requests.ts';
import { SMALL_SITE, type Workspace, workspace } from '../testing/run-binary.ts';

const GUIDE = 'content/pages/docs/guia.md';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let site: Workspace;
let server: Awaited<ReturnType<Workspace['start']>> | undefined;
beforeEach(() => {
  site = workspace({
    ...SMALL_SITE,
    'content/pages/docs/_aviso.md': 'Aviso antigo.\n',
    'content/pages/docs/com-aviso.md': '# Com aviso\n\n::include{src="_aviso.md"}\n\n[início](/)\n',
    'content/static/pixel.png': PIXEL,
  });
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  site.remove();
});

async function start(...args: string[]): Promise<string> {
  server = await site.start('dev', '--port', '0', ...args);
  return server.origin;
}

interface Reply {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

async function get(origin: string, address: string): Promise<Reply> {
  const response = await fetch(new URL(address, origin), { redirect: 'manual' });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** Sends a path as it is: fetch would tidy it up. */
function raw(origin: string, path: string, method = 'GET', headers = {}): Promise<{ status: number; body: Buffer }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

/** Edits as they reach an open browser. */
async function listen(
  origin: string,
  base = '/',
): Promise<{ afterEdit(edit: () => void): Promise<unknown>; close(): void }> {
  const controller = new AbortController();
  const response = await fetch(new URL(`${base}__docs-build/events`, origin), { signal: controller.signal });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const waiting: ((event: unknown) => void)[] = [];
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) {
      for (const [, data] of Buffer.from(chunk)
        .toString()
        .matchAll(/^data: (.*)$/gm)) {
        for (const resolve of waiting.splice(0)) resolve(JSON.parse(data ?? ''));
      }
    }
  };
  void read().catch(() => undefined);
  return {
    afterEdit(edit) {
      const event = new Promise((resolve) => waiting.push(resolve));
      edit();
      return event;
    },
    close: () => controller.abort(),
  };
}

/** Some edits come in more than one step; what matters is where they end. */
async function until(claim: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await claim())) {
    if (Date.now() > deadline) throw new Error(`It did not come about. The program said:\n${server?.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const UPDATE = { type: 'update' };

test('serves every file that build writes, as it writes it', async () => {
  // Together they have all that a site may have.
  for (const name of ['postman', 'valid-constructions']) {
    const fixture = fileURLToPath(new URL(`../fixtures/${name}/content/`, import.meta.url));
    cpSync(fixture, path.join(site.folder, 'content'), { recursive: true });
  }
  const { code, stdout } = site.run('build', '--base', '/fundos/');
  expect(code, stdout).toBe(0);
  const origin = await start('--base', '/fundos/');
  const isLive = /<script type="module" src="[^"]*\/live-[^"]*"><\/script>\n?/;
  const files = Object.keys(site.hashes('dist')).filter((file) => !file.startsWith('.'));
  expect(
    files.filter((file) => /^(?:data|schemas)\/|\.(?:html|md|json|xml|txt|svg|png)$/.test(file)).length,
  ).toBeGreaterThan(50);
  for (const file of files) {
    const { status, body } = await raw(origin, `/fundos/${file.split('/').map(encodeURIComponent).join('/')}`);
    const isHtml = file.endsWith('.html');
    const served = isHtml ? Buffer.from(body.toString().replace(isLive, '')) : body;
    expect([file, status, served.equals(readFileSync(path.join(site.folder, 'dist', file)))]).toEqual([
      file,
      200,
      true,
    ]);
  }
});

test('serves a page at each of its addresses, and everything under its type', async () => {
  const origin = await start();
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
  const origin = await start();
  const odd = [
    '/%E0%A4%A',
    '//docs/guia',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/%00',
    '/docs/%',
    '/?',
    '/#',
  ];
  for (const address of [...odd, '/constructor', '/__proto__', '/docs//guia', `/${'a'.repeat(5000)}`]) {
    const { status } = await raw(origin, address);
    expect([200, 404], address).toContain(status);
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
  await sendAll(Number(new URL(origin).port), mutatedRequests(8, 500));
  expect((await raw(origin, '/docs/guia')).status).toBe(200);
});

test('a file that has gone away is a 500, not the end', async () => {
  const origin = await start();
  // Unnoticed: the folder is moved as a whole, and asked for at once.
  renameSync(path.join(site.folder, 'content/static'), path.join(site.folder, 'elsewhere'));
  expect([404, 500]).toContain((await raw(origin, '/pixel.png')).status);
  expect((await raw(origin, '/docs/guia')).status).toBe(200);
});

test('a player gets the part of a file that it asks for', async () => {
  const origin = await start();
  const part = async (range: string) => await raw(origin, '/pixel.png', 'GET', { range });
  expect(await part('bytes=1-3')).toEqual({ status: 206, body: Buffer.from('PNG') });
  expect(await part('bytes=60-')).toEqual({ status: 206, body: PIXEL.subarray(60) });
  expect(await part('bytes=-4')).toEqual({ status: 206, body: PIXEL.subarray(-4) });
  expect(await part('bytes=0-1,3-4')).toEqual({ status: 200, body: PIXEL });
  expect(await part('bytes=3-1')).toEqual({ status: 200, body: PIXEL });
  expect(await part('bytes=9999-')).toEqual({ status: 416, body: Buffer.alloc(0) });
});

describe('an edit arrives in the open browser:', () => {
  const text = async (origin: string, address: string): Promise<string> => (await get(origin, address)).text;

  test('of a page, of a part it includes, of site.yaml and of sidebar.yaml', async () => {
    const origin = await start();
    const { afterEdit, close } = await listen(origin);
    expect(await afterEdit(() => site.write({ [GUIDE]: '# Guia novo\n\n## Passo a passo\n' }))).toEqual(UPDATE);
    await until(async () => (await text(origin, '/docs/guia.json')).includes('Guia novo'));
    expect(
      await afterEdit(() => site.write({ 'content/pages/docs/_aviso.md': 'Aviso recente.\n\n![ponto](/pixel.png)\n' })),
    ).toEqual(UPDATE);
    await until(async () => (await text(origin, '/docs/com-aviso')).includes('Aviso recente'));
    expect(await afterEdit(() => site.write({ 'content/site.yaml': 'title: Outro nome\n' }))).toEqual(UPDATE);
    await until(async () => (await text(origin, '/nav.json')).includes('Outro nome'));
    expect(
      await afterEdit(() => site.write({ 'content/sidebar.yaml': '- label: Grupo\n  items: [/docs/guia]\n' })),
    ).toEqual(UPDATE);
    await until(async () => (await text(origin, '/nav.json')).includes('Grupo'));
    close();
  });

  test('of a page that is added, in a folder that is new, and of one that is removed', async () => {
    const origin = await start();
    const { afterEdit, close } = await listen(origin);
    expect(
      await afterEdit(() => site.write({ 'content/pages/nova/pasta/pagina.md': '# Pagina nova\n\n[início](/)\n' })),
    ).toEqual(UPDATE);
    await until(async () => (await get(origin, '/nova/pasta/pagina')).status === 200);
    expect(await afterEdit(() => site.write({ 'content/pages/nova/pasta/pagina.md': '# Mudou\n' }))).toEqual(UPDATE);
    await until(async () => (await text(origin, '/nova/pasta/pagina')).includes('Mudou'));
    expect(await afterEdit(() => site.write({ 'content/pages/nova': null }))).toEqual(UPDATE);
    await until(async () => (await get(origin, '/nova/pasta/pagina')).status === 404);
    close();
  });

  test('by an editor that replaces the file, again and again', async () => {
    const origin = await start();
    const { afterEdit, close } = await listen(origin);
    for (const title of ['Um', 'Dois', 'Três']) {
      const edit = (): void => {
        site.write({ 'content/pages/docs/.guia.md.swp': `# ${title}\n\n## Passo a passo\n` });
        renameSync(path.join(site.folder, 'content/pages/docs/.guia.md.swp'), path.join(site.folder, GUIDE));
      };
      expect(await afterEdit(edit)).toEqual(UPDATE);
      await until(async () => (await text(origin, '/docs/guia')).includes(`${title}</h1>`));
    }
    close();
  });

  test('by a program that writes a file in two steps', async () => {
    const origin = await start();
    for (const title of ['Um', 'Dois', 'Três']) {
      site.write({ [GUIDE]: '' });
      // Just when the first step has been taken for the whole.
      await new Promise((resolve) => setTimeout(resolve, 30));
      site.write({ [GUIDE]: `# ${title}\n\n## Passo a passo\n` });
      await until(async () => (await text(origin, '/docs/guia')).includes(`${title}</h1>`));
    }
  });

  test('of an image', async () => {
    const origin = await start();
    const { afterEdit, close } = await listen(origin);
    const larger = Buffer.concat([PIXEL, Buffer.from('more')]);
    expect(await afterEdit(() => site.write({ 'content/static/pixel.png': larger }))).toEqual(UPDATE);
    await until(async () => (await raw(origin, '/pixel.png')).body.equals(larger));
    close();
  });

  test('of what a link leads to, and of where it leads, in a folder that is a link itself', async () => {
    const link = (from: string, to: string): void => symlinkSync(to, path.join(site.folder, from));
    site.write({ 'content/guias/um.md': '# Um\n', 'content/guias/pasta/dois.md': '# Dois\n', 'fora/x.md': '# X\n' });
    link('ligado', 'content');
    link('content/pages/um.md', '../guias/um.md');
    link('content/pages/pasta', '../guias/pasta');
    link('content/pages/fora', '../../fora');
    const origin = await start('--content', 'ligado');
    expect(server?.output()).toContain('The symbolic link "pages/fora" leads out of the content folder.');
    const { afterEdit, close } = await listen(origin);
    expect(await afterEdit(() => site.write({ 'content/guias/um.md': '# Um novo\n' }))).toEqual(UPDATE);
    await until(async () => (await text(origin, '/um')).includes('Um novo'));
    expect(await afterEdit(() => site.write({ 'content/guias/pasta/dois.md': '# Dois novos\n' }))).toEqual(UPDATE);
    await until(async () => (await text(origin, '/pasta/dois')).includes('Dois novos'));
    site.write({ 'content/pages/um.md': null });
    link('content/pages/um.md', '../guias/pasta/dois.md');
    await until(async () => (await text(origin, '/um')).includes('Dois novos'));
    close();
  });

  test('of none, when an editor only keeps its own files', async () => {
    const origin = await start();
    const { afterEdit, close } = await listen(origin);
    site.write({ 'content/pages/docs/.guia.md.swp': 'x', 'content/pages/docs/guia.md~': 'x' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server?.output().match(/pages checked/g)).toHaveLength(1);
    expect(await afterEdit(() => site.write({ [GUIDE]: '# Depois\n\n## Passo a passo\n' }))).toEqual(UPDATE);
    close();
  });
});

describe('a mistake is shown, and the server lives on:', () => {
  test('in a page', async () => {
    const origin = await start();
    site.write({ [GUIDE]: '# Guia\n\n## Passo a passo\n\n[x](/docs/gia)\n' });
    await until(async () => server?.output().includes('content/pages/docs/guia.md:5:5  error') ?? false);
    expect(server?.output()).toContain('Did you mean "/docs/guia"?');
    expect((await get(origin, '/docs/guia')).status).toBe(200);
  });

  test('in site.yaml, until it is mended', async () => {
    const origin = await start();
    site.write({ 'content/site.yaml': 'title: "aberto\nnavbar: [\n' });
    await until(async () => server?.output().includes('content/site.yaml:1:8  error') ?? false);
    expect((await get(origin, '/docs/guia')).status).toBe(200);
    site.write({ 'content/site.yaml': 'title: Consertado\n' });
    await until(async () => (await get(origin, '/nav.json')).text.includes('Consertado'));
  });

  test('when the content has no page for a moment', async () => {
    const origin = await start();
    const content = path.join(site.folder, 'content/pages');
    renameSync(content, path.join(site.folder, 'aside'));
    await until(async () => server?.output().includes('holds no page') ?? false);
    expect((await get(origin, '/docs/guia')).status).toBe(200);
    mkdirSync(content);
    site.write({ 'content/pages/index.md': '# De volta\n' });
    await until(async () => (await get(origin, '/')).text.includes('De volta'));
  });

  test('when the whole content folder is replaced', async () => {
    const origin = await start();
    rmSync(path.join(site.folder, 'content'), { recursive: true });
    await until(async () => /There is no content folder|holds no page/.test(server?.output() ?? ''));
    site.write({ 'content/pages/index.md': '# De volta\n', 'content/site.yaml': 'title: Outro\n' });
    await until(async () => (await get(origin, '/')).text.includes('De volta'));
    site.write({ 'content/pages/index.md': '# E mais uma vez\n' });
    await until(async () => (await get(origin, '/')).text.includes('E mais uma vez'));
  });
});

test('everything stands under the base, live updates included', async () => {
  const origin = await start('--base', 'fundos');
  expect((await get(origin, '/fundos/docs/guia')).text).toContain('href="/fundos/');
  expect(await raw(origin, '/fundos')).toMatchObject({ status: 301 });
  expect((await get(origin, '/docs/guia')).status).toBe(404);
  const { afterEdit, close } = await listen(origin, '/fundos/');
  expect(await afterEdit(() => site.write({ [GUIDE]: '# Novo\n\n## Passo a passo\n' }))).toEqual(UPDATE);
  close();
});

test('ends with 0 when interrupted, with a browser open', async () => {
  const origin = await start();
  const { close } = await listen(origin);
  expect(await server?.stop()).toBe(0);
  server = undefined;
  close();
});

test('a port that is taken ends with 2 and one line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await site.runBeside('dev', '--host', '127.0.0.1', '--port', String(port))).toMatchObject({
    code: 2,
    stderr: `Port ${port} is taken. Name another with --port.\n`,
  });
  other.close();
});

test('a folder without content ends with 2', async () => {
  expect(await site.runBeside('dev', '--content', 'nowhere')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no content folder "nowhere"'),
  });
});
