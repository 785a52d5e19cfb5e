// Parsed pages by the hash of everything they come from. Safe to delete at any time; two runs may share it, for an entry
// is written whole or not at all, and never means anything else than its name says.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ParsedPage } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';

interface Entry {
  /** Hash of each part the page read, or null where there was none. */
  readonly parts: Readonly<Record<string, string | null>>;
  readonly page: ParsedPage;
}

export interface ParseCache {
  get(file: SourceFile, context: ParseContext): ParsedPage | undefined;
  set(file: SourceFile, context: ParseContext, page: ParsedPage): void;
  /** Removes the entries that this run had no use for. */
  finish(): void;
}

const hash = (...texts: string[]): string => {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(`${text.length}:`).update(text);
  return sum.digest('hex').slice(0, 40);
};

export function openParseCache(folder: string): ParseCache {
  const pages = path.join(folder, 'pages');
  mkdirSync(pages, { recursive: true });
  writeIfMissing(path.join(folder, '.gitignore'), '*\n');
  const program = programHash();
  const used = new Set<string>();
  const nameOf = ({ path: sourcePath, text }: SourceFile, { strings }: ParseContext): string =>
    `${hash(program, strings.footnotes, strings.backToReference, sourcePath, text)}.json`;
  const partHash = (part: string, { parts }: ParseContext): string | null => {
    const found = parts.get(part);
    return found ? hash(found.text) : null;
  };
  return {
    get(file, context) {
      const name = nameOf(file, context);
      const entry = readEntry(path.join(pages, name));
      if (!entry) return undefined;
      if (Object.entries(entry.parts).some(([part, known]) => partHash(part, context) !== known)) return undefined;
      used.add(name);
      return entry.page;
    },
    set(file, context, page) {
      const name = nameOf(file, context);
      used.add(name);
      const parts = Object.fromEntries(page.parts.map((part) => [part, partHash(part, context)]));
      writeWhole(path.join(pages, name), JSON.stringify({ parts, page } satisfies Entry));
    },
    finish() {
      for (const name of readdirSync(pages)) if (!used.has(name)) rmSync(path.join(pages, name), { force: true });
    },
  };
}

function readEntry(file: string): Entry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

function writeIfMissing(file: string, text: string): void {
  if (!statSync(file, { throwIfNoEntry: false })) writeFileSync(file, text);
}

/** Changes whenever the compiled program or an installed library does. */
function programHash(): string {
  const build = fileURLToPath(new URL('../', import.meta.url));
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const texts = files.sort().map((name) => readFileSync(path.join(build, name), 'utf8'));
  // npm's own record of what it installed stands beside whatever it installed.
  const modules = /^(.*[\\/]node_modules)[\\/]/.exec(fileURLToPath(import.meta.resolve('unified')))?.[1] ?? '';
  let installed = '';
  try {
    installed = readFileSync(path.join(modules, '.package-lock.json'), 'utf8');
  } catch {
    // Another package manager keeps no such record; the versions then count by our own package.json alone.
    installed = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  }
  return hash(...texts, installed);
}
