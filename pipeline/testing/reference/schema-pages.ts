// Which parts of the schemas have a page of their own, and what each is called.
import { PACKS } from '../../languages/language.ts';
import { nameOf, type Place, SCHEMAS, schemaAt } from './schema.ts';
import type { SchemaPage } from './schema-page.ts';

const WRITTEN = 'What authors write';
const PUBLISHED = 'What is published';

/** What the schemas are of; a schema that is not here is an error. */
const PAGES: readonly (Omit<SchemaPage, 'root'> & {
  readonly part: string;
  readonly of: string;
  readonly pointer?: string;
})[] = [
  { part: WRITTEN, path: 'site.md', title: 'site.yaml', of: 'site' },
  {
    part: WRITTEN,
    path: 'strings.md',
    title: 'Words of the interface',
    of: 'site',
    pointer: '/$defs/Strings',
    intro:
      'They are keys of `strings:` in `site.yaml`. What the groups at the end say stands in addresses and published files.',
    wordOf: englishWord,
    nameOf: (place) => wayTo(place).join('.'),
  },
  { part: WRITTEN, path: 'sidebar.md', title: 'sidebar.yaml', of: 'sidebar' },
  { part: WRITTEN, path: 'frontmatter.md', title: 'Front matter', of: 'frontmatter' },
  { part: WRITTEN, path: 'fields.md', title: 'fields/*.yaml', of: 'fields' },
  { part: WRITTEN, path: 'operations.md', title: 'operations/*.yaml', of: 'operations' },
  { part: PUBLISHED, path: 'page.md', title: 'Page documents', of: 'page' },
  { part: PUBLISHED, path: 'nav.md', title: 'nav.json', of: 'nav' },
  { part: PUBLISHED, path: 'data-index.md', title: 'data/index.json', of: 'data-index' },
  { part: PUBLISHED, path: 'errors.md', title: 'data/errors.json', of: 'errors' },
  { part: PUBLISHED, path: 'where-used.md', title: 'data/where-used.json', of: 'where-used' },
  { part: PUBLISHED, path: 'changes.md', title: 'data/changes.json', of: 'changes' },
  { part: PUBLISHED, path: 'test-data.md', title: 'data/examples/*/index.json', of: 'test-data' },
  { part: PUBLISHED, path: 'release.md', title: 'releases/*.json', of: 'release' },
  { part: PUBLISHED, path: 'diagnostics.md', title: 'Reports as JSON', of: 'diagnostics' },
];

/** The pages that are made of schemas. */
export const SCHEMA_PAGES: readonly (SchemaPage & { readonly part: string })[] = PAGES.map(
  ({ of, pointer = '', ...page }) => ({ ...page, root: { file: of, pointer } }),
);

/** Schemas that no page is of. */
export const schemasWithoutPage = (): readonly string[] =>
  [...SCHEMAS.keys()].filter((name) => !PAGES.some(({ of }) => of === name));

/** Where a word stands below `strings:`: a group is a definition of the schema with a name of its own. */
function wayTo(place: Place): readonly string[] {
  const [group = '', ...path] = nameOf(place).split('.');
  return [...(wayToGroup(group, 'Strings', place.file) ?? []), ...path];
}

/** The keys that lead from one definition to another. */
function wayToGroup(group: string, from: string, file: string): readonly string[] | undefined {
  const { properties = {} } = schemaAt({ file, pointer: `/$defs/${from}` });
  for (const [key, { $ref = '' }] of Object.entries(properties)) {
    const inner = $ref.replace('#/$defs/', '');
    const way = inner === group ? [] : inner === '' ? undefined : wayToGroup(group, inner, file);
    if (way) return [key, ...way];
  }
  return undefined;
}

function englishWord(place: Place): string | undefined {
  let value: unknown = PACKS.en;
  for (const part of wayTo(place)) value = (value as Readonly<Record<string, unknown>> | undefined)?.[part];
  return typeof value === 'string' ? value : undefined;
}
