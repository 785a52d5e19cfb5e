// What the guides of this site say of operations in words, held to the operations.
import { beforeAll, expect, test } from 'vitest';
import type { Element } from '../../../schemas/types.ts';
import { readSiteConfig } from '../../config/site-config.ts';
import type { Content } from '../../read/content.ts';
import { ownContent } from '../../testing/own-content.ts';
import { filesIn } from '../kind/kind.ts';
import type { Operation } from './api.ts';
import { operationIds } from './operation-ids.ts';
import { readApi } from './read-api.ts';
import { toElement } from './to-element.ts';

let content: Content;
let operations: readonly Operation[];
beforeAll(async () => {
  content = await ownContent();
  operations = filesIn('operations/', content).flatMap(
    (file) => readApi(file, ({ message }) => expect.unreachable(message))?.operations ?? [],
  );
});

test('every method and path that a page names is one of an operation', () => {
  const named = [...content.pages, ...content.parts.values()].flatMap(({ path, text }) =>
    [...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (?:<hub-anbima>:)?(\/v\d[^\s`"?\\]*)/g)].map(
      ([, method = '', address = '']) => ({ path, method, address }),
    ),
  );
  expect(named.length).toBeGreaterThan(15);
  const isKnown = ({ method, address }: { readonly method: string; readonly address: string }): boolean =>
    operations.some(
      (operation) =>
        operation.method === method &&
        (operation.path === address ||
          new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/{}]+')}$`).test(address)),
    );
  expect(named.filter((each) => !isKnown(each))).toEqual([]);
});

test('every operation is shown on a page', () => {
  const texts = [...content.pages, ...content.parts.values()].map(({ text }) => text).join('\n');
  expect(operations.filter(({ id }) => !texts.includes(`id="${id}"}`))).toEqual([]);
});

test('the ids of an operation are those that its element has', () => {
  const idsIn = ({ properties: { id }, children }: Element): string[] => [
    ...(id === undefined ? [] : [id]),
    ...children.flatMap((child) => (child.type === 'element' ? idsIn(child) : [])),
  ];
  const scope = {
    texts: new Map(),
    strings: readSiteConfig(content.site, ({ message }) => expect.unreachable(message)).config.strings,
    base: '/',
    siteUrl: '',
    level: 2,
    example: (path: string) => content.files.get(`examples/${path}`),
    contract: () => undefined,
    hrefOf: () => undefined,
    marksOf: () => [],
    usesOf: () => ({ uses: [], more: 0 }),
  };
  expect(operations.length).toBeGreaterThan(5);
  for (const operation of operations)
    expect(operationIds(operation, scope.strings.anchors)).toEqual(idsIn(toElement({ ...scope, operation })));
});
