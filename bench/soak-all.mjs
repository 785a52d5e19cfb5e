// Runs for hours what `npm test` tries for seconds: hostile documents, sites by chance, and edits while `dev` runs.
// usage: npm run test:soak [-- --documents 1000000 --sites 20000 --edits 10000 --seed 1]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const number = (value) => ({ type: 'string', default: String(value) });
const { values: options } = parseArgs({
  options: { documents: number(1_000_000), sites: number(20_000), edits: number(10_000), seed: number(1) },
});
const run = (...args) =>
  spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, SITES: options.sites, EDITS: options.edits, SEED: options.seed },
    stdio: 'inherit',
  }).status === 0;

const soak = fileURLToPath(new URL('./soak.mjs', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const held = [
  run(soak, '--documents', options.documents),
  run(vitest, 'run', '--project', 'pipeline', 'pipeline/by-chance.test.ts', 'pipeline/cli/random-edits.test.ts'),
];
process.exitCode = held.every(Boolean) ? 0 : 1;
