// The package as npm packs it, in a project of its own: what is not packed is not there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Workspace, workspace } from './testing/run-binary.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));
const manifest: { version: string; dependencies: Record<string, string>; scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${repository}package.json`, 'utf8'),
);

const project: Workspace = workspace();
/** What the page about the API speaks of, in `right/`; in `content/` a link is wrong. */
const SITE: Readonly<Record<string, string>> = {
  'site.yaml': 'title: Example\nlang: en\nurl: https://docs.example.com\n',
  'pages/index.md': '# Home\n\nRead the [guide](docs/guide.md#step-by-step).\n',
  'pages/docs/guide.md': '---\ntitle: Guide\n---\n\nText.\n\n## Step by step\n\nBack to the [home page](/).\n',
};
let packed: string[];
let bytes: number;
let tarball: string;

const npmPack = (
  ...args: string[]
): { name: string; version: string; filename: string; size: number; files: { path: string }[] } =>
  JSON.parse(
    spawnSync('npm', ['pack', '--offline', '--ignore-scripts', '--json', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).stdout,
  )[0];

beforeAll(() => {
  const { files, size, filename } = npmPack('--pack-destination', project.folder);
  packed = files.map((file) => file.path);
  bytes = size;
  tarball = path.join(project.folder, filename);
  for (const [name, text] of Object.entries(SITE))
    project.write({ [`right/${name}`]: text, [`content/${name}`]: text });
  project.write({
    // As npm writes it, of a package that comes from a file.
    'package.json': JSON.stringify({
      type: 'module',
      dependencies: { 'docs-build': `file:${path.basename(tarball)}` },
    }),
    'content/pages/docs/guide.md': `${SITE['pages/docs/guide.md']}\n[x](/docs/gide)\n`,
  });
  const modules = path.join(project.folder, 'node_modules');
  for (const file of packed) cpSync(repository + file, path.join(modules, 'docs-build', file));
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(`${repository}node_modules/${name}`, path.join(modules, name));
  }
});
afterAll(() => project.remove());

const inProject = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, args, { cwd: project.folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
const PROGRAM = 'node_modules/docs-build/build/pipeline/cli/main.js';

describe('the package', () => {
  test('holds what a user needs, and nothing of how it is made', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'SECURITY.md',
        'build/sbom.cdx.json',
        'docs/pages/api.md',
      ]),
    );
    const template = path.join(repository, 'pipeline/cli/new-site');
    for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' }))
      if (statSync(path.join(template, file)).isFile()) expect(packed).toContain(`pipeline/cli/new-site/${file}`);
    expect(
      packed.filter((file) => /\.test\.|\.tsx?$|(?:^|\/)(?:fixtures|testing)\//.test(file.replace(/\.d\.ts$/, ''))),
    ).toEqual([]);
    expect(bytes).toBeLessThan(5_000_000);
  });

  test('has types of the API, and no others', () => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const [, target = ''] of readFileSync(repository + file, 'utf8').matchAll(/from '(\.[^']+)\.ts'/g))
        visit(`${path.posix.join(path.posix.dirname(file), target)}.d.ts`);
    };
    visit('build/pipeline/index.d.ts');
    expect(packed.filter((file) => file.endsWith('.d.ts')).sort()).toEqual([...reached].sort());
  });

  test('runs nothing when it is installed', () => {
    // npm warns of these, and of "prepare" where a package comes from a file or an address.
    for (const event of ['preinstall', 'install', 'postinstall', 'prepare'])
      expect(manifest.scripts).not.toHaveProperty(event);
  });

  test('makes a site that is installed from where the package came from, and builds it', () => {
    expect(inProject(PROGRAM, 'init', 'novo')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(
        `\nIts package.json takes docs-build from file:${tarball}; others need it there, too.\n`,
      ),
    });
    const source = JSON.parse(project.read('novo/package.json')).devDependencies['docs-build'];
    expect(npmPack('--dry-run', source)).toMatchObject({ name: 'docs-build', version: manifest.version });
    const { status, stdout } = inProject(
      PROGRAM,
      'build',
      '--content',
      'novo/content',
      '--out',
      'novo/dist',
      '--strict',
    );
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')]);
    const licences = readdirSync(path.join(project.folder, 'novo/dist/assets')).filter((name) => name.endsWith('.txt'));
    expect(licences).toEqual(['licences.txt', 'offline-licences.txt']);
  });
});

describe('the API', () => {
  const page = readFileSync(`${repository}docs/pages/api.md`, 'utf8');
  const examples = [...page.matchAll(/^```js\n(.*?)^```\n\n^```text\n(.*?)^```$/gms)].map(
    ([, code = '', output = '']) => ({
      code,
      output,
    }),
  );

  test('does what its page shows, and its types say so', async () => {
    expect(await project.call('build', '--content', 'right')).toMatchObject({ code: 0 });
    expect(examples.length).toBe(page.split('```js').length - 1);
    for (const [i, { code }] of examples.entries())
      project.write({ [`example-${i}.ts`]: code, [`example-${i}.js`]: code });
    const all = examples.map((_, i) => `await import('./example-${i}.js');`).join('\n');
    project.write({ 'all.js': all });
    expect(inProject('all.js')).toEqual(
      expect.objectContaining({ status: 0, stderr: '', stdout: examples.map(({ output }) => output).join('') }),
    );
    const sources = examples.map((_, i) => `example-${i}.ts`);
    const options = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--types',
      '',
    ];
    expect(inProject(`${repository}node_modules/typescript/bin/tsc`, ...options, ...sources)).toMatchObject({
      stdout: '',
      status: 0,
    });
  });

  test('exports these names', async () => {
    const index = new URL('../build/pipeline/index.js', import.meta.url).href;
    const api: typeof import('./index.ts') = await import(index);
    expect(Object.keys(api).sort()).toEqual([
      'RULES',
      'UsageError',
      'compileSite',
      'contentFrom',
      'readContent',
      'readSite',
      'renderPage',
    ]);
    const built = await api.readSite(path.join(project.folder, 'dist'));
    const compiled = await api.compileSite(await api.readContent(path.join(project.folder, 'right')));
    expect([built.nav, built.routes]).toEqual([compiled.nav, compiled.routes]);
    for (const route of compiled.routes) {
      expect(await compiled.html(route)).toBe(await built.html(route));
      expect(await compiled.markdown(route)).toBe(await built.markdown(route));
      expect(await compiled.document(route)).toEqual(await built.document(route));
    }
  });

  test('says what is wrong with a call', async () => {
    const index = new URL('../build/pipeline/index.js', import.meta.url).href;
    const { compileSite, contentFrom, readSite, renderPage, UsageError }: typeof import('./index.ts') = await import(
      index
    );
    const content = contentFrom({ 'site.yaml': 'title: T', 'pages/index.md': '# T', 'pages/guia.md': '# G' });
    const site = await compileSite(content, { base: 'docs' });
    expect(site.nav.site.base).toBe('/docs/');
    const page = await site.document('/');
    const calls: readonly (readonly [() => Promise<unknown>, RegExp])[] = [
      [() => site.document('/gia'), /^There is no page "\/gia"\. Did you mean "\/guia"\?$/],
      [() => compileSite({ pages: [] }), /^This is no content: give what readContent/],
      [() => compileSite(content, { base: 'https://x' }), /is not a path/],
      [() => compileSite(content, { siteUrl: 'x' }), /is not the address of a host/],
      [() => readSite(path.join(project.folder, 'nowhere')), /^There is no site in/],
      [() => renderPage({ ...page, title: '' }, site.nav), /^The document breaks its schema at "\/title": /],
      [
        () => renderPage(page, { ...site.nav, sidebar: [{ label: '' }] } as never),
        /^The nav breaks its schema at "\/sidebar\/0/,
      ],
    ];
    for (const [call, message] of calls) {
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UsageError);
      expect((error as Error).message).toMatch(message);
    }
  });
});
