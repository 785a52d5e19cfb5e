// Every page of the site published below a base, on a phone.
import { expect, test } from 'vitest';
import { SIZES } from './testing/axe.ts';
import { startReader } from './testing/reader.ts';
import { PAGES } from './testing/routes.ts';
import { expectAnswers, visit } from './testing/visit.ts';

const reader = startReader('siteUnderBase');

/** Addresses inside the site, each with the first page that links to it. */
const linked = new Map<string, string>();

test.each(PAGES)('%s works and stands still below a base, on a phone', async (route) => {
  const page = await reader.openEmpty({ size: SIZES[1] });
  await visit(page, '/fundos/', route, linked);
});

test('every link inside the site leads to something below the base', async () => {
  expect(linked.size).toBeGreaterThan(PAGES.length);
  await expectAnswers(linked);
});
