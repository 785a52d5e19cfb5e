// Builds the sites of the browser tests once, with the real program: those of this repository, one of them under two bases,
// and small ones for what the real content does not have.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { SITE_URL } from './routes.ts';
import { writeLargeSite } from './write-large-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    site: string;
    /** The same content, built for the base `/fundos/`. */
    siteUnderBase: string;
    /** The content of testing/sites/sample. */
    sample: string;
    /** A site of many pages (write-large-site.ts). */
    large: string;
    /** The documentation of docs-build, in English and in colours of its own. */
    documentation: string;
    /** The content of testing/sites/older, built for the base `/v1/`: an earlier version of the sample. */
    older: string;
    /** A site in another language and with a brand of its own (pipeline/testing/english-site), for the base `/payments/`. */
    branded: string;
  }
}

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Builds a content folder and returns the output folder. Beside it stands the cache, which spares a second site most of its work. */
export async function buildSite(content: string, out: string, ...options: string[]): Promise<string> {
  const binary = path.join(repository, 'build/pipeline/cli/main.js');
  const args = [binary, 'build', '--content', path.resolve(repository, content), '--out', out, ...options];
  mkdirSync(path.dirname(out), { recursive: true });
  await promisify(execFile)(process.execPath, args, { cwd: path.dirname(out) });
  return out;
}

export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-site-'));
  const largeContent = path.join(folder, 'large-content');
  writeLargeSite(largeContent);
  const out = (name: string): string => path.join(folder, name, 'dist');
  const [site, sample, older, branded, large, documentation] = await Promise.all([
    buildSite('content', out('content'), '--site-url', SITE_URL),
    buildSite('renderer/testing/sites/sample', out('sample')),
    buildSite('renderer/testing/sites/older', out('older'), '--base', '/v1/'),
    buildSite('pipeline/testing/english-site', out('branded'), '--base', '/payments/'),
    buildSite(largeContent, out('large')),
    buildSite('docs', out('docs')),
  ]);
  const underBase = path.join(folder, 'content/under-base');
  const siteUnderBase = await buildSite('content', underBase, '--base', '/fundos/', '--site-url', SITE_URL);
  provide('site', site);
  provide('siteUnderBase', siteUnderBase);
  provide('sample', sample);
  provide('older', older);
  provide('branded', branded);
  provide('large', large);
  provide('documentation', documentation);
  return () => rmSync(folder, { recursive: true, force: true });
}
