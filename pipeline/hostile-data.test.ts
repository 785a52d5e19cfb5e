// Data files with something wrong in them, by chance: whatever it is, it is a finding, never a failure of ours, and what is
// made in spite of it is what its schema says.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Prerender } from '../schemas/prerender.ts';
import { type CompiledSite, compileSite } from './compile.ts';
import { contentFrom } from './read/content.ts';
import { Chance } from './testing/chance.ts';
import { mutatedData } from './testing/mutated-data.ts';
import { createAjv } from './validate/validator.ts';

type Files = Map<string, Uint8Array>;

/** Fixtures that have all kinds of data between them. */
const FIXTURES = [
  'field-list',
  'file-layout',
  'operation',
  'postman',
  'postman-payloads-obey-contracts',
  'redirects',
  'sidebar-from-yaml-with-generated-pages',
  'status-notice',
];

function filesOf(name: string): Files {
  const folder = fileURLToPath(new URL(`fixtures/${name}/content/`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
}

const NO_HTML: Prerender = {
  page: () => '',
  redirect: () => '',
  notFound: () => '',
  search: () => '',
  offline: () => '',
  navParts: () => new Map(),
  shownNav: () => ({ branch: '', page: '' }),
};

/** Makes everything that is published, but for the HTML; throws for what is not as it should be. */
async function makeAll(site: CompiledSite): Promise<void> {
  const files: (readonly [path: string, bytes: Uint8Array])[] = [];
  for (const [path, output] of site.outputs) {
    if (output.kind === 'file') files.push([path, output.file.bytes()]);
    else if (output.kind === 'own') output.content(NO_HTML);
  }
  for (const route of site.routes) {
    const page = await site.page(route);
    page.document();
    page.markdown();
  }
  for (const { message, hint = '', range } of site.diagnostics)
    if (/\p{Cc}/u.test(message + hint) || !(range.start.line > 0 && range.start.column > 0))
      throw new Error(`This is no message at a place: ${JSON.stringify({ message, hint, range })}`);
  if (site.diagnostics.some(({ severity }) => severity === 'error')) return;
  for (const [path, bytes] of files) {
    if (path.endsWith('.schema.json') && !createAjv().validateSchema(JSON.parse(new TextDecoder().decode(bytes))))
      throw new Error(`"${path}" is no JSON Schema.`);
  }
  for (const file of site.outputs.keys())
    for (let at = file.indexOf('/'); at >= 0; at = file.indexOf('/', at + 1))
      if (site.outputs.has(file.slice(0, at))) throw new Error(`"${file.slice(0, at)}" would be a file and a folder.`);
}

const worlds = FIXTURES.map(filesOf);

/** More find more, and take longer. */
const SEEDS = 150;

/** Changes some files of a world and compiles that. */
async function tryOut(seed: number): Promise<void> {
  const chance = new Chance(seed);
  const world = chance.pick(worlds);
  const entries = [...world].map(([name, bytes]): [string, () => Uint8Array] => {
    const isChanged = /\.(?:ya?ml|json)$/.test(name)
      ? chance.happens(0.5)
      : name.endsWith('.md') && chance.happens(0.1);
    if (!isChanged) return [name, () => bytes];
    const changed = new TextEncoder().encode(mutatedData(name, new TextDecoder().decode(bytes), chance));
    return [name, () => changed];
  });
  await makeAll(await compileSite(contentFrom(new Map(entries))));
}

test('whatever a data file holds, it is a finding or what its schema says', async () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    try {
      await tryOut(seed);
    } catch (error) {
      failures.push(`Seed ${seed}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  expect(failures).toEqual([]);
});
