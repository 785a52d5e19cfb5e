// What the guides of this site say of operations in words, held to the operations.
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../read/content.ts';
import { readContent } from '../../read/read-content.ts';
import type { Operation } from './api.ts';
import { readApi } from './read-api.ts';

let content: Content;
let operations: readonly Operation[];
beforeAll(async () => {
  content = await readContent(fileURLToPath(new URL('../../../content', import.meta.url)));
  operations = [...content.operations.values()].flatMap(
    (file) => readApi(file, ({ message }) => expect.unreachable(message))?.operations ?? [],
  );
});

test('every method and path that a page names is one of an operation', () => {
  const named = [...content.pages, ...content.parts.values()].flatMap(({ path, text }) =>
    [...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (?:<hub-anbima>:)?(\/v\d[^\s`"?\\]*)/g)].map(
      ([, method = '', address = '']) => ({ path, method, address }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
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
