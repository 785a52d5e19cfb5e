// Writes types.ts and vocabulary.ts from the schemas, which are the source. A test runs this and compares.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('./', import.meta.url);
const BANNER = '// Made by `npm run types` from the *.schema.json beside it. Do not edit.';

const URN = /^urn:docs-build:schema:/;

// With a description or a default beside it, a reference would be declared as a second type of the same shape.
const withBareReferences = (_key, value) => (typeof value?.$ref === 'string' ? { $ref: value.$ref } : value);

// What an author leaves out of the words, a language fills in: whoever reads them has them all. Only nav.json goes without the
// groups of those that the build alone needs.
const withWords = (value) =>
  /Strings$/.test(value?.title)
    ? { ...value, required: Object.keys(value.properties).filter((name) => !value.properties[name].$ref) }
    : value;

/** Returns the text of types.ts for the schemas as they are on disk. */
export async function generateTypes() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.schema.json')).sort();
  const schemas = await Promise.all(
    names.map(async (name) =>
      JSON.parse(await readFile(new URL(name, folder), 'utf8'), (key, value) =>
        withWords(withBareReferences(key, value)),
      ),
    ),
  );
  // One root that refers to all of them, so that a definition used by two schemas is declared once.
  const root = {
    title: 'Schemas',
    type: 'object',
    additionalProperties: false,
    required: schemas.map((schema) => schema.title),
    properties: Object.fromEntries(schemas.map((schema) => [schema.title, { $ref: schema.$id }])),
  };
  const urn = {
    order: 1,
    canRead: URN,
    read: (file) => JSON.stringify(schemas.find((schema) => schema.$id === file.url.split('#')[0])),
  };
  const text = await compile(root, 'Schemas', {
    bannerComment: BANNER,
    style: { singleQuote: true, printWidth: 120 },
    unreachableDefinitions: false,
    $refOptions: { resolve: { urn } },
  });
  return text;
}

/** Returns the text of vocabulary.ts: what a document may consist of, for the browser, which has no validator. */
export async function generateVocabulary() {
  const { $defs } = JSON.parse(await readFile(new URL('page.schema.json', folder), 'utf8'));
  const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const form = (pattern) => String(new RegExp(pattern, 'u'));
  const ruleOf = ({ $ref, ...schema }) => {
    if ($ref === '#/$defs/Href') return 'HREF';
    if ($ref === '#/$defs/SvgNumber') return 'SVG_NUMBER';
    const {
      type,
      pattern,
      const: only,
      enum: values = only === undefined ? undefined : [only],
    } = $ref === undefined ? schema : $defs[$ref.slice('#/$defs/'.length)];
    if (pattern !== undefined) return form(pattern);
    if (typeof values?.[0] === 'string') return form(`^(?:${values.map(escaped).join('|')})$`);
    if (type === 'array') return "'strings'";
    return `'${type?.replace('integer', 'number') ?? typeof values[0]}'`;
  };
  const names = new Map();
  for (const [name, schema] of Object.entries($defs.Properties.properties)) {
    const rule = ruleOf(schema);
    names.set(rule, [...(names.get(rule) ?? []), name]);
  }
  const groups = [...names].map(([rule, names]) => `  [${rule}, '${names.join(' ')}'],`);
  return `${BANNER}

/** Form of a route. */
export const ROUTE = ${form($defs.Route.pattern)};

/** Form of an address. */
export const HREF = ${form($defs.Href.pattern)};

/** Form of a coordinate or length that is no number. */
export const SVG_NUMBER = ${form($defs.SvgNumber.pattern)};

/** Elements that a body may have. */
export const TAG_NAMES: ReadonlySet<string> = new Set(
  '${$defs.TagName.enum.join(' ')}'.split(' '),
);

/** What a value must be: of this type, a list of texts, or a text of this form. */
export type ValueRule = 'string' | 'strings' | 'number' | 'boolean' | RegExp;

const rules: readonly (readonly [ValueRule, string])[] = [
${groups.join('\n')}
];

/** Properties that elements may have. */
export const PROPERTIES: ReadonlyMap<string, ValueRule> = new Map(
  rules.flatMap(([rule, names]) => names.split(' ').map((name) => [name, rule])),
);
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('types.ts', folder), await generateTypes());
  await writeFile(new URL('vocabulary.ts', folder), await generateVocabulary());
}
