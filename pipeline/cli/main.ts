#!/usr/bin/env node
// Reads the arguments, calls a command, sets the exit code. Commands are loaded when called: --help needs none of them.
import { setFlagsFromString } from 'node:v8';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../read/usage-error.ts';
import { parseBase, parseJobs, parsePort, parseSiteUrl } from './site-options.ts';
import { systemReason } from './system-reason.ts';
import { VERSION } from './version.ts';

// A build is short: for Node 20, which has no middle way, optimising as eagerly as for a server costs more than it gains,
// a tenth of a build of 1,000 pages.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=400000');
// Every core makes pages: threads that collect garbage in their stead would only take turns with them.
setFlagsFromString('--no-parallel-scavenge');
// How much garbage is left lying depends on how fast it was collected last: at most as much as is in use.
setFlagsFromString('--heap-growing-percent=100');

const WRONG_USAGE = 2;

/** Turns a message of ours into one that commander prints with the option's name. */
const checked =
  <T>(parse: (value: string) => T) =>
  (value: string): T => {
    try {
      return parse(value);
    } catch (error) {
      throw new InvalidArgumentError((error as Error).message);
    }
  };

const contentOption = (): Option => new Option('--content <dir>', 'folder with the content').default('content');
const formatOption = (): Option =>
  new Option('--format <format>', 'how problems are printed')
    .choices(['pretty', 'json', 'github', 'sarif'])
    .default('pretty');
const strictOption = (): Option => new Option('--strict', 'end with exit code 1 on warnings, too').default(false);
const jobsOption = (): Option =>
  new Option('--jobs <n>', 'workers that parse pages (default: as many as pay off)').argParser(checked(parseJobs));
const cacheOption = (): Option => new Option('--no-cache', 'neither read nor write the cache in .docs-build/');
const outOption = (): Option => new Option('--out <dir>', 'folder of the built site').default('dist');
const baseOption = (): Option =>
  new Option('--base <path>', 'path the site is published under').default('/').argParser(checked(parseBase));
const portOption = (): Option =>
  new Option('--port <n>', 'port to listen on (default: the first free one from 3000 on)').argParser(
    checked(parsePort),
  );
const hostOption = (): Option => new Option('--host <name>', 'address to listen on').default('localhost');

const program = new Command('docs-build')
  .description(
    'Compiles Markdown and data into schema-validated JSON page documents and a site that any static host serves.',
  )
  .version(VERSION, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  .helpCommand(false)
  .exitOverride()
  .showSuggestionAfterError()
  .addHelpText(
    'after',
    `
Exit codes: 0 done; 1 the content has problems; 2 wrong usage, no content, or a failure of docs-build or the system.

Example:
  docs-build build --base /docs/ --site-url https://example.com`,
  );

function command(name: string, description: string, options: Option[], example: string): Command {
  const made = program.command(name).description(description).allowExcessArguments(false);
  for (const option of options) made.addOption(option);
  return made.addHelpText('after', `\nExample:\n  ${example}`);
}

command(
  'build',
  'compile, check, and write the site; with an error in the content, nothing is written',
  [
    contentOption(),
    outOption(),
    baseOption(),
    new Option('--site-url <url>', 'scheme and host of the published site, in place of `url` in site.yaml').argParser(
      checked(parseSiteUrl),
    ),
    formatOption(),
    strictOption(),
    jobsOption(),
    cacheOption(),
  ],
  'docs-build build --out dist --base /docs/',
).action(async (options) => {
  const { build } = await import('./build.ts');
  process.exitCode = await build(options);
});

command(
  'check',
  'verify everything that build verifies, and write nothing',
  [
    contentOption(),
    formatOption(),
    strictOption(),
    new Option('--uses <contract#field>', 'print where a field is named: what a change to it touches'),
    new Option('--external', 'ask other hosts whether the links to them work, too').default(false),
    jobsOption(),
    cacheOption(),
  ],
  'docs-build check --strict --format github',
).action(async (options) => {
  const { check } = await import('./check.ts');
  process.exitCode = await check(options);
});

command(
  'dev',
  'serve the content and show every edit in the open browser',
  [contentOption(), baseOption(), portOption(), hostOption()],
  'docs-build dev --port 4000',
).action(async (options) => {
  const { dev } = await import('./dev.ts');
  process.exitCode = await dev(options);
});

command(
  'preview',
  'serve what build wrote, as a static host would',
  [outOption(), baseOption(), portOption(), hostOption()],
  'docs-build preview --out dist --port 4000',
).action(async (options) => {
  const { preview } = await import('./preview.ts');
  process.exitCode = await preview(options);
});

// A reader such as `head` may close the pipe before everything is printed; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`The report cannot be printed: ${error.message}.\n`);
  process.exit(WRONG_USAGE);
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  // commander has printed its own message; --help and --version end here as well.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE;
  const reason = systemReason(error);
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n`);
  else if (reason !== undefined) process.stderr.write(`docs-build cannot go on: ${reason}.\n`);
  else
    process.stderr.write(
      `docs-build failed. This is a bug of docs-build, not of your content.\n${error instanceof Error ? error.stack : error}\n`,
    );
  return WRONG_USAGE;
}
