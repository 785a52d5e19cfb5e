import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../read/hash.ts';
import { settledStamp } from '../read/stamp.ts';
import type { CacheFile } from './cache-file.ts';

/** The hash of a program, and the stamps of its files then. */
export interface StampedProgram {
  readonly stamps: string;
  readonly hash: string;
}

/** Changes whenever the compiled program, its schemas or an installed library does. */
export function programHash(memory: CacheFile<StampedProgram>): string {
  const files = programFiles();
  const each = files.map((file) => settledStamp(file));
  const stamps = each.includes(undefined) ? undefined : [process.version, ...files, ...each].join('\n');
  const known = memory.read();
  if (known && known.stamps === stamps) return known.hash;
  const hash = hashOf(process.version, ...files.flatMap((file) => [path.basename(file), contentHash(file)]));
  if (stamps !== undefined) memory.write({ stamps, hash });
  return hash;
}

const contentHash = (file: string): string => hash('sha256', readFileSync(file));

function programFiles(): string[] {
  const build = fileURLToPath(new URL('../../', import.meta.url));
  // Of what the browser gets, assets.json names the version.
  const own = ['pipeline', 'schemas', 'renderer'].flatMap((part) =>
    readdirSync(path.join(build, part), { recursive: part !== 'renderer', encoding: 'utf8' })
      .filter((name) => /\.(js|cjs|json)$/.test(name))
      .map((name) => path.join(build, part, name)),
  );
  return [...own.sort(), installedRecord()];
}

/**
 * npm's own record of what it installed, beside whatever it installed. Another package manager keeps none; the versions then
 * count by our own package.json alone.
 */
function installedRecord(): string {
  const modules = /^(.*[\\/]node_modules)[\\/]/.exec(fileURLToPath(import.meta.resolve('ajv')))?.[1] ?? '';
  const record = path.join(modules, '.package-lock.json');
  return existsSync(record) ? record : fileURLToPath(new URL('../../../package.json', import.meta.url));
}
