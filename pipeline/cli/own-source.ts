import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsedJson } from '../read/parsed-json.ts';

const home = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * What package.json says to get this very program. Where npm was given a file, an address or a repository, a version is not
 * enough: no registry may have it. npm says what it was given in the package.json beside node_modules, npx in one of its own.
 */
export function ownSource(version: string, modules: string = path.dirname(home)): string {
  const manifest = path.join(modules, '../package.json');
  const written = existsSync(manifest) ? parsedJson(readFileSync(manifest, 'utf8')) : undefined;
  const { dependencies, devDependencies } = (written ?? {}) as Readonly<Record<string, Record<string, unknown>>>;
  const given = { ...devDependencies, ...dependencies }['docs-build'];
  if (path.basename(modules) !== 'node_modules' || typeof given !== 'string' || !given.includes(':'))
    return `^${version}`;
  return given.startsWith('file:') ? `file:${path.resolve(modules, '..', given.slice('file:'.length))}` : given;
}
