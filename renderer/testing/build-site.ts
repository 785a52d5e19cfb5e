// Builds the site of this repository once for all browser tests, with the real program.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    site: string;
    /** The same content, built for the base `/fundos/`. */
    siteUnderBase: string;
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
  return () => rmSync(folder, { recursive: true, force: true });
}
