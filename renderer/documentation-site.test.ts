// A second site, in another language and with a brand of its own: the documentation of docs-build. Every kind of its pages is
// visited under the strictest policy, whose violations the reader (testing/reader.ts) takes for troubles.
import { expect, test } from 'vitest';
import { violationsAtEverySize } from './testing/axe.ts';
import { expectToFit } from './testing/fit.ts';
import { layoutShift } from './testing/layout-shift.ts';
import { arrivedAt, startReader } from './testing/reader.ts';
import { expectAnswers, noteLinks } from './testing/visit.ts';

const reader = startReader('documentation');

/** Addresses inside the site, each with the first page that links to it. */
const linked = new Map<string, string>();

test.each([
  ['/', 'docs-build'],
  ['/guide/directives', 'Directives'],
  ['/guide/field-lists', 'Field lists'],
  ['/guide/operations', 'Operations'],
  ['/reference/site', 'site.yaml'],
])('%s stands still, is accessible in both modes at both widths, and fits every window', async (route, title) => {
  const page = await reader.open(route);
  expect(await layoutShift(page)).toEqual([0, []]);
  expect(await page.locator('h1').allInnerTexts()).toEqual([title]);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await noteLinks(page, route, linked);
  expect(await violationsAtEverySize(page)).toEqual([]);
  await expectToFit(page);
});

test('every link inside the site leads to something', async () => {
  expect(linked.size).toBeGreaterThan(50);
  await expectAnswers(linked);
});

test('the search finds a key where the reference tells of it', async () => {
  const page = await reader.open('/search?q=trailingSlash');
  await page.locator('main a[href="/reference/site#keys"]').click();
  await arrivedAt(page, 'site.yaml');
});
