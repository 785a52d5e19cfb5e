// What a writer relies on while `dev` runs: every edit arrives, no mistake ends it.
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { devSite, get, listen, PIXEL, raw, UPDATE } from '../testing/dev-site.ts';

const GUIDE = 'content/pages/docs/guia.md';

const dev = devSite();

describe('an edit arrives in the open browser:', () => {
  const text = async (origin: string, address: string): Promise<string> => (await get(origin, address)).text;

  test('of a page, of a part it includes, of site.yaml and of sidebar.yaml', async () => {
    const origin = await dev.start();
    const { afterEdit, close } = await listen(origin);
    expect(await afterEdit(() => dev.site.write({ [GUIDE]: '# Guia novo\n\n## Passo a passo\n' }))).toEqual(UPDATE);
    await dev.until(async () => (await text(origin, '/docs/guia.json')).includes('Guia novo'));
    expect(
      await afterEdit(() =>
        dev.site.write({ 'content/pages/docs/_aviso.md': 'Aviso recente.\n\n![ponto](/pixel.png)\n' }),
      ),
    ).toEqual(UPDATE);
    await dev.until(async () => (await text(origin, '/docs/com-aviso')).includes('Aviso recente'));
    expect(await afterEdit(() => dev.site.write({ 'content/site.yaml': 'title: Outro nome\n' }))).toEqual(UPDATE);
    await dev.until(async () => (await text(origin, '/nav.json')).includes('Outro nome'));
    expect(
      await afterEdit(() => dev.site.write({ 'content/sidebar.yaml': '- label: Grupo\n  items: [/docs/guia]\n' })),
    ).toEqual(UPDATE);
    await dev.until(async () => (await text(origin, '/nav.json')).includes('Grupo'));
    close();
  });

  test('of a page that is added, in a folder that is new, and of one that is removed', async () => {
    const origin = await dev.start();
    const { afterEdit, close } = await listen(origin);
    expect(
      await afterEdit(() => dev.site.write({ 'content/pages/nova/pasta/pagina.md': '# Pagina nova\n\n[início](/)\n' })),
    ).toEqual(UPDATE);
    await dev.until(async () => (await get(origin, '/nova/pasta/pagina')).status === 200);
    expect(await afterEdit(() => dev.site.write({ 'content/pages/nova/pasta/pagina.md': '# Mudou\n' }))).toEqual(
      UPDATE,
    );
    await dev.until(async () => (await text(origin, '/nova/pasta/pagina')).includes('Mudou'));
    expect(await afterEdit(() => dev.site.write({ 'content/pages/nova': null }))).toEqual(UPDATE);
    await dev.until(async () => (await get(origin, '/nova/pasta/pagina')).status === 404);
    close();
  });

  test('by an editor that replaces the file, again and again', async () => {
    const origin = await dev.start();
    const { afterEdit, close } = await listen(origin);
    for (const title of ['Um', 'Dois', 'Três']) {
      const edit = (): void => {
        dev.site.write({ 'content/pages/docs/.guia.md.swp': `# ${title}\n\n## Passo a passo\n` });
        renameSync(path.join(dev.site.folder, 'content/pages/docs/.guia.md.swp'), path.join(dev.site.folder, GUIDE));
      };
      expect(await afterEdit(edit)).toEqual(UPDATE);
      await dev.until(async () => (await text(origin, '/docs/guia')).includes(`${title}</h1>`));
    }
    close();
  });

  test('by a program that writes a file in two steps', async () => {
    const origin = await dev.start();
    for (const title of ['Um', 'Dois', 'Três']) {
      dev.site.write({ [GUIDE]: '' });
      // Just when the first step has been taken for the whole.
      await new Promise((resolve) => setTimeout(resolve, 30));
      dev.site.write({ [GUIDE]: `# ${title}\n\n## Passo a passo\n` });
      await dev.until(async () => (await text(origin, '/docs/guia')).includes(`${title}</h1>`));
    }
  });

  test('of an image', async () => {
    const origin = await dev.start();
    const { afterEdit, close } = await listen(origin);
    const larger = Buffer.concat([PIXEL, Buffer.from('more')]);
    expect(await afterEdit(() => dev.site.write({ 'content/static/pixel.png': larger }))).toEqual(UPDATE);
    await dev.until(async () => (await raw(origin, '/pixel.png')).body.equals(larger));
    close();
  });

  test('of what a link leads to, and of where it leads, in a folder that is a link itself', async () => {
    const link = (from: string, to: string): void => symlinkSync(to, path.join(dev.site.folder, from));
    dev.site.write({
      'content/guias/um.md': '# Um\n',
      'content/guias/pasta/dois.md': '# Dois\n',
      'fora/x.md': '# X\n',
    });
    link('ligado', 'content');
    link('content/pages/um.md', '../guias/um.md');
    link('content/pages/pasta', '../guias/pasta');
    link('content/pages/fora', '../../fora');
    const origin = await dev.start('--content', 'ligado');
    expect(dev.output()).toContain('The symbolic link "pages/fora" leads out of the content folder.');
    const { afterEdit, close } = await listen(origin);
    expect(await afterEdit(() => dev.site.write({ 'content/guias/um.md': '# Um novo\n' }))).toEqual(UPDATE);
    await dev.until(async () => (await text(origin, '/um')).includes('Um novo'));
    expect(await afterEdit(() => dev.site.write({ 'content/guias/pasta/dois.md': '# Dois novos\n' }))).toEqual(UPDATE);
    await dev.until(async () => (await text(origin, '/pasta/dois')).includes('Dois novos'));
    dev.site.write({ 'content/pages/um.md': null });
    link('content/pages/um.md', '../guias/pasta/dois.md');
    await dev.until(async () => (await text(origin, '/um')).includes('Dois novos'));
    close();
  });

  test('of none, when an editor only keeps its own files', async () => {
    const origin = await dev.start();
    const { afterEdit, close } = await listen(origin);
    dev.site.write({ 'content/pages/docs/.guia.md.swp': 'x', 'content/pages/docs/guia.md~': 'x' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(dev.output().match(/pages checked/g)).toHaveLength(1);
    expect(await afterEdit(() => dev.site.write({ [GUIDE]: '# Depois\n\n## Passo a passo\n' }))).toEqual(UPDATE);
    close();
  });
});

describe('a mistake is shown, and the server lives on:', () => {
  test('in a page', async () => {
    const origin = await dev.start();
    dev.site.write({ [GUIDE]: '# Guia\n\n## Passo a passo\n\n[x](/docs/gia)\n' });
    await dev.until(() => dev.output().includes('content/pages/docs/guia.md:5:5  error'));
    expect(dev.output()).toContain('Did you mean "/docs/guia"?');
    expect((await get(origin, '/docs/guia')).status).toBe(200);
  });

  test('in site.yaml, until it is mended', async () => {
    const origin = await dev.start();
    dev.site.write({ 'content/site.yaml': 'title: "aberto\nnavbar: [\n' });
    await dev.until(() => dev.output().includes('content/site.yaml:1:8  error'));
    expect((await get(origin, '/docs/guia')).status).toBe(200);
    dev.site.write({ 'content/site.yaml': 'title: Consertado\n' });
    await dev.until(async () => (await get(origin, '/nav.json')).text.includes('Consertado'));
  });

  test('when the content has no page for a moment', async () => {
    const origin = await dev.start();
    const content = path.join(dev.site.folder, 'content/pages');
    renameSync(content, path.join(dev.site.folder, 'aside'));
    await dev.until(() => dev.output().includes('holds no page'));
    expect((await get(origin, '/docs/guia')).status).toBe(200);
    mkdirSync(content);
    dev.site.write({ 'content/pages/index.md': '# De volta\n' });
    await dev.until(async () => (await get(origin, '/')).text.includes('De volta'));
  });

  test('when the whole content folder is replaced', async () => {
    const origin = await dev.start();
    rmSync(path.join(dev.site.folder, 'content'), { recursive: true });
    await dev.until(() => /There is no content folder|holds no page/.test(dev.output()));
    dev.site.write({ 'content/pages/index.md': '# De volta\n', 'content/site.yaml': 'title: Outro\n' });
    await dev.until(async () => (await get(origin, '/')).text.includes('De volta'));
    dev.site.write({ 'content/pages/index.md': '# E mais uma vez\n' });
    await dev.until(async () => (await get(origin, '/')).text.includes('E mais uma vez'));
  });
});

test('a field list with a fault leaves its page readable, and says where it is', async () => {
  dev.site.write({
    'content/fields/pedido.yaml':
      'title: Pedido\nroot: object\nfields:\n  - { name: a, type: int, required: always }\n',
    [GUIDE]:
      '# Guia\n\n## Passo a passo\n\nAntes da lista.\n\n::field-list{src="/fields/pedido.yaml"}\n\nDepois da lista.\n',
  });
  const origin = await dev.start();
  const { status, text } = await get(origin, '/docs/guia');
  expect(status).toBe(200);
  expect(text).toMatch(/Antes da lista[\s\S]*Depois da lista/);
  const problems = JSON.parse((await get(origin, '/__docs-build/problems')).text);
  expect(problems).toEqual([
    {
      place: 'content/fields/pedido.yaml:4:22',
      message: expect.stringContaining('not "int"'),
      hint: 'Write "integer".',
    },
  ]);
});

test('--host of all addresses prints those that lead here', async () => {
  const origin = await dev.startBinary('--host', '0.0.0.0');
  expect(origin).toMatch(/^http:\/\/localhost:\d+/);
  const addresses = [...dev.output().matchAll(/^From other machines: (http:\S+)$/gm)].map(
    ([, address = '']) => address,
  );
  for (const address of [origin, ...addresses]) expect((await get(address, '/docs/guia')).status).toBe(200);
  expect(dev.output()).not.toContain('0.0.0.0');
});

test('everything stands under the base, live updates included', async () => {
  const origin = await dev.start('--base', 'fundos');
  expect((await get(origin, '/fundos/docs/guia')).text).toContain('href="/fundos/');
  expect(await raw(origin, '/fundos')).toMatchObject({ status: 301 });
  expect((await get(origin, '/docs/guia')).status).toBe(404);
  const { afterEdit, close } = await listen(origin, '/fundos/');
  expect(await afterEdit(() => dev.site.write({ [GUIDE]: '# Novo\n\n## Passo a passo\n' }))).toEqual(UPDATE);
  close();
});

test('ends with 0 when interrupted, with a browser open', async () => {
  const origin = await dev.startBinary();
  const { close } = await listen(origin);
  expect(await dev.stop()).toBe(0);
  close();
});

test('a port that is taken ends with 2 and one line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await dev.site.call('dev', '--host', '127.0.0.1', '--port', String(port))).toMatchObject({
    code: 2,
    stderr: `Port ${port} is taken. Name another with --port.\n`,
  });
  other.close();
});

test('a folder without content ends with 2', async () => {
  expect(await dev.site.call('dev', '--content', 'nowhere')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no content folder "nowhere"'),
  });
});
