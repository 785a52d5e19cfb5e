// The contract: complete, explained, and broken for the reason it names.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { SCHEMA_NAMES, type SchemaName, schemaText } from '../pipeline/validate/schemas.ts';
import { validate } from '../pipeline/validate/validator.ts';
import { generateTypes, generateVocabulary } from './generate-types.mjs';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

test('types.ts and vocabulary.ts are what the schemas say', async () => {
  const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
  expect(textOf('types.ts')).toBe(await generateTypes());
  expect(textOf('vocabulary.ts')).toBe(await generateVocabulary());
});

test('the schemas compile in strict mode, each refers to what exists', () => {
  // A branch for one tag name restates no type, and a coordinate is a number or a text.
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, discriminator: true });
  for (const name of SCHEMA_NAMES) ajv.addSchema(JSON.parse(schemaText(name)));
  for (const name of SCHEMA_NAMES) expect(ajv.getSchema(`urn:docs-build:schema:${name}`), name).toBeTypeOf('function');
});

/** Declarations without a word on what they mean. Conditions (`if`, `then`) declare nothing. */
function unexplained(node: unknown, path = ''): string[] {
  if (!isObject(node)) return [];
  const says = (schema: unknown): boolean =>
    isObject(schema) && ['description', 'title', '$ref', 'const', 'enum'].some((key) => key in schema);
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'allOf' || !isObject(value)) return [];
    const here = `${path}/${key}`;
    if (key === 'properties' || key === '$defs') {
      return Object.entries(value).flatMap(([name, schema]) => [
        ...(says(schema) ? [] : [`${here}/${name}`]),
        ...unexplained(schema, `${here}/${name}`),
      ]);
    }
    return [...(key === 'additionalProperties' && !says(value) ? [here] : []), ...unexplained(value, here)];
  });
}

/** Objects that take any key. */
function open(node: unknown, path = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((each, i) => open(each, `${path}/${i}`));
  if (!isObject(node)) return [];
  const isOpen = node.type === 'object' && !('additionalProperties' in node) && !('oneOf' in node);
  return [...(isOpen ? [path] : []), ...Object.entries(node).flatMap(([key, value]) => open(value, `${path}/${key}`))];
}

describe.each(SCHEMA_NAMES)('%s', (name) => {
  const schema = JSON.parse(schemaText(name)) as Json;

  test('says what each key means', () => {
    expect(unexplained(schema)).toEqual([]);
  });

  test('is closed', () => {
    expect(open(schema)).toEqual([]);
  });
});

const text = (value: string) => ({ type: 'text', value });
const element = (tagName: string, properties: object = {}, children: unknown[] = []) => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const page = (more: object = {}) => ({
  schemaVersion: 1,
  route: '/a',
  title: 'A',
  description: '',
  sourcePath: 'pages/a.md',
  layout: 'doc',
  toc: [],
  body: { type: 'root', children: [element('h1', {}, [text('A')])] },
  ...more,
});
const body = (...children: unknown[]) => page({ body: { type: 'root', children } });
const without = (document: Json, key: string): Json =>
  Object.fromEntries(Object.entries(document).filter(([name]) => name !== key));
const report = (more: object = {}) => ({
  schemaVersion: 1,
  diagnostics: [],
  summary: { pages: 1, errors: 0, warnings: 0 },
  ...more,
});

test('the documents that are broken below are valid before', () => {
  expect(validate('page', page())).toEqual([]);
  expect(validate('diagnostics', report())).toEqual([]);
});

describe('a broken document fails, and says where and why', () => {
  test.each<[string, SchemaName, unknown, string, string]>([
    ['another version', 'page', page({ schemaVersion: 2 }), 'schemaVersion', '"schemaVersion" must be 1, not 2.'],
    ['no body', 'page', without(page(), 'body'), '', 'The key "body" is missing.'],
    ['no title', 'page', page({ title: '' }), 'title', '"title" is empty.'],
    ['a build id', 'page', page({ buildId: 'x' }), 'buildId', 'Unknown key "buildId".'],
    [
      'a route with a slash at its end',
      'page',
      page({ route: '/a/' }),
      'route',
      '"route" has a form that is not allowed: "/a/".',
    ],
    [
      'a route with a query',
      'page',
      page({ route: '/a?b' }),
      'route',
      '"route" has a form that is not allowed: "/a?b".',
    ],
    ['a relative route', 'page', page({ route: 'a' }), 'route', '"route" has a form that is not allowed: "a".'],
    [
      'another layout',
      'page',
      page({ layout: 'blog' }),
      'layout',
      '"layout" must be one of "doc", "fields", "home", not "blog".',
    ],
    ['listed', 'page', page({ unlisted: false }), 'unlisted', '"unlisted" must be true, not false.'],
    [
      'a table of contents from h1',
      'page',
      page({ toc: [{ anchor: 'a', text: 'A', level: 1, children: [] }] }),
      'toc/0/level',
      '"level" must be at least 2, not 1.',
    ],
    [
      'a nameless anchor',
      'page',
      page({ toc: [{ anchor: '', text: 'A', level: 2, children: [] }] }),
      'toc/0/anchor',
      '"anchor" is empty.',
    ],
    ['raw HTML', 'page', body({ type: 'raw', value: '<b>' }), 'body/children/0', 'Item 1 has an unknown type: "raw".'],
    [
      'a comment',
      'page',
      body({ type: 'comment', value: 'x' }),
      'body/children/0',
      'Item 1 has an unknown type: "comment".',
    ],
    ['positions', 'page', body({ ...text('a'), position: {} }), 'body/children/0/position', 'Unknown key "position".'],
    ['a script', 'page', body(element('script')), 'body/children/0/tagName', '"tagName" must be one of'],
    [
      'an element deep down',
      'page',
      body(element('p', {}, [element('em', {}, [element('blink')])])),
      'body/children/0/children/0/children/0/tagName',
      '"tagName" must be one of',
    ],
    [
      'an event handler',
      'page',
      body(element('p', { onClick: 'x()' })),
      'body/children/0/properties/onClick',
      'Unknown key "onClick".',
    ],
    [
      'a style',
      'page',
      body(element('p', { style: 'color:red' })),
      'body/children/0/properties/style',
      'Unknown key "style".',
    ],
    [
      'a class with a space',
      'page',
      body(element('p', { className: ['a b'] })),
      'body/children/0/properties/className/0',
      'Item 1 has a form that is not allowed: "a b".',
    ],
    ['a link to nowhere', 'page', body(element('a', {})), 'body/children/0/properties', 'The key "href" is missing.'],
    [
      'an unresolved link',
      'page',
      body(element('a', { href: 3 })),
      'body/children/0/properties/href',
      '"href" must be text, not 3.',
    ],
    [
      'an image without alt',
      'page',
      body(element('img', { src: '/a.png' })),
      'body/children/0/properties',
      'The key "alt" is missing.',
    ],
    [
      'an image that holds text',
      'page',
      body(element('img', { src: '/a.png', alt: '' }, [text('a')])),
      'body/children/0/children',
      '"children" must NOT have more than 0 items.',
    ],
    [
      'an admonition of no kind',
      'page',
      body(element('doc-admonition')),
      'body/children/0/properties',
      'The key "kind" is missing.',
    ],
    [
      'an admonition of a new kind',
      'page',
      body(element('doc-admonition', { kind: 'important' })),
      'body/children/0/properties/kind',
      '"kind" must be one of',
    ],
    [
      'a tab without id',
      'page',
      body(element('doc-tab', { label: 'a' })),
      'body/children/0/properties',
      'The key "id" is missing.',
    ],
    [
      'a download without hash',
      'page',
      body(element('doc-download', { href: '/a', fileName: 'a', bytes: 1 })),
      'body/children/0/properties',
      'The key "sha256" is missing.',
    ],
    [
      'a hash that is none',
      'page',
      body(element('doc-download', { href: '/a', fileName: 'a', bytes: 1, sha256: 'x' })),
      'body/children/0/properties/sha256',
      '"sha256" has a form that is not allowed: "x".',
    ],
    [
      'a diagram without a name',
      'page',
      body(element('doc-diagram', { diagramType: 'pie' })),
      'body/children/0/properties',
      'The key "label" is missing.',
    ],
    [
      'a rule in capitals',
      'diagnostics',
      report({
        diagnostics: [
          {
            rule: 'X',
            severity: 'error',
            message: 'm',
            sourcePath: 'a',
            url: 'u',
            range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
          },
        ],
      }),
      'diagnostics/0/rule',
      '"rule" has a form that is not allowed: "X".',
    ],
    [
      'a line 0',
      'diagnostics',
      report({
        diagnostics: [
          {
            rule: 'x',
            severity: 'error',
            message: 'm',
            sourcePath: 'a',
            url: 'u',
            range: { start: { line: 0, column: 1 }, end: { line: 1, column: 1 } },
          },
        ],
      }),
      'diagnostics/0/range/start/line',
      '"line" must be at least 1, not 0.',
    ],
    [
      'no count',
      'diagnostics',
      report({ summary: { pages: 1, errors: 0 } }),
      'summary',
      'The key "warnings" is missing.',
    ],
    [
      'a base without its slash',
      'nav',
      { site: { title: 'a', lang: 'pt-BR', base: '/fundos', trailingSlash: false } },
      'site/base',
      '"base" has a form that is not allowed: "/fundos".',
    ],
    [
      'an address with a path',
      'site',
      { title: 'a', url: 'https://example.com/docs' },
      'url',
      '"url" has a form that is not allowed: "https://example.com/docs".',
    ],
    [
      'a severity of its own',
      'site',
      { title: 'a', rules: { 'link-empty': 'info' } },
      'rules/link-empty',
      '"link-empty" must be one of "error", "warning", "off", not "info".',
    ],
  ])('%s', (_, name, document, path, message) => {
    const problems = validate(name, structuredClone(document)).map((problem) => ({
      path: problem.path.join('/'),
      message: problem.message,
    }));
    expect(problems).toContainEqual({ path, message: expect.stringContaining(message) });
    // One cause, one problem: the other branches of a choice are not named as well.
    if (name !== 'nav') expect(problems.map((problem) => problem.path)).toEqual([path]);
  });
});
