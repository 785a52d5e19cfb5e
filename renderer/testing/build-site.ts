// Builds the sites of the browser tests once, with the real program: that of this repository, under two bases, and two
// small ones for what the real content does not have.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
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
    /** The content of testing/sites/older, built for the base `/v1/`: an earlier version of the sample. */
    older: string;
  }
}

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Builds a content folder and returns the output folder. */
export function buildSite(content: string, out: string, ...options: string[]): string {
  const binary = path.join(repository, 'build/pipeline/cli/main.js');
  const args = [binary, 'build', '--content', content, '--out', out, '--no-cache', ...options];
  execFileSync(process.execPath, args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
  return out;
}

export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-site-'));
  provide('site', buildSite('content', path.join(folder, 'root')));
  provide('siteUnderBase', buildSite('content', path.join(folder, 'base'), '--base', '/fundos/'));
  provide('sample', buildSite('renderer/testing/sites/sample', path.join(folder, 'sample')));
  provide('older', buildSite('renderer/testing/sites/older', path.join(folder, 'older'), '--base', '/v1/'));
  const large = path.join(folder, 'large-content');
  writeLargeSite(large);
  provide('large', buildSite(large, path.join(folder, 'large')));
  return () => rmSync(folder, { recursive: true, force: true });
}
