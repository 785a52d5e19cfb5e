// A second site, in another language and with a brand of its own: the documentation of docs-build. Every kind of its pages is
// visited under the strictest policy, whose violations the reader (testing/reader.ts) takes for troubles.
import { expect, test } from 'vitest';
import { violationsAtEverySize } from './testing/axe.ts';
import { expectToFit } from './testing/fit.ts';
import { layoutShift } from './testing/layout-shift.ts';
import { arrivedAt, startReader } from './testing/reader.ts';

const reader = startReader('documentation');

test.each([
  ['/', 'docs-build'],
  ['/guide/directives', 'Directives'],
  ['/guide/field-lists', 'Field lists'],
  ['/guide/operations', 'Operations'],
  ['/reference/site', 'site.yaml'],
  ['/rules', 'Rules'],
])('%s stands still, is accessible in both modes at both widths, and fits every window', async (route, title) => {
  const page = await reader.open(route);
  expect(await layoutShift(page)).toEqual([0, []]);
  expect(await page.locator('h1').allInnerTexts()).toEqual([title]);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await violationsAtEverySize(page)).toEqual([]);
  await expectToFit(page);
});

test('the search finds a key of the reference, and leads to its row', async () => {
  const page = await reader.open('/search?q=trailingSlash');
  const found = page.getByRole('main').getByRole('link').filter({ hasText: 'trailingSlash' });
  await found.first().click();
  await arrivedAt(page, 'site.yaml');
});
