import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Short hash of texts; where one ends and the next begins counts. */
export const hashOf = (...texts: readonly string[]): string =>
  hash('sha256', texts.map((text) => `${text.length}:${text}`).join(''), 'base64url').slice(0, 27);

/** Changes whenever the compiled program, its schemas or an installed library does. */
export function programHash(): string {
  const build = fileURLToPath(new URL('../../', import.meta.url));
  // Of what the browser gets, assets.json names the version.
  const files = ['pipeline', 'schemas', 'renderer'].flatMap((part) =>
    readdirSync(path.join(build, part), { recursive: part !== 'renderer', encoding: 'utf8' })
      .filter((name) => /\.(js|cjs|json)$/.test(name))
      .map((name) => path.join(part, name)),
  );
  const program = files.sort().flatMap((name) => [name, hash('sha256', readFileSync(path.join(build, name)))]);
  // npm's own record of what it installed stands beside whatever it installed.
  const modules = /^(.*[\\/]node_modules)[\\/]/.exec(fileURLToPath(import.meta.resolve('unified')))?.[1] ?? '';
  let installed: string;
  try {
    installed = readFileSync(path.join(modules, '.package-lock.json'), 'utf8');
  } catch {
    // Another package manager keeps no such record; the versions then count by our own package.json alone.
    installed = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  }
  return hashOf(process.version, ...program, installed);
}
