// `check --external` as a CI job meets it. What each kind of host answer means is tested beside external/.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MisbehavingHost, misbehavingHost } from '../testing/misbehaving-host.ts';
import { type Workspace, workspace } from '../testing/run-binary.ts';

const PAGE = 'content/pages/index.md';
let host: MisbehavingHost;
let site: Workspace;
beforeEach(async () => {
  host = await misbehavingHost();
  site = workspace({ 'content/site.yaml': 'title: X\n', [PAGE]: '# X\n' });
});
afterEach(() => {
  host.close();
  site.remove();
});

const page = (...lines: string[]): void => site.write({ [PAGE]: `# X\n\n${lines.join('\n\n')}\n` });
const check = (...args: string[]) => site.call('check', '--external', ...args);
const found = async (...args: string[]): Promise<unknown[]> => {
  const { stdout, stderr } = await check('--format', 'json', ...args);
  expect(stderr).toBe('');
  return JSON.parse(stdout).diagnostics;
};

test('a broken link ends with 1 at its place; an unknown one warns', async () => {
  page(`[a](${host.origin}/ok) e [b](${host.origin}/missing#x)`, `É [c](${host.origin}/forbidden)`);
  const { code, stdout, stderr } = await site.call('check', '--external');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  const column = `[a](${host.origin}/ok) e [b](`.length + 1;
  expect(stdout).toContain(`content/pages/index.md:3:${column}  error  The link to "${host.origin}/missing#x" fails`);
  expect(stdout).toContain('content/pages/index.md:5:7  warning  Whether the link to');
  expect(stdout).toContain('1 error, 1 warning.\nExternal addresses: 3 asked, 0 known from an earlier run.\n');
});

test('links of site.yaml, of front matter and of parts are checked, too', async () => {
  const missing = `${host.origin}/missing`;
  site.write({
    'content/site.yaml': `title: X\nfooter:\n  links:\n    - { label: Y, to: "${missing}?footer" }\n`,
    'content/pages/_part.md': `[a](${missing}?part)\n`,
    [PAGE]: `---\nimage: ${missing}?image\n---\n\n# X\n\n::include{src="_part.md"}\n`,
  });
  expect(await found()).toMatchObject([
    { sourcePath: 'pages/_part.md', range: { start: { line: 1, column: 5 } } },
    { sourcePath: 'pages/index.md', range: { start: { line: 2, column: 8 } } },
    { sourcePath: 'site.yaml', range: { start: { line: 4, column: 23 } } },
  ]);
});

test('only a warning ends with 0, and with --strict with 1', async () => {
  page(`[a](${host.origin}/forbidden)`);
  expect((await check()).code).toBe(0);
  expect((await check('--strict')).code).toBe(1);
});

test('a site without external links says so', async () => {
  page('[a](mailto:a@b.example)');
  const { code, stdout } = await check();
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringContaining('There are no external links to check.\n'),
  });
});

describe('what is not asked', () => {
  test('anything without --external, and build has no such option', async () => {
    page(`[a](${host.origin}/missing)`);
    expect((await site.call('check')).code).toBe(0);
    expect(await site.call('build', '--external')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("unknown option '--external'"),
    });
    expect(host.requests).toEqual([]);
  });

  test('what site.yaml says to ignore', async () => {
    page(`[a](${host.origin}/missing/1)`, `[b](${host.origin}/kept)`);
    site.write({ 'content/site.yaml': `title: X\nexternalLinks:\n  ignore: ["http://*/missing/"]\n` });
    expect(await found()).toEqual([]);
    expect(host.requests).toEqual(['HEAD /kept']);
  });

  test('what an earlier run knows, but for what was broken', async () => {
    page(...['ok', 'forbidden', 'missing'].map((name) => `[a](${host.origin}/${name})`));
    const first = await found();
    expect(first).toHaveLength(2);
    const asked = host.requests.length;
    expect(await found()).toEqual(first);
    expect(host.requests.slice(asked)).toEqual(['HEAD /missing', 'GET /missing']);
  });

  test('with --no-cache nothing is known and nothing is kept', async () => {
    const kept = path.join(site.folder, '.docs-build/external.json');
    page(`[a](${host.origin}/ok)`);
    await check('--no-cache');
    expect(existsSync(kept)).toBe(false);
    await check();
    expect(existsSync(kept)).toBe(true);
    const before = site.read('.docs-build/external.json');
    await check('--no-cache');
    expect(host.requests).toEqual(['HEAD /ok', 'HEAD /ok', 'HEAD /ok']);
    expect(site.read('.docs-build/external.json')).toBe(before);
  });
});

test('a spoilt cache does no harm', async () => {
  page(`[a](${host.origin}/ok)`);
  site.write({ '.docs-build/external.json': '{"version":1,"answers":{' });
  expect(await found()).toEqual([]);
  expect(JSON.parse(site.read('.docs-build/external.json')).answers).toHaveProperty([`${host.origin}/ok`]);
});

test('a comment silences one place, and is not called idle by a run that asks nobody', async () => {
  page(
    `<!-- docs-build-disable-next-line link-external-broken -->\n[a](${host.origin}/missing)`,
    `[b](${host.origin}/missing)`,
  );
  expect(await found()).toMatchObject([{ range: { start: { line: 6 } } }]);
  expect((await site.call('check', '--strict')).code).toBe(0);
});

test('rules: in site.yaml sets the severity', async () => {
  page(`[a](${host.origin}/missing)`, `[b](${host.origin}/forbidden)`);
  site.write({
    'content/site.yaml': 'title: X\nrules: { link-external-broken: warning, link-external-unknown: "off" }\n',
  });
  expect(await found()).toMatchObject([{ rule: 'link-external-broken', severity: 'warning' }]);
});
