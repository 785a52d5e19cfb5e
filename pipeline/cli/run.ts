// Reads the arguments of a command and calls it. Commands are loaded when called: --help needs none of them.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { ORIGINS } from '../import/origins.ts';
import { HOSTS } from '../outputs/hosts/hosted-site.ts';
import { UsageError } from '../read/usage-error.ts';
import {
  baselineOption,
  changedOption,
  formatOption,
  maxOption,
  renewBaselineOption,
  ruleOption,
  strictOption,
  summaryOption,
} from './report-options.ts';
import { parseBase, parseDay, parseJobs, parsePort, parseReleaseName, parseSiteUrl } from './site-options.ts';
import { systemReason } from './system-reason.ts';

/** Exit code of wrong usage, and of whatever else is no problem of the content. */
export const WRONG_USAGE = 2;

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
const jobsOption = (): Option =>
  new Option('--jobs <n>', 'workers that parse pages (default: as many as pay off)').argParser(checked(parseJobs));
const cacheOption = (): Option => new Option('--no-cache', 'neither read nor write the cache in .docs-build/');
const outOption = (): Option => new Option('--out <dir>', 'folder of the built site').default('dist');
const siteOption = (): Option =>
  new Option('--site <dist or url>', 'folder of a built site, or the address of a published one').default('dist');
const baseOption = (): Option =>
  new Option('--base <path>', 'path the site is published under').default('/').argParser(checked(parseBase));
const portOption = (): Option =>
  new Option('--port <n>', 'port to listen on (default: the first free one from 3000 on)').argParser(
    checked(parsePort),
  );
const hostOption = (): Option => new Option('--host <name>', 'address to listen on').default('localhost');

/** Takes the exit code of the command that was run. */
type End = (exitCode: number) => void;

/** Runs docs-build with its arguments, as from a shell, and gives its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  let exitCode = 0;
  try {
    const { VERSION } = await import('./version.ts');
    const program = createProgram((code) => {
      exitCode = code;
    }).version(VERSION, '-V, --version', 'print the version');
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return exitCodeOf(error);
  }
}

/** Every command with its options: what `--help` and the reference say. */
export function createProgram(end: End): Command {
  const program = new Command('docs-build')
    .description(
      'Compiles Markdown and data into schema-validated JSON page documents and a site that any static host serves.',
    )
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
  addBuild(program, end);
  addCheck(program, end);
  addCheckFile(program, end);
  addRelease(program, end);
  addDiff(program, end);
  addServers(program, end);
  addInit(program, end);
  addImport(program, end);
  return program;
}

function addBuild(program: Command, end: End): void {
  const siteUrl = new Option(
    '--site-url <url>',
    'scheme and host of the published site, in place of `url` in site.yaml',
  );
  addOptions(
    program
      .command('build')
      .description('compile, check, and write the site; with an error in the content, nothing is written')
      .action(async (options) => end(await (await import('./build.ts')).build(options))),
    [
      contentOption(),
      outOption(),
      baseOption(),
      siteUrl.argParser(checked(parseSiteUrl)),
      new Option('--headers <host>', 'write the file by which a host sends headers, types and redirects').choices(
        HOSTS,
      ),
      new Option('--compress', 'write each text as Brotli (.br) and gzip (.gz) beside it, too').default(false),
      formatOption(),
      maxOption(),
      summaryOption(),
      baselineOption(),
      strictOption(),
      jobsOption(),
      cacheOption(),
    ],
    'docs-build build --out dist --base /docs/',
  );
}

function addCheck(program: Command, end: End): void {
  addOptions(
    program
      .command('check')
      .description('verify everything that build verifies, and write nothing')
      .action(async (options) => end(await (await import('./check.ts')).check(options))),
    [
      contentOption(),
      formatOption(),
      maxOption(),
      summaryOption(),
      ruleOption(),
      changedOption(),
      baselineOption(),
      renewBaselineOption(),
      strictOption(),
      new Option('--uses <contract#field>', 'print where a field is named: what a change to it touches'),
      new Option('--external', 'ask other hosts whether the links to them work, too').default(false),
      jobsOption(),
      cacheOption(),
    ],
    'docs-build check --strict --format github --changed origin/main',
  );
}

function addCheckFile(program: Command, end: End): void {
  addOptions(
    program
      .command('check-file')
      .description('hold a payload or a file of yours to a contract of a site')
      .argument('<file>', 'the file')
      .requiredOption('--contract <name>', 'the contract, by the name of its file in content/fields/')
      .action(async (file, options) => end(await (await import('./check-file.ts')).checkFile(file, options))),
    [siteOption(), formatOption()],
    'docs-build check-file --contract pedido --site https://docs.example.com pedido.json',
  );
}

function addRelease(program: Command, end: End): void {
  addOptions(
    program
      .command('release')
      .description('keep the contracts as they are in content/releases/, to compare later states with')
      .argument('<name>', 'what the release is called', checked(parseReleaseName))
      .action(async (name, options) => end(await (await import('./release.ts')).release(name, options))),
    [
      contentOption(),
      new Option('--date <day>', 'the day it became valid, as 2026-11-22 (default: today)')
        .argParser(checked(parseDay))
        .default(new Date().toISOString().slice(0, 10), 'today'),
    ],
    'docs-build release 2.1.0 --date 2026-11-22',
  );
}

function addDiff(program: Command, end: End): void {
  addOptions(
    program
      .command('diff')
      .description('print what has changed between the contracts of two sites; ends with 1 where something breaks')
      .argument('<old>', 'folder of a built site, address of a published one, or file of a release')
      .argument('[new]', 'the other', 'dist')
      .action(async (old, recent, options) => end(await (await import('./diff.ts')).diff(old, recent, options))),
    [new Option('--format <format>', 'how changes are printed').choices(['pretty', 'json']).default('pretty')],
    'docs-build diff content/releases/2.1.0.json dist',
  );
}

function addServers(program: Command, end: End): void {
  addOptions(
    program
      .command('dev')
      .description('serve the content and show every edit in the open browser')
      .action(async (options) => end(await (await import('./dev.ts')).dev(options))),
    [contentOption(), baseOption(), portOption(), hostOption()],
    'docs-build dev --port 4000',
  );
  addOptions(
    program
      .command('preview')
      .description('serve what build wrote, as a static host would')
      .action(async (options) => end(await (await import('./preview.ts')).preview(options))),
    [outOption(), baseOption(), portOption(), hostOption()],
    'docs-build preview --out dist --port 4000',
  );
  addOptions(
    program
      .command('mock')
      .description('answer calls as the operations of a site say, to test against before there is access')
      .action(async (options) => end(await (await import('./mock.ts')).mock(options))),
    [siteOption(), portOption(), hostOption()],
    'docs-build mock --port 4000',
  );
  addOptions(
    program
      .command('mcp')
      .description('answer programs about the built site, in the Model Context Protocol over standard input and output')
      .action(async (options) => end(await (await import('./mcp.ts')).mcp(options))),
    [outOption()],
    'docs-build mcp --out dist',
  );
}

function addInit(program: Command, end: End): void {
  addOptions(
    program
      .command('init')
      .description('start a new site: a small one that shows what pages and data can be')
      .argument('[dir]', 'an empty folder, or one to make', '.')
      .action(async (dir, options) => {
        const { init } = await import('./init.ts');
        end(init(dir, options));
      }),
    [new Option('--lang <language>', 'language of the site').choices(['pt-BR', 'en']).default('pt-BR')],
    'docs-build init docs --lang en',
  );
}

function addImport(program: Command, end: End): void {
  const origins = Object.entries(ORIGINS).map(([name, { description }]) => `  ${name.padEnd(12)}${description}\n`);
  addOptions(
    program
      .command('import')
      .description('bring content over from another tool, and say what did not come')
      .argument('<from>', 'what it is, of those below')
      .argument('<source>', 'its folder or file')
      .action(async (from, source, options) =>
        end(await (await import('./import.ts')).importContent(from, source, options)),
      )
      .addHelpText('after', `\nKnown:\n${origins.join('').trimEnd()}`),
    [contentOption()],
    'docs-build import docusaurus ../old-site --content content',
  );
}

function addOptions(command: Command, options: readonly Option[], example: string): void {
  for (const option of options) command.addOption(option);
  command.allowExcessArguments(false).addHelpText('after', `\nExample:\n  ${example}`);
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
