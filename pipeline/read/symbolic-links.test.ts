// A link is followed where it leads to something of the content folder, and is a finding where it does not.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileSite } from '../compile.ts';
import { type StampedHashes, textHashes } from '../workers/text-hashes.ts';
import { readContent } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-links-'));
  write({ 'content/site.yaml': 'title: T\nrules: { page-orphan: off }\n', 'content/pages/index.md': '# Início\n' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

function link(from: string, to: string): void {
  mkdirSync(path.dirname(path.join(folder, from)), { recursive: true });
  rmSync(path.join(folder, from), { force: true });
  symlinkSync(to, path.join(folder, from));
}

async function compiled(content = 'content') {
  const { diagnostics, routes, outputs, nav, document } = await compileSite(
    await readContent(path.join(folder, content)),
  );
  return {
    problems: diagnostics.map(({ rule, sourcePath, message, hint }) => `${sourcePath} ${rule}: ${message} ${hint}`),
    routes,
    outputs: [...outputs.keys()],
    nav,
    document,
  };
}

test('a link to a file of any kind is that file', async () => {
  const api = `title: API
server: { address: "<hub>", variable: HUB, example: https://hub.example }
operations: [{ id: x, title: X, method: GET, path: /v1, answers: [{ status: 200, description: Sim. }] }]
`;
  write({
    'content/deposito/site.yaml': 'title: Ligado\nrules: { page-orphan: off, operation-without-request: off }\n',
    'content/deposito/sidebar.yaml': '- /guia\n',
    'content/deposito/guia.md': '# Guia\n\n::include{src="./_parte.md"}\n\n::field-list{src="/fields/p.yaml"}\n',
    'content/deposito/parte.md': 'Da parte.\n',
    'content/deposito/p.yaml': 'title: P\nroot: object\nfields: [{ name: v, type: number, required: always }]\n',
    'content/deposito/api.yaml': api,
    'content/deposito/hub.json': '{ "info": { "name": "H", "schema": "v2.1" }, "item": [] }',
    'content/deposito/um.json': '{"v":1}',
  });
  for (const [from, to] of [
    ['site.yaml', 'deposito/site.yaml'],
    ['sidebar.yaml', './deposito/sidebar.yaml'],
    ['pages/guia.md', '../deposito/guia.md'],
    ['pages/_parte.md', '../deposito/parte.md'],
    ['fields/p.yaml', '../deposito/p.yaml'],
    ['operations/api.yaml', '../deposito/api.yaml'],
    ['postman/hub.json', '../deposito/hub.json'],
    ['examples/um.json', '../deposito/um.json'],
    ['static/um.json', path.join(folder, 'content/deposito/um.json')],
  ] as const)
    link(`content/${from}`, to);
  const { problems, routes, outputs, nav, document } = await compiled();
  expect(problems).toEqual([]);
  expect(nav).toMatchObject({ site: { title: 'Ligado' }, sidebar: [{ route: '/guia', label: 'Guia' }] });
  expect(routes).toEqual(['/', '/guia']);
  expect(JSON.stringify(await document('/guia'))).toMatch(/Da parte\..*doc-field-list/);
  expect(outputs).toEqual(
    expect.arrayContaining(['um.json', 'data/examples/um.json', 'data/postman/hub.json', 'data/operations/api.json']),
  );
});

test('a link to a folder is that folder, links to links included; each of its pages stands at both places', async () => {
  write({ 'content/pages/a/um.md': '# Um\n\n[dois](./dois.md)\n', 'content/pages/a/dois.md': '# Dois\n' });
  link('content/pages/b', 'c');
  link('content/pages/c', './a');
  link('content/pages/a/três.md', 'um.md');
  const { problems, routes } = await compiled();
  expect(problems).toEqual([]);
  expect(routes.filter((route) => route.startsWith('/b'))).toEqual(['/b/dois', '/b/três', '/b/um']);
  expect(routes).toHaveLength(1 + 3 * 3);
});

test('the content folder itself may be a link', async () => {
  link('ligado', 'content');
  link('content/pages/outra.md', './index.md');
  const { problems, routes } = await compiled('ligado');
  expect([problems, routes]).toEqual([[], ['/', '/outra']]);
});

test('a link that leads outside, nowhere or in a circle is a finding that says what to do, and nothing is read', async () => {
  write({ 'fora/segredo.md': '# Segredo\n', 'content-ao-lado/x.md': '# X\n', 'content/pages/a/um.md': '# Um\n' });
  link('content/pages/fora.md', '../../fora/segredo.md');
  link('content/pages/irmã.md', '../../content-ao-lado/x.md');
  link('content/pages/pasta', '../../fora');
  link('content/pages/nada.md', './nunca.md');
  link('content/pages/si.md', 'si.md');
  link('content/pages/a/volta', '..');
  link('content/pages/tudo', '../../content');
  link('content/sidebar.yaml', '../fora/sidebar.yaml');
  link('content/.oculto', '../fora');
  const { problems, routes } = await compiled();
  expect(routes).toEqual(['/', '/a/um']);
  const outside = 'leads out of the content folder. Copy what it leads to into the content folder.';
  const nowhere = 'leads nowhere. Remove it, or put something where it leads.';
  const circle = (to: string) => `leads back to "${to}", which it stands in. Link to a folder that does not hold it.`;
  expect(problems).toEqual(
    [
      `pages/a/volta symbolic-link-invalid: The symbolic link "pages/a/volta" ${circle('pages')}`,
      `pages/fora.md symbolic-link-invalid: The symbolic link "pages/fora.md" ${outside}`,
      `pages/irmã.md symbolic-link-invalid: The symbolic link "pages/irmã.md" ${outside}`,
      `pages/nada.md symbolic-link-invalid: The symbolic link "pages/nada.md" ${nowhere}`,
      `pages/pasta symbolic-link-invalid: The symbolic link "pages/pasta" ${outside}`,
      `pages/si.md symbolic-link-invalid: The symbolic link "pages/si.md" ${nowhere}`,
      `pages/tudo symbolic-link-invalid: The symbolic link "pages/tudo" ${circle('.')}`,
      `sidebar.yaml symbolic-link-invalid: The symbolic link "sidebar.yaml" ${nowhere}`,
    ].sort(),
  );
});

test('folders that lead to one another end, and do not multiply', async () => {
  for (let i = 0; i < 12; i++) {
    write({ [`content/pages/n${i}/p.md`]: `# ${i}\n` });
    for (const name of ['x', 'y', 'z']) link(`content/pages/n${i}/${name}`, `../n${(i + 1) % 12}`);
  }
  const { problems, routes } = await compiled();
  expect(routes.length).toBeLessThan(12 * 3 * 12 + 12 + 2);
  expect(
    problems.every((problem) => /symbolic-link-invalid: The symbolic link ".*" leads (?:back|again)/.test(problem)),
  ).toBe(true);
});

test('a site whose only page is a link that leads nowhere says so', async () => {
  link('content/pages/index.md', '../../nunca.md');
  await expect(compiled()).rejects.toThrow(/holds no page.*"pages\/index\.md" leads nowhere/);
});

test('a page that is a link is read again when its target changes, and when it leads elsewhere', async () => {
  let stored: StampedHashes | undefined;
  const read = async (): Promise<readonly [isKnown: boolean, text: string]> => {
    // What has just changed is read whatever it looks like.
    await setTimeout(150);
    const hashes = textHashes({
      read: () => stored,
      write: (value) => {
        stored = value;
      },
    });
    const content = await readContent(path.join(folder, 'content'), { hashes });
    const page = content.pages.find((file) => file.path === 'pages/ligada.md');
    hashes.keep(content);
    return [page?.hash !== undefined, page?.text ?? ''];
  };
  write({ 'content/partes/um.md': '# Um\n', 'content/partes/dois.md': '# Dois\n' });
  link('content/pages/ligada.md', '../partes/um.md');
  expect(await read()).toEqual([false, '# Um\n']);
  expect(await read()).toEqual([true, '# Um\n']);
  write({ 'content/partes/um.md': '# Hm\n' });
  expect(await read()).toEqual([false, '# Hm\n']);
  link('content/pages/ligada.md', '../partes/dois.md');
  expect(await read()).toEqual([false, '# Dois\n']);
});
