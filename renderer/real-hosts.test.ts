// The site on hosts as they are installed: `npm run test:hosts`.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_POLICY } from '../schemas/security-policy.ts';
import { buildSite } from './testing/build-site.ts';
import { hydrated, openBrowser, openPage } from './testing/open-browser.ts';
import { isInstalled, REAL_HOSTS, type RealHost, startHost } from './testing/real-hosts.ts';

const VIDEO = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));
const LINES = 'Um parágrafo que se repete até que valha a pena comprimi-lo.\n\n'.repeat(100);
const FILES = {
  'site.yaml': 'title: Exemplo\nurl: https://docs.example.com\n',
  'pages/index.md': '# Início\n\n[Guia](guia.md) e [Começo](docs/começo.md).\n',
  'pages/guia.md': `# Guia\n\n${LINES}[Tabela](/tabela.csv)\n`,
  'pages/docs/começo.md': '# Começo\n\n[Guia](/guia)\n',
  'static/tabela.csv': 'ação;1\n'.repeat(1000),
  'static/video.mp4': VIDEO,
};

/** What a host can, as the table of the documentation says. */
interface Abilities {
  readonly headers?: 'nginx' | 'apache';
  readonly isClean: boolean;
  readonly hasOwn404: boolean;
  readonly codings: readonly string[];
  readonly hasParts: boolean;
}

const ABILITIES: Readonly<Record<string, Abilities>> = {
  nginx: { headers: 'nginx', isClean: true, hasOwn404: true, codings: ['gzip'], hasParts: true },
  Apache: { headers: 'apache', isClean: true, hasOwn404: true, codings: ['gzip', 'br'], hasParts: true },
  Caddy: { isClean: false, hasOwn404: true, codings: ['gzip', 'br'], hasParts: true },
  lighttpd: { isClean: false, hasOwn404: true, codings: ['gzip'], hasParts: true },
  Python: { isClean: false, hasOwn404: false, codings: [], hasParts: false },
};

const isAsked = process.env.npm_lifecycle_event === 'test:hosts';
const isSkipped = (host: RealHost): boolean => !isAsked || !isInstalled(host);

let folder: string;
beforeAll(() => {
  for (const host of REAL_HOSTS)
    if (isAsked && !isInstalled(host)) process.stdout.write(`${host.name} is not installed, and is not tested.\n`);
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-hosts-'));
  // Some hosts read files as a user who may do nothing else.
  chmodSync(folder, 0o755);
  for (const trailingSlash of [false, true])
    for (const [name, content] of Object.entries(FILES)) {
      const file = path.join(folder, `content-${trailingSlash}`, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, name === 'site.yaml' ? `${content}trailingSlash: ${trailingSlash}\n` : content);
    }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where an answer sends the reader on to. Letters that mean the same are written in one way. */
const placeIn = ({ url, headers }: Response): string =>
  new URL(headers.get('location') ?? '', url).href.replace(/%\w\w/g, (letter) => letter.toUpperCase());

describe.each(REAL_HOSTS)('$name', (host) => {
  const { headers, isClean, hasOwn404, codings, hasParts } = ABILITIES[host.name] as Abilities;

  /** Starts the host for the site, and closes it when done. */
  async function served(trailingSlash: boolean, use: (origin: string, root: string) => Promise<void>): Promise<void> {
    const root = path.join(folder, `${host.name}-${trailingSlash}`);
    const options = ['--base', '/docs/', '--compress', ...(headers ? ['--headers', headers] : [])];
    await buildSite(path.join(folder, `content-${trailingSlash}`), path.join(root, 'docs'), ...options);
    const running = await startHost(host, root, path.join(folder, `${host.name}-run-${trailingSlash}`));
    try {
      await use(running.origin, root);
    } finally {
      await running.stop();
    }
  }

  test.skipIf(isSkipped(host))('the site below a base is as documented', async () => {
    await served(false, async (origin, root) => {
      const get = (address: string, sent: Record<string, string> = {}): Promise<Response> =>
        fetch(`${origin}/docs/${address}`, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...sent } });

      const withSlash = ['guia/', 'docs/come%C3%A7o/'];
      const clean = withSlash.map((address) => address.slice(0, -1));
      for (const address of ['', ...(isClean ? clean : withSlash)]) {
        const page = await get(address);
        expect([address, page.status, page.headers.get('content-type')?.split(';')[0]]).toEqual([
          address,
          200,
          'text/html',
        ]);
      }
      const [from, to] = isClean ? [withSlash, clean] : [clean, withSlash];
      for (const [i, address] of from.entries()) {
        const moved = await get(`${address}?q=1`);
        expect([moved.status, placeIn(moved).replace(/\?.*/, '')]).toEqual([
          expect.toBeOneOf([301, 308]),
          `${origin}/docs/${to[i]}`,
        ]);
        if (headers) expect(placeIn(moved)).toMatch(/\?q=1$/);
      }

      const home = await fetch(`${origin}/docs?q=1`);
      expect([home.status, home.url.replace(/\?.*/, '')]).toEqual([200, `${origin}/docs/`]);

      const missing = await get('nada');
      expect(missing.status).toBe(404);
      expect((await missing.text()).includes('Página não encontrada')).toBe(hasOwn404);
      for (const address of ['.nojekyll', '.htaccess', '.nginx.conf', '..%2f..%2fconfiguration', '%2e%2e/run/pid'])
        if (headers)
          expect([address, (await get(address)).status]).toEqual([address, expect.toBeOneOf([400, 403, 404])]);

      const page = await (await get(isClean ? 'guia' : 'guia/')).text();
      const [, script = ''] = /src="\/docs\/(assets\/[^"]+\.js)"/.exec(page) ?? [];
      const types = {
        'guia.json': 'application/json',
        'guia.md': 'text/markdown',
        'tabela.csv': 'text/csv',
        [script]: 'text/javascript',
        'video.mp4': 'video/mp4',
      };
      if (host.name !== 'Python')
        for (const [address, type] of Object.entries(types)) {
          const sent = (await get(address)).headers.get('content-type') ?? '';
          expect([address, sent.split(';')[0]]).toEqual([address, type]);
          if (headers && address !== 'video.mp4') expect(sent).toMatch(/charset=utf-8/i);
        }

      const part = await get('video.mp4', { range: 'bytes=10-19' });
      expect(part.status).toBe(hasParts ? 206 : 200);
      if (hasParts) expect(Buffer.from(await part.arrayBuffer())).toEqual(VIDEO.subarray(10, 20));
      if (hasParts) expect((await get('video.mp4', { range: 'bytes=999999-' })).status).toBe(416);
      const modified = part.headers.get('last-modified') ?? '';
      expect((await get('video.mp4', { 'if-modified-since': modified })).status).toBe(304);

      const csv = readFileSync(path.join(root, 'docs/tabela.csv'), 'utf8');
      for (const accepted of ['gzip', 'br', ...(headers ? ['br;q=0, gzip;q=0'] : [])]) {
        const text = await get('tabela.csv', { 'accept-encoding': accepted });
        const coding = codings.find((name) => name === accepted) ?? null;
        expect([accepted, text.headers.get('content-encoding'), await text.text()]).toEqual([accepted, coding, csv]);
        if (coding) expect(text.headers.get('vary')).toMatch(/accept-encoding/i);
      }

      if (headers) {
        for (const address of ['', 'guia', 'nada', 'guia.json', script]) {
          const sent = (await get(address)).headers;
          expect([address, sent.get('content-security-policy')]).toEqual([address, SECURITY_POLICY]);
          expect(sent.get('x-content-type-options')).toBe('nosniff');
          expect([address, sent.get('cache-control')]).toEqual([
            address,
            address === script ? 'public, max-age=31536000, immutable' : 'no-cache',
          ]);
        }
        expect((await get('assets/nada.js')).headers.get('cache-control')).not.toMatch(/immutable/);
      }

      const { page: window, takeTroubles, close } = await openPage(await openBrowser(), origin);
      await window.goto('/docs/docs/come%C3%A7o');
      await hydrated(window);
      await window.getByRole('main').locator('article.prose').getByRole('link', { name: 'Guia' }).first().click();
      await expect.poll(() => window.locator('main h1').textContent()).toBe('Guia');
      await window.reload();
      await hydrated(window);
      expect(takeTroubles()).toEqual([]);
      await close();
    });
  });

  test.skipIf(isSkipped(host) || !headers)('pages whose addresses end in a slash', async () => {
    await served(true, async (origin) => {
      const get = (address: string): Promise<Response> => fetch(`${origin}/docs/${address}`, { redirect: 'manual' });
      for (const address of ['', 'guia/', 'docs/come%C3%A7o/']) expect((await get(address)).status).toBe(200);
      for (const address of ['guia', 'docs/come%C3%A7o']) {
        const moved = await get(`${address}?q=1`);
        expect([moved.status, placeIn(moved)]).toEqual([301, `${origin}/docs/${address}/?q=1`]);
      }
      expect((await get('nada/')).status).toBe(404);
      expect((await get('data')).status).toBe(301);
      expect((await get('data/')).status).toBe(404);
    });
  });
});
