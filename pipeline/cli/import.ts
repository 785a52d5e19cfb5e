import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importReport, importSummary } from '../import/import-report.ts';
import type { Left } from '../import/imported.ts';
import { ORIGINS } from '../import/origins.ts';
import { refuseUsedFolder, writeImported } from '../import/write-imported.ts';
import { UsageError } from '../read/usage-error.ts';
import { shellWord } from './shell-word.ts';

/** Brings content over from what another tool made, and says what it left. Returns the exit code. */
export async function importContent(from: string, source: string, { content }: { content: string }): Promise<number> {
  const origin = Object.hasOwn(ORIGINS, from) ? ORIGINS[from] : undefined;
  if (!origin)
    throw new UsageError(`docs-build imports nothing called "${from}". Known: ${Object.keys(ORIGINS).join(', ')}.`);
  if (!existsSync(source)) throw new UsageError(`There is no "${source}".`);
  if (origin.makes === 'folder') refuseUsedFolder(content);
  const read = await origin.load();
  const { files, left, base = '/', beside = [] } = await read(source);
  const folders = [
    { content, base, files },
    ...beside.map((each) => ({ ...each, content: `${path.normalize(content).replace(/[\\/]$/, '')}-${each.name}` })),
  ];
  // Before the first is written.
  for (const { content: each } of folders) if (origin.makes === 'folder') refuseUsedFolder(each);
  for (const { content: each, files: written } of folders) {
    writeImported(each, written);
    process.stdout.write(`${written.size === 1 ? '1 file' : `${written.size} files`} written to "${each}".\n`);
  }
  reportLeft(from, content, left);
  process.stdout.write(`Next:\n\n${folders.map((each) => `  docs-build dev${optionsOf(each)}\n`).join('')}`);
  return 0;
}

function reportLeft(from: string, content: string, left: readonly Left[]): void {
  if (left.length === 0) return;
  const report = `${path.normalize(content).replace(/[\\/]$/, '')}-import-${from}.md`;
  writeFileSync(report, importReport(from, left));
  process.stdout.write(`\nWhat did not come over as it was; all of it is in "${report}":\n\n${importSummary(left)}\n`);
}

const optionsOf = ({ content, base }: { content: string; base: string }): string =>
  (content === 'content' ? '' : ` --content ${shellWord(content)}`) +
  (base === '/' ? '' : ` --base ${shellWord(base)}`);
