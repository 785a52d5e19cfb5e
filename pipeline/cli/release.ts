import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseData } from '../../schemas/types.ts';
import type { CompiledSite } from '../compile.ts';
import { isFailure } from '../diagnostics/is-failure.ts';
import { UsageError } from '../read/usage-error.ts';
import { assertValid } from '../validate/validator.ts';
import { compileFolder } from './compile-folder.ts';
import { printReport } from './print-report.ts';

export interface ReleaseOptions {
  readonly content: string;
  /** A day as 2026-11-22. */
  readonly date: string;
}

/** Keeps the contracts as they are in `releases/<name>.json` of the content. Returns the exit code. */
export async function release(name: string, { content, date }: ReleaseOptions): Promise<number> {
  const start = performance.now();
  const file = path.join(content, 'releases', `${name}.json`);
  if (existsSync(file)) throw new UsageError(`There is a release "${name}" already: "${file}". Choose another name.`);
  const { site, workers } = await compileFolder({ content, jobs: undefined, cache: true });
  await workers.end();
  const { diagnostics } = site;
  if (isFailure(diagnostics, false)) {
    const elapsed = performance.now() - start;
    printReport('pretty', content, { diagnostics, pages: site.routes.length, elapsed, done: 'Nothing was kept.' });
    return 1;
  }
  const kept = await contractsOf(site, name, date);
  mkdirSync(path.dirname(file), { recursive: true });
  // Two that begin at the same moment must not write over each other.
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { flag: 'wx' });
  const count = Object.keys(kept.fields).length + Object.keys(kept.operations).length;
  process.stdout.write(`${count === 1 ? '1 contract' : `${count} contracts`} kept in "${file}".\n`);
  return 0;
}

async function contractsOf({ contracts }: CompiledSite, name: string, date: string): Promise<ReleaseData> {
  const states = (await contracts.load()).states();
  const kept: ReleaseData = { schemaVersion: 1, name, date, ...states };
  assertValid('release', kept, `The release "${name}"`);
  return kept;
}
