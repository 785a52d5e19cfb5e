#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { run, WRONG_USAGE } from './run.ts';

// A build is short: for Node 20, which has no middle way, optimising as eagerly as for a server costs more than it gains,
// a tenth of a build of 1,000 pages.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=400000');
// Every core makes pages: threads that collect garbage in their stead would only take turns with them.
setFlagsFromString('--no-parallel-scavenge');
// How much garbage is left lying depends on how fast it was collected last: at most as much as is in use.
setFlagsFromString('--heap-growing-percent=100');

// A reader such as `head` may close the pipe before everything is printed; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`The report cannot be printed: ${error.message}.\n`);
  process.exit(WRONG_USAGE);
});

process.exitCode = await run(process.argv.slice(2));
