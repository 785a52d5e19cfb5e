// The reference of the documentation is made of what it describes: `npm run reference` writes it, and this holds it fresh.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createProgram } from './cli/run.ts';
import { commandPage } from './testing/reference/command-page.ts';
import { directiveParts } from './testing/reference/directive-parts.ts';
import { indexPage } from './testing/reference/index-page.ts';
import { rulePage } from './testing/reference/rule-page.ts';
import { schemaPage } from './testing/reference/schema-page.ts';
import { SCHEMA_PAGES, schemasWithoutPage } from './testing/reference/schema-pages.ts';

const pages = fileURLToPath(new URL('../docs/pages/', import.meta.url));

test.each(SCHEMA_PAGES)('the keys of $title', async (page) => {
  await expect(schemaPage(page, SCHEMA_PAGES)).toMatchFileSnapshot(`${pages}reference/${page.path}`);
});

test('every schema has a page', () => {
  expect(schemasWithoutPage()).toEqual([]);
});

test('the commands and their options', async () => {
  await expect(commandPage(createProgram(() => undefined))).toMatchFileSnapshot(`${pages}reference/commands.md`);
});

test('the rules', async () => {
  await expect(rulePage()).toMatchFileSnapshot(`${pages}rules/index.md`);
});

test('the overview', async () => {
  await expect(indexPage()).toMatchFileSnapshot(`${pages}reference/index.md`);
});

test('the page of directives has a row for every label and attribute, and for no other', () => {
  const rows = readFileSync(`${pages}reference/directives.md`, 'utf8').match(/^\| `[^|]+` \|[^|]*\|[^|]*\|/gm) ?? [];
  expect(rows.map((row) => row.replace(/ +/g, ' ')).sort()).toEqual(
    directiveParts()
      .map((row) => row.replace(/ +/g, ' '))
      .sort(),
  );
});
