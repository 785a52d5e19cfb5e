import { expect, test } from 'vitest';
import type { Nodes, PageDocument } from '../../schemas/types.ts';
import { SCHEMA_VERSION } from '../../schemas/version.ts';
import { HREF } from '../../schemas/vocabulary.ts';
import { assertValidPage, FREE_TEXTS } from './assert-valid-page.ts';
import { schemaText } from './schemas.ts';

const check = (children: unknown): void =>
  assertValidPage({
    schemaVersion: SCHEMA_VERSION,
    route: '/a',
    title: 'A',
    description: '',
    sourcePath: 'pages/a.md',
    layout: 'doc',
    toc: [],
    body: { type: 'root', children: children as Nodes },
  } satisfies PageDocument);

const element = (tagName: string, properties: object, children: unknown[] = []): object => ({
  type: 'element',
  tagName,
  properties,
  children,
});

test('nothing but its form counts for a property that is not looked into', () => {
  const { $defs } = JSON.parse(schemaText('page'));
  for (const [name, form] of FREE_TEXTS) {
    const { $ref } = $defs.Properties.properties[name];
    const { description: _, title: __, ...said } = $defs[$ref.replace('#/$defs/', '')];
    const pattern = form === HREF ? { pattern: HREF.source } : {};
    expect([name, said]).toEqual([name, { type: 'string', minLength: 1, ...pattern }]);
  }
});

test('an element like one that was valid is valid, one that differs is looked at', () => {
  check([element('h1', {}), element('a', { href: '/b', dataFile: true }), element('h2', { id: 'b' })]);
  check([element('a', { href: '/c', dataFile: true }), element('h2', { id: 'c' })]);
  const wrong = [
    element('a', { dataFile: true }),
    element('a', { href: '', dataFile: true }),
    element('a', { href: 'javascript:x', dataFile: true }),
    element('a', { href: 5, dataFile: true }),
    element('a', { href: '/b', dataFile: false }),
    element('a', { href: '/b', onclick: 'x' }),
    element('a', { href: '/b', open: 'x' }),
    element('h2', { id: '' }),
    element('h7', { id: 'b' }),
    { type: 'text', value: 5 },
    element('p', {}, [element('h2', { id: 1 })]),
  ];
  for (const node of wrong) expect(() => check([node]), JSON.stringify(node)).toThrow('breaks its schema');
});
