// Sites by chance, for fast-check: of what fails it takes away pages, blocks and slips for as long as that still fails.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { type Content, contentFrom } from '../read/content.ts';
import { Chance } from './chance.ts';
import { mutatedData } from './mutated-data.ts';
import { randomBlock } from './random-markdown.ts';

/** Fixtures that have all kinds of data between them. */
const WORLDS = [
  'field-list',
  'file-layout',
  'operation',
  'postman',
  'postman-payloads-obey-contracts',
  'redirects',
  'sidebar-from-yaml-with-generated-pages',
  'status-notice',
].map(filesOf);

type Files = ReadonlyMap<string, Uint8Array>;

function filesOf(name: string): Files {
  const folder = fileURLToPath(new URL(`../fixtures/${name}/content/`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
}

/** Keys that front matter may have, those that it may not, and values of any type. */
const frontMatter = fc.dictionary(
  fc.constantFrom(
    'title',
    'description',
    'slug',
    'status',
    'layout',
    'keywords',
    'draft',
    'toc_min_heading_level',
    'x',
  ),
  fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constant(null), fc.array(fc.string(), { maxLength: 2 })),
  { maxKeys: 3 },
);

const block = fc.oneof(
  { weight: 8, arbitrary: fc.nat().map(randomBlock) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(...'#:`~|-*_[](){}<>!\\&$"\'=+. \n\t0aé'), maxLength: 80 }),
  },
);

/** One Markdown file. */
export const anyMarkdown: fc.Arbitrary<string> = fc
  .tuple(fc.option(frontMatter, { freq: 4 }), fc.array(block, { maxLength: 5 }))
  .map(([matter, blocks]) => `${matter ? `---\n${stringify(matter)}---\n\n` : ''}${blocks.join('\n\n')}\n`);

/** A site with every kind of data, with slips in some of its files and pages that chance has written. */
export const anySite: fc.Arbitrary<Files> = fc
  .record({
    world: fc.constantFrom(...WORLDS),
    slips: fc.array(fc.record({ file: fc.nat(), seed: fc.nat() }), { maxLength: 4 }),
    pages: fc.array(anyMarkdown, { maxLength: 8 }),
  })
  .map(({ world, slips, pages }) => {
    const files = new Map(world);
    const names = [...world.keys()].filter((name) => /\.(?:ya?ml|json|md|csv|txt)$/.test(name));
    for (const { file, seed } of slips) {
      const name = names[file % names.length] ?? '';
      const text = new TextDecoder().decode(files.get(name));
      files.set(name, new TextEncoder().encode(mutatedData(name, text, new Chance(seed))));
    }
    for (const [i, text] of pages.entries()) files.set(`pages/acaso/p${i}.md`, new TextEncoder().encode(text));
    return files;
  });

/** Its content, in the order that its files are in. */
export const contentOf = (files: Iterable<readonly [string, Uint8Array]>): Content =>
  contentFrom(new Map([...files].map(([name, bytes]) => [name, () => bytes])));

/** What fast-check prints of a site that fails. */
export const describeSite = (files: Files): string =>
  JSON.stringify([...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
