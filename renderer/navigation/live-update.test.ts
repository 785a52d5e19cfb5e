// `dev` in a real browser: an edit is shown in place, and the reader stays where they were.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hydrated, openBrowser, openPage, type WatchedPage } from '../testing/open-browser.ts';

const binary = fileURLToPath(new URL('../../build/pipeline/cli/main.js', import.meta.url));
const LONG = Array.from({ length: 80 }, (_, i) => `Parágrafo ${i}.`).join('\n\n');
const SITE = {
  'site.yaml': 'title: Antes\n',
  'sidebar.yaml': '- /guia\n- /outra\n',
  'pages/index.md': '# Início\n',
  'pages/guia.md': `# Guia\n\n${LONG}\n\nFim antigo.\n`,
  'pages/outra.md': '# Outra\n\nTexto.\n',
};

let folder: string;
let server: ChildProcess;
let watched: WatchedPage;
let page: Page;

const write = (file: string, text: string): void => {
  const target = path.join(folder, 'content', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

/** Starts the server and gives its origin. */
function start(port: string): Promise<string> {
  server = spawn(process.execPath, [binary, 'dev', '--port', port, '--host', '127.0.0.1'], { cwd: folder });
  return new Promise((resolve) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /at (http:\/\/[^/]+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-live-'));
  for (const [file, text] of Object.entries(SITE)) write(file, text);
  const origin = await start('0');
  watched = await openPage(await openBrowser(), origin);
  page = watched.page;
});
afterAll(async () => {
  await watched.close();
  server.kill('SIGINT');
  rmSync(folder, { recursive: true, force: true });
});

let mark = 0;
beforeEach(async () => {
  await page.goto('/guia');
  await hydrated(page);
  mark++;
  // A reload would lose it.
  await page.evaluate((value) => {
    document.documentElement.dataset.mark = value;
  }, String(mark));
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

async function expectStillThere(): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(900);
  expect(await page.getAttribute('html', 'data-mark')).toBe(String(mark));
  expect(watched.takeTroubles()).toEqual([]);
}

test('shows an edit of a page', async () => {
  write('pages/guia.md', SITE['pages/guia.md'].replace('Fim antigo', 'Fim novo'));
  await expect.poll(() => page.locator('main').textContent()).toContain('Fim novo.');
  await expectStillThere();
});

test('shows an edit of site.yaml', async () => {
  write('site.yaml', 'title: Depois\n');
  await expect.poll(() => page.locator('header').first().textContent()).toContain('Depois');
  await expectStillThere();
});

test('shows an edit of sidebar.yaml', async () => {
  write('sidebar.yaml', '- label: Tudo\n  items:\n    - /guia\n    - /outra\n');
  await expect.poll(() => page.locator('.sidebar').textContent()).toContain('Tudo');
  await expectStillThere();
});

test('shows an edit of a style sheet of the site, by loading the page anew', async () => {
  const radius = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius')).catch(() => 'loading');
  write('static/marca.css', ':root { --radius: 1px }');
  write('site.yaml', 'title: Depois\nstyles: [/marca.css]\n');
  await expect.poll(radius).toBe('1px');
  write('static/marca.css', ':root { --radius: 3px }');
  await expect.poll(radius).toBe('3px');
});

test('an error is shown over the page, with its place, and is gone when it is mended', async () => {
  const problems = page.locator('docs-build-problems');
  write('pages/guia.md', `# Guia\n\n${LONG}\n\n[quebrado](/nenhuma)\n\nFim antigo.\n`);
  await problems.getByText('content/pages/guia.md:163:12', { exact: true }).waitFor();
  expect(await problems.getByRole('alert').innerText()).toContain('There is no page at "/nenhuma".');
  expect(await page.innerText('h1')).toBe('Guia');
  // A page that is opened meanwhile has it, too.
  await page.goto('/outra');
  await problems.getByText('There is no page at "/nenhuma".').waitFor();
  write('pages/guia.md', SITE['pages/guia.md']);
  await problems.waitFor({ state: 'detached' });
});

test('after the server was started anew the open page shows what was edited meanwhile', async () => {
  const { port } = new URL(page.url());
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
  write('pages/guia.md', SITE['pages/guia.md'].replace('Fim antigo.', 'Fim de antes do começo.'));
  await start(port);
  await page.getByText('Fim de antes do começo.').waitFor();
  // The connection that was lost is no trouble of the page.
  watched.takeTroubles();
  write('pages/guia.md', SITE['pages/guia.md']);
  await page.getByText('Fim antigo.').waitFor();
});
