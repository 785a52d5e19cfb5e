// Lighthouse 12 on the built site, in its default mobile simulation: `npm run lighthouse`. Not a dependency, and not a
// part of `npm test`: npx fetches it, and its figures depend on the machine.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { findChromium } from '../renderer/testing/find-chromium.mjs';

const LIGHTHOUSE = 'lighthouse@12';
const PAGES = [
  ['home', '/'],
  ['field list', '/docs/Informes/plcota/lista_de_campos/'],
  ['API guide, diagram', '/docs/Informes/plcota/apis/envio-e-retorno/'],
  ['not found', '/404.html'],
  // Its status is 404, as it should be, which Lighthouse holds against it: shown, but not demanded.
  ['unknown address', '/nao-existe'],
];
const DEMANDED = 4;
const WANTED = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types docs-build dompurify";

const repository = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(path.join(tmpdir(), 'docs-build-lighthouse-'));
const site = path.join(work, 'site');

/** A plain static host that compresses, as every host does that one would publish on. */
const server = createServer((request, response) => {
  const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
  let file = path.join(site, pathname);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) file = path.join(file, 'index.html');
  const exists = existsSync(file);
  if (!exists) file = path.join(site, '404.html');
  const type = TYPES[path.extname(file)];
  response.setHeader('content-security-policy', POLICY);
  response.setHeader('content-type', type ?? 'application/octet-stream');
  response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000' : 'no-cache');
  const body = readFileSync(file);
  if (type === undefined || type === 'image/png') return response.writeHead(exists ? 200 : 404).end(body);
  return response.writeHead(exists ? 200 : 404, { 'content-encoding': 'gzip' }).end(gzipSync(body));
});

async function measure(url) {
  const report = path.join(work, 'report.json');
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ');
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${report}`];
  // A page that answers 404 is measured like any other.
  args.push(`--chrome-flags=${flags}`, '--ignore-status-code');
  const child = spawn('npx', args, {
    cwd: work,
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  await once(child, 'close');
  if (!existsSync(report)) throw new Error(`lighthouse failed: ${said}`);
  const json = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return json;
}

function show(name, { categories, audits }) {
  const scores = Object.keys(WANTED).map((key) => Math.round((categories[key]?.score ?? 0) * 100));
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const shown = times.map((key) => audits[key]?.displayValue ?? '');
  console.log(
    [name.padEnd(20), ...scores.map((score) => `${score}`.padStart(5)), ...shown.map((text) => text.padStart(9))].join(
      ' ',
    ),
  );
  for (const [key, { auditRefs }] of Object.entries(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score, title, scoreDisplayMode } = audits[id];
      const isShort = key === 'performance' ? score < 0.9 : score < 1;
      if (weight > 0 && score !== null && isShort && scoreDisplayMode !== 'notApplicable') {
        console.log(`  ${key}: ${id} (${score}): ${title}`);
      }
    }
  }
  return scores.every((score, position) => score >= Object.values(WANTED)[position]);
}

try {
  const binary = path.join(repository, 'build/pipeline/cli/main.js');
  const args = [binary, 'build', '--content', path.join(repository, 'content'), '--out', site, '--no-cache'];
  execFileSync(process.execPath, args, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const origin = `http://127.0.0.1:${server.address().port}`;
  console.log('page                  perf  a11y  best   seo       FCP       LCP       TBT       CLS');
  const results = [];
  for (const [name, route] of PAGES) {
    results.push(show(name, await measure(origin + route)));
  }
  process.exitCode = results.slice(0, DEMANDED).every(Boolean) ? 0 : 1;
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(work, { recursive: true, force: true });
}
