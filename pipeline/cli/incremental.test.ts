// Stale output is the worst a build can do: after any change, a run that remembers the one before must leave the bytes that
// a run without a memory makes.
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Workspace, workspace } from '../testing/run-binary.ts';
import { cacheFile } from '../workers/cache-file.ts';

const image = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="50"><rect width="${width}" height="50"/></svg>\n`;

/** With a picture of its own: cards would take more time than all else that a build of these pages does. */
const PICTURE = 'image: /cartao.png\n';
const SITE = `title: Exemplo
url: https://docs.example.com
${PICTURE}redirects:
  /antigo: /docs/guia
statuses:
  revisao: { kind: caution, title: Em revisão, text: 'Confira a [lista](/docs/lista).' }
announcement: { id: um, text: 'Leia o [guia](/docs/guia).' }
`;
const SIDEBAR = `- /docs/guia
- label: Dados
  index: /dados
  items:
    - /docs/lista
    - /docs/arquivos
    - /docs/api
`;
const FILES: Readonly<Record<string, string>> = {
  'content/site.yaml': SITE,
  'content/sidebar.yaml': SIDEBAR,
  'content/pages/index.md': '# Início\n\nVeja o [guia](docs/guia.md#passo) e a [lista](/docs/lista).\n',
  'content/pages/docs/guia.md':
    '---\ntitle: Guia\nstatus: revisao\n---\n\nTexto.\n\n## Passo\n\n::include{src="./_parte.md"}\n\n![Fluxo](./fluxo.svg)\n',
  'content/pages/docs/_parte.md': 'Da parte: [início](/).\n\n::include{src="./_dentro.md"}\n',
  'content/pages/docs/_dentro.md': 'De dentro.\n',
  'content/pages/docs/fluxo.svg': image(100),
  'content/pages/docs/lista.md':
    '---\ndescription: Uma lista.\npagination_next: ./guia.md\n---\n\n# Lista\n\n- um[^1]\n\n[^1]: Nota.\n',
  'content/pages/docs/arquivos.md':
    '# Arquivos\n\n::download[Coleção]{src="/colecao.json"}\n\n[A lista](./lista.md), [o texto](/leia-me.txt).\n',
  'content/pages/docs/api.md': '# API\n\n::operation{src="/operations/pedidos.yaml" id="cadastro"}\n',
  'content/fields/pedido.yaml':
    'title: Pedido\nroot: object\nexamples: [{ file: um.json }]\nfields: [{ name: valor, type: number, required: always }]\n',
  'content/examples/um.json': '{ "valor": 1 }\n',
  'content/operations/pedidos.yaml': `title: Pedidos
server: { address: "<hub>", variable: HUB_BASE_URL, example: https://hub.example }
operations:
  - id: cadastro
    title: Cadastro
    method: POST
    path: /v1/pedidos
    description: Veja o [guia](/docs/guia).
    request: { contract: pedido, example: um.json }
    answers: [{ status: 201, description: Feito. }]
`,
  'content/static/cartao.png': '',
  'content/static/colecao.json': '{"a":1}\n',
  'content/static/leia-me.txt': 'um\n',
};

/** A change of the content or of the output; null removes a file. */
type Change = Readonly<Record<string, string | null>>;

const replaced = (file: string, from: string, to: string): Change => {
  const text = FILES[file] ?? '';
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}.`);
  return { [file]: text.replace(from, to) };
};
const GUIDE = 'content/pages/docs/guia.md';
const LIST = 'content/pages/docs/lista.md';
const OPERATIONS = 'content/operations/pedidos.yaml';

let site: Workspace;
beforeAll(() => {
  site = workspace(FILES);
});
afterAll(() => site.remove());

/** Brings the content, the output and the cache back to where every case begins. */
async function begin(): Promise<void> {
  site.restore('content', FILES);
  const { code, stdout } = await site.call('build');
  expect(stdout).toContain('0 errors, 0 warnings');
  expect(code).toBe(0);
}

/** What a file of the cache holds, below the line with its checksum. */
const cached = (name: string): Record<string, string[]> =>
  JSON.parse(site.read(`.docs-build/${name}`).replace(/^.*\n/, ''));

/** What a run without a memory says and makes, of the same content with the same options once. */
const clean = new Map<string, { readonly said: string; readonly made: Record<string, string> }>();

async function buildClean(args: readonly string[]): Promise<{ said: string; made: Record<string, string> }> {
  const key = JSON.stringify([args, site.hashes('content')]);
  const known = clean.get(key);
  if (known) return known;
  site.write({ clean: null });
  const { stdout } = await site.call('build', ...args, '--out', 'clean', '--no-cache');
  const built = { said: firstLine(stdout), made: site.hashes('clean') };
  clean.set(key, built);
  return built;
}

/** Builds with the memory of the run before, and without any, and compares. */
async function expectFresh(...args: string[]): Promise<void> {
  const warm = await site.call('build', ...args);
  const { said, made } = await buildClean(args);
  expect({ code: warm.code, stderr: warm.stderr }).toEqual({ code: 0, stderr: '' });
  expect(site.hashes('dist')).toEqual(made);
  expect(firstLine(warm.stdout)).toBe(said);
}

/** What was found, but for the time it took. */
const firstLine = (report: string): string =>
  report.replace(/checked in .* s:/, 'checked:').replace(/Output in .*\n/, '');

const CHANGES: readonly (readonly [what: string, change: Change])[] = [
  ['nothing', {}],
  ['the text of a page', replaced(GUIDE, 'Texto.', 'Outro.')],
  ['a page with the same number of characters', replaced(GUIDE, 'Texto.', 'Textu.')],
  ['the title of a page that others link to', replaced(LIST, '# Lista', '# Catálogo')],
  ['the title of the page that a neighbour names', replaced(GUIDE, 'title: Guia', 'title: Manual')],
  ['the description of a page that has a card', replaced(LIST, 'Uma lista.', 'Outra lista.')],
  ['a page’s slug', { [LIST]: `---\nslug: /docs/lista\n---\n\n# Lista\n` }],
  [
    'the name of a page',
    {
      [LIST]: null,
      'content/pages/docs/itens.md': FILES[LIST] ?? '',
      ...replaced('content/sidebar.yaml', '/docs/lista', '/docs/itens'),
      ...replaced('content/site.yaml', '(/docs/lista)', '(/docs/itens)'),
      ...replaced('content/pages/index.md', '(/docs/lista)', '(/docs/itens)'),
      ...replaced('content/pages/docs/arquivos.md', './lista.md', './itens.md'),
    },
  ],
  [
    'a page that is removed',
    {
      'content/pages/docs/arquivos.md': null,
      ...replaced('content/sidebar.yaml', '    - /docs/arquivos\n', ''),
    },
  ],
  ['a page that is added', { 'content/pages/docs/nova.md': '---\nunlisted: true\n---\n\n# Nova\n' }],
  ['a page that becomes a draft', { 'content/pages/docs/extra.md': '---\ndraft: true\n---\n\n# Extra\n' }],
  ['a label in the sidebar', replaced('content/sidebar.yaml', 'label: Dados', 'label: Arquivos')],
  ['the order of the sidebar', { 'content/sidebar.yaml': `${SIDEBAR.replace('- /docs/guia\n', '')}- /docs/guia\n` }],
  ['no sidebar any more', { 'content/sidebar.yaml': null }],
  [
    'a description of a category',
    replaced('content/sidebar.yaml', 'index: /dados', 'index: /dados\n  description: Tudo.'),
  ],
  ['a page in the place of a generated one', { 'content/pages/dados.md': '# Dados\n' }],
  ['the title of the site', replaced('content/site.yaml', 'title: Exemplo', 'title: Modelo')],
  ['the text of a status', replaced('content/site.yaml', 'Confira a', 'Leia a')],
  ['the title of a status', replaced('content/site.yaml', 'Em revisão', 'Em obras')],
  ['the announcement', replaced('content/site.yaml', 'Leia o', 'Veja o')],
  ['a string of the interface', { 'content/site.yaml': `${SITE}strings: { copy: Copie }\n` }],
  ['a string that stands in pages', { 'content/site.yaml': `${SITE}strings: { footnotes: Notas de rodapé }\n` }],
  ['slashes after addresses', { 'content/site.yaml': `${SITE}trailingSlash: true\n` }],
  ['a redirect', replaced('content/site.yaml', '/antigo: /docs/guia', '/antigo: /docs/lista')],
  ['a redirect that is removed', replaced('content/site.yaml', 'redirects:\n  /antigo: /docs/guia\n', '')],
  ['a part', replaced('content/pages/docs/_parte.md', 'Da parte', 'Desta parte')],
  ['a part of a part', replaced('content/pages/docs/_dentro.md', 'De dentro', 'Do meio')],
  ['the link in a part', replaced('content/pages/docs/_parte.md', '(/)', '(/docs/lista)')],
  ['the size of an image', { 'content/pages/docs/fluxo.svg': image(200) }],
  ['an image in other bytes', { 'content/pages/docs/fluxo.svg': `${image(100)}<!-- -->\n` }],
  ['the content of a download', { 'content/static/colecao.json': '{"a":2}\n' }],
  ['a file that is linked to', { 'content/static/leia-me.txt': 'dois\n' }],
  ['a file that is removed', { 'content/static/leia-me.txt': null, 'content/static/leia-me.txt/index.txt': 'x' }],
  ['the path of an operation', replaced(OPERATIONS, '/v1/pedidos', '/v2/pedidos')],
  ['the description of an operation', replaced(OPERATIONS, 'Veja o', 'Leia o')],
  ['an example that an operation shows', { 'content/examples/um.json': '{ "valor": 2 }\n' }],
  ['the title of a contract that an operation names', replaced('content/fields/pedido.yaml', 'Pedido', 'Encomenda')],
  [
    'the page that shows a contract',
    { 'content/pages/docs/arquivos.md': '# Arquivos\n\n::field-list{src="/fields/pedido.yaml"}\n' },
  ],
  ['a string of operations', { 'content/site.yaml': `${SITE}strings: { operationAnswers: Retornos }\n` }],
  ['an icon', { 'content/static/favicon.svg': image(32) }],
  ['a rule that is switched off', { 'content/site.yaml': `${SITE}rules: { page-orphan: "off" }\n` }],
  ['a page’s file deleted by hand', { 'dist/docs/guia.json': null }],
  ['a folder of the output deleted by hand', { 'dist/docs': null }],
  ['the whole output deleted', { dist: null }],
  ['the mark of the output deleted with all but a page', { 'dist/nav.json': null, 'dist/assets': null }],
  ['a page’s HTML edited by hand', { 'dist/docs/guia/index.html': '<p>x' }],
  ['a file that is none of ours in the output', { 'dist/docs/guia/thesis.txt': 'x' }],
  ['a file where a folder was', { 'dist/docs': null, 'dist/docs/guia/index.html/x': 'x' }],
  ['a cache that is cut off', { '.docs-build/facts.json': 'x 0\n{"', 'content/site.yaml': `${SITE}tagline: Um.\n` }],
  ['a cache of nothing', { '.docs-build/facts.json': 'null', [GUIDE]: '# Guia\n\n## Passo\n' }],
  ['a cache that is no folder', { '.docs-build': null }],
];

describe('after a change, the output is that of a run without a memory:', () => {
  test.each(CHANGES)('%s', async (_, change) => {
    await begin();
    for (const [file, text] of Object.entries(change)) if (text === null) site.write({ [file]: null });
    for (const [file, text] of Object.entries(change)) if (text !== null) site.write({ [file]: text });
    const isSound = !('content/static/leia-me.txt' in change && change['content/static/leia-me.txt'] === null);
    if (isSound) await expectFresh();
    else expect((await site.call('build')).code).toBe(1);
  });

  test('a title below one category, which pages below another do not show', async () => {
    await begin();
    site.write({
      'content/sidebar.yaml':
        '- label: Um\n  items: [/docs/guia]\n- label: Dois\n  items: [/docs/lista, /docs/arquivos]\n- label: Três\n  items: [/dados]\n',
      'content/pages/dados.md': '# Dados\n',
    });
    await site.call('build');
    site.write({ ...replaced('content/pages/docs/arquivos.md', '# Arquivos', '# Anexos') });
    // Its own files, the HTML of its two neighbours, nav.json, those of the search, both for language models; home page and
    // guide show nothing of it.
    expect((await site.call('build')).stdout).toContain('11 written');
    await expectFresh();
  });

  test('the words on a card', async () => {
    site.restore('content', { ...FILES, 'content/site.yaml': SITE.replace(PICTURE, '') });
    await expectFresh();
    expect(Object.keys(site.hashes('dist/cards'))).toHaveLength(2);
    site.write({ ...replaced('content/sidebar.yaml', 'label: Dados', 'label: Arquivos') });
    await expectFresh();
  });

  test('an operation, which no page is made again for but those that show it', async () => {
    await begin();
    const before = site.hashes('dist');
    site.write({ ...replaced(OPERATIONS, '/v1/pedidos', '/v2/pedidos') });
    await expectFresh();
    const after = site.hashes('dist');
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed.filter((file) => !file.startsWith('data/search/'))).toEqual([
      'dados/llms-full.txt',
      'data/index.json',
      'data/openapi/pedidos.json',
      'data/operations/pedidos.json',
      'docs/api.json',
      'docs/api.md',
      'docs/api/index.html',
      'llms-full.txt',
    ]);
  });

  test('a page’s HTML edited by hand, of the same size and time', async () => {
    await begin();
    const file = path.join(site.folder, 'dist/docs/guia/index.html');
    const { atime, mtime } = statSync(file);
    site.write({ 'dist/docs/guia/index.html': site.read('dist/docs/guia/index.html').replace('Texto.', 'Textu.') });
    utimesSync(file, atime, mtime);
    await expectFresh();
  });

  test('a page, when the files around it have not been read again', async () => {
    await begin();
    // What has just changed is read at the next run whatever it looks like.
    await setTimeout(200);
    await site.call('build');
    expect(Object.keys(cached('text-hashes.json')).sort()).toEqual(
      Object.keys(FILES)
        .flatMap((file) => (file.endsWith('.md') ? [file.replace('content/', '')] : []))
        .sort(),
    );
    const file = path.join(site.folder, GUIDE);
    const { atime, mtime } = statSync(file);
    site.write({ ...replaced(GUIDE, 'Texto.', 'Textu.') });
    utimesSync(file, atime, mtime);
    await expectFresh();
    site.write({ ...replaced('content/pages/docs/_dentro.md', 'De dentro', 'Do meio') });
    await expectFresh();
    site.write({ ...replaced('content/site.yaml', 'title: Exemplo', 'title: Modelo') });
    await expectFresh();

    // A text that is not what its file was said to hold: the run says so, and the next one reads everything.
    await setTimeout(200);
    await expectFresh();
    const [program = ''] = site.read('.docs-build/text-hashes.json').split(' ', 1);
    const hashes = cached('text-hashes.json');
    const list = LIST.replace('content/', '');
    const [stamp = '', hash = ''] = hashes[list] ?? [];
    cacheFile(path.join(site.folder, '.docs-build'), 'text-hashes.json', program).write({
      ...hashes,
      [list]: [stamp, hash.split('').reverse().join('')],
    });
    site.write({ ...replaced(GUIDE, 'Texto.', 'Textos.') });
    expect((await site.call('build')).stderr).toContain('"pages/docs/lista.md" was changed meanwhile. Start again.');
    await expectFresh();

    writeFileSync(path.join(site.folder, LIST), new Uint8Array([35, 32, 0xff]));
    await setTimeout(200);
    for (const run of [1, 2]) expect((await site.call('build')).stdout, `run ${run}`).toContain('is not UTF-8');
  });

  test('of any kind, once nothing had changed and the run before was taken at its word', async () => {
    await begin();
    await setTimeout(200);
    await site.call('build');
    const cache = path.join(site.folder, '.docs-build');
    const [name = ''] = readdirSync(cache).filter((file) => file.startsWith('build-'));
    const [program = ''] = site.read(`.docs-build/${name}`).split(' ', 1);
    const changes: readonly [what: string, change: () => void][] = [
      ['an option', () => undefined],
      ['a page', () => site.write({ ...replaced(GUIDE, 'Texto.', 'Textu.') })],
      ['data', () => site.write({ ...replaced('content/fields/pedido.yaml', 'Pedido', 'Ordem') })],
      ['a further file', () => site.write({ 'content/static/mais.txt': 'mais\n' })],
      ['a file that is gone', () => site.write({ 'content/static/mais.txt': null })],
      ['what is published', () => site.write({ 'dist/docs/guia.json': '{}' })],
      ['a further file beside what is published', () => site.write({ 'dist/estranho.txt': '' })],
      ['a published file that is gone', () => site.write({ 'dist/docs/guia.json': null })],
    ];
    for (const [what, change] of changes) {
      // A false word in its report is repeated for as long as nothing has changed.
      cacheFile(cache, name, program).write({ ...cached(name), pages: 99 });
      expect((await site.call('build')).stdout, what).toContain('99 pages checked');
      change();
      if (what === 'an option') expect((await site.call('build', '--base', '/x/')).stdout).not.toContain('99 pages');
      await expectFresh();
      await setTimeout(200);
      await site.call('build');
    }
  });

  test.each([
    ['the base', ['--base', '/docs/']],
    ['the address of the host', ['--site-url', 'https://other.example.com']],
    ['the number of jobs', ['--jobs', '3']],
  ])('%s', async (_, args) => {
    await begin();
    await expectFresh(...args);
    await expectFresh();
  });

  test('a page, a part and the site, by the binary', async () => {
    await begin();
    const changes = [
      replaced(GUIDE, 'Texto.', 'Outro.'),
      replaced('content/pages/docs/_dentro.md', 'De dentro', 'Do meio'),
      replaced('content/site.yaml', 'title: Exemplo', 'title: Modelo'),
    ];
    for (const change of changes) {
      site.write(change);
      expect(site.run('build')).toMatchObject({ code: 0, stderr: '' });
    }
    expect(site.hashes('dist')).toEqual((await buildClean([])).made);
  });

  test('another output folder, and the first again', async () => {
    await begin();
    site.write({ ...replaced(GUIDE, 'Texto.', 'Outro.') });
    await site.call('build', '--out', 'other');
    await expectFresh();
    expect(site.hashes('other')).toEqual(site.hashes('dist'));
  });

  test('a run that found an error', async () => {
    await begin();
    const before = site.hashes('dist');
    site.write({ [LIST]: '# Lista\n\n[nada](/nada)\n' });
    expect((await site.call('build')).code).toBe(1);
    expect(site.hashes('dist')).toEqual(before);
    site.write({ [LIST]: FILES[LIST] ?? null });
    await expectFresh();
    expect(site.hashes('dist')).toEqual(before);
  });

  test('two runs at once', async () => {
    await begin();
    site.write({ ...replaced('content/site.yaml', 'title: Exemplo', 'title: Modelo') });
    const runs = await Promise.all([1, 2].map(() => site.runBeside('build')));
    expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(runs.map(() => ({ code: 0, stderr: '' })));
    await expectFresh();
  });

  test('a run that was killed while it wrote', async () => {
    await begin();
    // What it leaves behind: files that wait, and a cache that is older than the output.
    mkdirSync(path.join(site.folder, 'dist/.docs-build-waiting'), { recursive: true });
    site.write({
      'dist/.docs-build-waiting/tree/docs/um/index.html': 'half',
      'dist/docs/guia.json': '{}',
      '.docs-build/facts.json.1.tmp': '{',
    });
    await expectFresh();
    expect(readdirSync(path.join(site.folder, 'dist')).filter((name) => name.startsWith('.docs-build'))).toEqual([]);
  });

  test('of many pages, one after the other, with the caches that this leaves', async () => {
    await begin();
    const page = (number: number, text = ''): Record<string, string> => ({
      [`content/pages/docs/muitas/p${number}.md`]: `# Página ${number}\n\n${text}[Volta](/docs/guia)\n`,
    });
    site.write(Object.assign({}, ...Array.from({ length: 40 }, (_, number) => page(number))));
    await expectFresh();
    const whole = site.read('.docs-build/facts.json');
    const recent = (): string[] => Object.keys(cached('facts-recent.json'));
    expect(recent()).toEqual([]);
    for (const number of [3, 5, 3]) {
      site.write(page(number, `Um parágrafo ${site.read('.docs-build/facts.json').length}. `));
      await expectFresh();
    }
    expect(site.read('.docs-build/facts.json')).toBe(whole);
    expect(recent()).toEqual(['pages/docs/muitas/p3.md', 'pages/docs/muitas/p5.md']);
    site.write(page(3));
    await expectFresh();
    site.write({ '.docs-build/facts-recent.json': 'x 0\n{', ...page(7, 'Outro. ') });
    await expectFresh();
    site.write({ 'content/pages/docs/muitas/p9.md': null });
    await expectFresh();
    expect(recent()).toEqual([]);
    expect(site.read('.docs-build/facts.json')).not.toContain('muitas/p9.md');
    site.write(Object.assign({}, ...Array.from({ length: 8 }, (_, number) => page(number, 'Todas. '))));
    await expectFresh();
    expect(recent()).toEqual([]);
  });
});
