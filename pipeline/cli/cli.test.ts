// What users and CI jobs rely on: exit codes, what goes to which stream, and what is on disk afterwards.
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, test } from 'vitest';
import { BINARY, SMALL_SITE, type Workspace, workspace } from '../testing/run-binary.ts';
import { schemaText } from '../validate/schemas.ts';

const open: Workspace[] = [];
function site(files: Readonly<Record<string, string | Uint8Array>> = SMALL_SITE): Workspace {
  const made = workspace(files);
  open.push(made);
  return made;
}
afterEach(() => {
  for (const made of open.splice(0)) made.remove();
});

const GUIDE = 'content/pages/docs/guia.md';

describe('build', () => {
  test('writes every output of the contract', () => {
    const { run, hashes, read } = site();
    expect(run('build')).toMatchObject({ code: 0, stderr: '' });
    const hashed = /^data\/search\/[\w-]{12}\.json$/;
    const all = Object.keys(hashes('dist')).filter((file) => !file.startsWith('assets/'));
    expect(all.filter((file) => hashed.test(file))).toHaveLength(2);
    const cards = all.filter((file) => file.startsWith('cards/'));
    expect(cards).toHaveLength(2);
    const files = all.filter((file) => !hashed.test(file) && !cards.includes(file));
    expect(files).toEqual([
      '.nojekyll',
      '404.html',
      'antigo/index.html',
      'busca/index.html',
      'data/errors.json',
      'data/index.json',
      'data/search/index.json',
      'data/where-used.json',
      'docs/guia.json',
      'docs/guia.md',
      'docs/guia/index.html',
      'docs/llms-full.txt',
      'docs/llms.txt',
      'index.html',
      'index.json',
      'index.md',
      'llms-full.txt',
      'llms.txt',
      'nav.json',
      'offline-worker.js',
      'robots.txt',
      'schemas/changes.schema.json',
      'schemas/data-index.schema.json',
      'schemas/diagnostics.schema.json',
      'schemas/errors.schema.json',
      'schemas/fields.schema.json',
      'schemas/frontmatter.schema.json',
      'schemas/nav.schema.json',
      'schemas/operations.schema.json',
      'schemas/page.schema.json',
      'schemas/release.schema.json',
      'schemas/sidebar.schema.json',
      'schemas/site.schema.json',
      'schemas/test-data.schema.json',
      'schemas/where-used.schema.json',
      'sitemap.xml',
    ]);
    expect(read('dist/robots.txt')).toBe('User-agent: *\nAllow: /\nSitemap: https://docs.example.com/sitemap.xml\n');
    expect(read('dist/sitemap.xml')).toContain('<loc>https://docs.example.com/docs/guia</loc>');
    expect(read('dist/docs/guia.md')).toBe(
      '# Guia\n\nTexto.\n\n## Passo a passo\n\nVolte ao [início](https://docs.example.com/).\n',
    );
  });

  test('gives the same bytes twice, cold, warm, with one job and with many', async () => {
    const { run, call, hashes } = site();
    run('build');
    const first = hashes('dist');
    await call('build');
    expect(hashes('dist')).toEqual(first);
    await call('build', '--no-cache', '--jobs', '3', '--out', 'other');
    expect(hashes('other')).toEqual(first);
  });

  test('leaves files that did not change untouched and removes those no longer made', async () => {
    const { call, write, hashes } = site({ ...SMALL_SITE, 'content/pages/docs/velha.md': '# Velha\n\n[início](/)\n' });
    await call('build');
    const before = hashes('dist');
    expect(Object.keys(before)).toContain('docs/velha.json');
    write({ 'content/pages/docs/velha.md': null });
    const { stdout } = await call('build');
    expect(Object.keys(hashes('dist'))).not.toContain('docs/velha.json');
    expect(Object.keys(hashes('dist'))).not.toContain('docs/velha/index.html');
    // Its three files, and both parts of the search.
    expect(stdout).toMatch(/\d+ unchanged, 5 removed\./);
  });

  test('with an error leaves the previous output as it was', async () => {
    const { call, write, hashes } = site();
    await call('build');
    const before = hashes('dist');
    write({ [GUIDE]: '# Guia\n\n[nada](/nada)\n', 'content/pages/docs/nova.md': '# Nova\n' });
    const { code, stdout } = await call('build');
    expect(code).toBe(1);
    expect(stdout).toContain('Nothing was written');
    expect(hashes('dist')).toEqual(before);
  });

  test('refuses a folder that holds files of somebody else', async () => {
    const { call, hashes } = site({ ...SMALL_SITE, 'dist/thesis.txt': 'precious' });
    const { code, stderr, stdout } = await call('build');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('holds files that docs-build did not write');
    expect(Object.keys(hashes('dist'))).toEqual(['thesis.txt']);
  });

  test('puts the base into every address and into no route', async () => {
    const { call, read } = site();
    expect((await call('build', '--base', 'fundos')).code).toBe(0);
    expect(read('dist/index.html')).toContain('href="/fundos/docs/guia#passo-a-passo"');
    expect(read('dist/index.html')).not.toMatch(/(?:href|src)="\/(?!fundos\/)/);
    expect(JSON.parse(read('dist/docs/guia.json'))).toMatchObject({ route: '/docs/guia' });
    expect(read('dist/antigo/index.html')).toContain('/fundos/docs/guia');
    expect(read('dist/sitemap.xml')).toContain('https://docs.example.com/fundos/docs/guia');
  });

  test('--strict makes a warning an error', async () => {
    const { call, write } = site();
    write({ [GUIDE]: '# Guia\n\n#### Pulo\n\n## Passo a passo\n' });
    expect((await call('build')).code).toBe(0);
    expect(await call('build', '--strict', '--out', 'strict')).toMatchObject({ code: 1 });
  });
});

describe('every mistake', () => {
  const cases: [what: string, files: Record<string, string>, place: string, remedy: string][] = [
    [
      'a link to a missing route',
      { [GUIDE]: '# G\n\n## Passo a passo\n\n[x](/docs/gia)\n' },
      'guia.md:5:5',
      'Did you mean "/docs/guia"?',
    ],
    [
      'a broken anchor',
      { [GUIDE]: '# G\n\n## Passo a passo\n\n[x](#passo-a-paso)\n' },
      'guia.md:5:5',
      'Did you mean "passo-a-passo"?',
    ],
    [
      'a front matter typo',
      { [GUIDE]: '---\ntitel: G\n---\n\n## Passo a passo\n' },
      'guia.md:2:1',
      'Did you mean "title"?',
    ],
    ['invalid YAML', { [GUIDE]: '---\ntitle: "G\n---\n\n## Passo a passo\n' }, 'guia.md:2:', 'Close the quote'],
    ['a missing image', { [GUIDE]: '# G\n\n## Passo a passo\n\n![a](./x.png)\n' }, 'guia.md:5:6', ''],
    [
      'a typo in site.yaml',
      { 'content/site.yaml': 'title: X\nnavbr: {}\n' },
      'site.yaml:2:1',
      'Did you mean "navbar"?',
    ],
    [
      'a typo in sidebar.yaml',
      { 'content/sidebar.yaml': '- /docs/gui\n- /docs/guia\n' },
      'sidebar.yaml:1:3',
      'Did you mean "/docs/guia"?',
    ],
  ];
  test.each(cases)('%s ends build and check with 1 at its place, with a remedy', async (_, files, place, remedy) => {
    const { call, write, hashes } = site();
    await call('build');
    const before = hashes('dist');
    write(files);
    for (const command of ['check', 'build']) {
      const { code, stdout, stderr } = await call(command);
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      expect(stdout).toContain(place);
      expect(stdout).toContain(remedy);
    }
    expect(hashes('dist')).toEqual(before);
  });
});

describe('formats', () => {
  test('pretty shows the line with a caret', async () => {
    const { call, write } = site();
    write({ [GUIDE]: '# Guia\n\n## Passo a passo\n\nVeja [isto](/docs/gia).\n' });
    expect((await call('check')).stdout).toContain(
      [
        'content/pages/docs/guia.md:5:13  error  There is no page at "/docs/gia".  link-page-missing',
        '  5 │ Veja [isto](/docs/gia).',
        '    │             ^^^^^^^^^',
        '  hint: Did you mean "/docs/guia"?',
      ].join('\n'),
    );
  });

  test('pretty shows no line of a file outside of the content', async () => {
    const { call, folder } = site({ ...SMALL_SITE, 'secret.txt': 'token\n' });
    symlinkSync('../../secret.txt', path.join(folder, 'content/pages/fora.md'));
    const { code, stdout } = await call('check');
    expect([code, stdout]).toEqual([1, expect.stringContaining('"pages/fora.md" leads out of the content folder')]);
    expect(stdout).not.toContain('token');
  });

  test('json is one document that its schema allows, with nothing beside it', async () => {
    const { call, write } = site();
    const validate = new Ajv2020({ strict: false }).compile(JSON.parse(schemaText('diagnostics')));
    for (const text of [SMALL_SITE[GUIDE] ?? '', '# Guia\n\n[x](/nada)\n']) {
      write({ [GUIDE]: text });
      for (const command of ['check', 'build']) {
        const { stdout, stderr } = await call(command, '--format', 'json');
        expect(stderr).toBe('');
        expect(validate(JSON.parse(stdout)), JSON.stringify(validate.errors)).toBe(true);
      }
    }
  });

  test('github paths start at the working directory', async () => {
    const { call, write } = site();
    write({ [GUIDE]: '# Guia\n\n## Passo a passo\n\n[x](/docs/gia)\n' });
    expect((await call('check', '--format', 'github')).stdout).toContain(
      '::error file=content/pages/docs/guia.md,line=5,endLine=5,col=5,endColumn=13,title=link-page-missing::',
    );
  });
});

describe('wrong usage ends with 2 and says so in one line', () => {
  test.each([
    ['no command that exists', ['bild'], /unknown command 'bild'/],
    ['an unknown option', ['build', '--wat'], /unknown option '--wat'/],
    [
      'a format that does not exist',
      ['check', '--format', 'xml'],
      /Allowed choices are pretty, json, github, gitlab, sarif/,
    ],
    ['a base that is no path', ['build', '--base', 'https://x.y/'], /is not a path/],
    ['a missing content folder', ['check', '--content', 'nowhere'], /There is no content folder "nowhere"/],
    ['a missing site to preview', ['preview', '--out', 'nowhere'], /There is no site in "nowhere"/],
  ])('%s', async (_, args, message) => {
    const { code, stdout, stderr } = await site().call(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.each([
    ['nothing', {}, 'There is no content folder "content". Name one with --content, start in'],
    ['a folder of Markdown', { 'docs/a/b.md': '# B' }, 'in "docs" becomes pages when it is moved to "content/pages"'],
    ['content elsewhere', { 'docs/content/pages/a.md': '# A' }, 'one in "docs": write --content docs/content\n'],
    ['pages alone', { 'pages/index.md': '# A' }, 'in "pages" becomes pages when it is moved to "content/pages"'],
    ['a README', { 'docs/README.md': '# A' }, 'Name one with --content, start in'],
    ['no page', { 'content/site.yaml': 'title: X' }, 'holds no page: it needs at least "pages/index.md".\n'],
    ['a page too high', { 'content/index.md': '# X' }, 'as "index.md" to "pages/index.md".\n'],
    ['pages too high', { 'content/guia/a.md': '# X' }, 'as "guia/a.md" to "pages/guia/a.md".\n'],
    ['MDX', { 'content/pages/a.mdx': '# X' }, 'as "pages/a.mdx" to "pages/a.md".\n'],
    ['a part', { 'content/pages/_a.md': '# X' }, 'holds no page: it needs at least "pages/index.md".\n'],
  ])('no content, but %s', async (_, files, message) => {
    const made = workspace(files);
    const { code, stdout, stderr } = await made.call('check', '--no-cache');
    made.remove();
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
  });
});

test('every command explains itself with an example', async () => {
  const { call } = site();
  for (const command of ['build', 'check', 'dev', 'preview', 'mcp', 'init']) {
    const { code, stdout } = await call(command, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`Example:\n  docs-build ${command}`);
  }
  expect(await call('--version')).toMatchObject({ code: 0, stdout: '2.4.3\n' });
});

describe('preview', () => {
  test('answers like a plain static host, under a base', async () => {
    const { call, start } = site();
    await call('build', '--base', '/fundos/');
    const server = await start('preview', '--base', '/fundos/', '--port', '0');
    const get = async (path: string): Promise<[number, string | null, string]> => {
      const response = await fetch(new URL(path, server.origin), { redirect: 'manual' });
      return [
        response.status,
        response.headers.get('content-type') ?? response.headers.get('location'),
        await response.text(),
      ];
    };
    try {
      expect(await get('/fundos/docs/guia/')).toEqual([
        200,
        'text/html; charset=utf-8',
        expect.stringContaining('<h1'),
      ]);
      expect(await get('/fundos/docs/guia')).toEqual([301, '/fundos/docs/guia/', '']);
      expect(await get('/fundos/docs/guia.json')).toEqual([
        200,
        'application/json; charset=utf-8',
        expect.stringContaining('schemaVersion'),
      ]);
      for (const missing of [
        '/fundos/nada',
        '/fundos/docs/nada/',
        '/',
        '/fundos/%2e%2e/package.json',
        '/fundos/docs/guia.xml',
      ]) {
        expect(await get(missing)).toEqual([
          404,
          'text/html; charset=utf-8',
          expect.stringContaining('Página não encontrada'),
        ]);
      }
      const { hostname, port } = new URL(server.origin);
      const status = (host: string): Promise<number | undefined> =>
        new Promise((resolve, reject) => {
          httpGet({ hostname, port, path: '/fundos/', headers: { host } }, (response) => {
            response.resume();
            resolve(response.statusCode);
          }).on('error', reject);
        });
      expect([await status('localhost'), await status('127.0.0.1:80'), await status('evil.example')]).toEqual([
        200, 200, 403,
      ]);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });
});

describe('what stands in the way', () => {
  test('a cache that cannot be written is said, and no failure', async () => {
    const { call } = site({ ...SMALL_SITE, '.docs-build': 'a file' });
    const { code, stdout, stderr } = await call('build');
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining('The cache ".docs-build/facts.json" cannot be written: EEXIST'),
    });
    expect(stdout).toContain('Output in "dist"');
  });

  test('content and output in one another end with 2', async () => {
    const { call, hashes } = site();
    const before = hashes('content');
    for (const out of ['content', '.', 'content/static/dist']) {
      expect(await call('build', '--out', out)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('must stand apart'),
      });
    }
    expect(hashes('content')).toEqual(before);
  });

  test('an output folder that is a link which leads nowhere ends with 2, and says where it leads', async () => {
    const { call, folder } = site();
    symlinkSync('gone', path.join(folder, 'dist'));
    expect(await call('build')).toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        'The output folder "dist" cannot be used: "dist" is a link to "gone", which does not exist. Name another with --out.\n',
    });
    mkdirSync(path.join(folder, 'gone'));
    expect(await call('build')).toMatchObject({ code: 0, stderr: '' });
  });

  test('two files whose names differ by how an accent is composed end with 2', async () => {
    const { call } = site({
      ...SMALL_SITE,
      'content/pages/caf\u00e9.md': '# A\n',
      'content/pages/cafe\u0301.md': '# B\n',
    });
    expect(await call('check')).toMatchObject({ code: 2, stderr: expect.stringContaining('Two files are called') });
  });

  test('a reader that closes the pipe does not hide that the content has problems', () => {
    const { folder } = site({ ...SMALL_SITE, [GUIDE]: '# G\n\n[x](/nada)\n' });
    const command = `{ "${process.execPath}" "${BINARY}" check; echo "code $?" >&2; } | true`;
    const { stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('code 1\n');
  });
});
