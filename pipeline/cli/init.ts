import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../read/usage-error.ts';
import { ownSource } from './own-source.ts';
import { shellWord } from './shell-word.ts';

/** What a new site begins as, but for its version of docs-build: as files, so that they are checked like any other content. */
const NEW_SITE = fileURLToPath(new URL('../../../pipeline/cli/new-site/', import.meta.url));

/** Names of a folder that counts as empty: where versions are kept is often made first. */
const HARMLESS: ReadonlySet<string> = new Set(['.git', '.DS_Store']);

/** Starts a new site in a folder that is empty or not there yet, and says what comes next. Returns the exit code. */
export function init(dir: string, { lang }: { readonly lang: string }): number {
  const folder = path.resolve(dir);
  refuseWhatIsThere(folder, dir);
  const isNew = !existsSync(folder);
  const source = ownSource();
  const parts = ['every-language', lang].map((part) => path.join(NEW_SITE, part));
  try {
    for (const part of parts) cpSync(part, folder, { recursive: true });
    // npm leaves a file of this name out of what it packs.
    renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
    nameSource(path.join(folder, 'package.json'), source);
  } catch (error) {
    const names = isNew ? [''] : [...parts.flatMap((part) => readdirSync(part)), '.gitignore'];
    for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
  const enter = path.relative(process.cwd(), folder);
  process.stdout.write(`A small site is in "${path.normalize(dir)}": it shows what pages and data can be. Next:

  ${enter ? `cd ${shellWord(enter)} && ` : ''}npm install && npm start
${source.startsWith('file:') ? `\nIts package.json takes docs-build from ${source}; others need it there, too.\n` : ''}`);
  return 0;
}

function refuseWhatIsThere(folder: string, dir: string): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there && !there.isDirectory()) throw new UsageError(`"${dir}" is a file. Name a new folder.`);
  const first = there && readdirSync(folder).find((name) => !HARMLESS.has(name));
  if (first !== undefined)
    throw new UsageError(
      `"${dir}" is not empty: it holds "${first}". Name a new folder, such as: docs-build init docs`,
    );
}

/** The site keeps to the versions that its content is right for. */
function nameSource(file: string, source: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.devDependencies['docs-build'] = source;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
