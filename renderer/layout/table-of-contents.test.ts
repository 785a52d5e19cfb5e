import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scrolled, scrollTo, startReader } from '../testing/reader.ts';

const reader = startReader('sample');
const still = { media: { reducedMotion: 'reduce' } } as const;

const marked = (page: Page) =>
  page.locator('.toc [aria-current]').evaluateAll((links) => links.map((link) => link.textContent));

const scrollToHeading = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));

test('lists the headings of levels 2 and 3 under “Nessa página”', async () => {
  const page = await reader.open('/guia');
  const toc = page.getByRole('navigation', { name: 'Nessa página' });
  expect(await toc.locator('.toc-title').innerText()).toBe('Nessa página');
  expect(await toc.locator('> ul > li > a').allInnerTexts()).toEqual([
    'Seção longa',
    'Abas',
    'Detalhes',
    'Blocos',
    'Penúltima',
    'Última',
  ]);
  expect(await toc.locator('ul ul a').allInnerTexts()).toEqual([
    'Subseção',
    'Texto na segunda aba',
    'Dentro dos detalhes',
  ]);
  await page.goto('/curta');
  expect(await page.getByRole('navigation', { name: 'Nessa página' }).count()).toBe(0);
});

test('marks the last heading above the line, however long its section is', async () => {
  const page = await reader.open('/guia', still);
  expect(await marked(page)).toEqual([]);
  await scrollToHeading(page, 'secao-longa');
  await expect.poll(() => marked(page)).toEqual(['Seção longa']);
  await page.evaluate(() => scrollBy({ top: 900, behavior: 'instant' }));
  await expect.poll(() => marked(page)).toEqual(['Seção longa']);
  await scrollToHeading(page, 'abas');
  await expect.poll(() => marked(page)).toEqual(['Abas']);
  // A heading in a closed tab is nowhere on the page, so it cannot be where the reader is.
  await scrollToHeading(page, 'detalhes');
  await expect.poll(() => marked(page)).toEqual(['Detalhes']);
});

test('marks the last heading at the end of the page, where it may never reach the line', async () => {
  const page = await reader.open('/guia', still);
  await scrollTo(page, 1e6);
  await expect.poll(() => marked(page)).toEqual(['Última']);
});

test('keeps the mark on a clicked heading until the reader scrolls', async () => {
  const page = await reader.open('/guia', still);
  await page.locator('.toc').getByRole('link', { name: 'Penúltima' }).click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  // The end of the page is reached, where the rule would mark the last heading.
  await expect.poll(() => marked(page)).toEqual(['Penúltima']);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => marked(page)).toEqual(['Última']);
});

test('keeps the marked entry in sight where the list itself scrolls', async () => {
  const page = await reader.open('/guia', { size: [1280, 370], ...still });
  await scrollTo(page, 1e6);
  await expect.poll(() => marked(page)).toEqual(['Última']);
  const isInSight = () =>
    page.locator('.toc [aria-current]').evaluate((link) => {
      const frame = link.closest('.toc')?.getBoundingClientRect();
      return frame !== undefined && link.getBoundingClientRect().bottom <= frame.bottom + 1;
    });
  await expect.poll(isInSight).toBe(true);
  expect(await page.locator('.toc').evaluate((toc) => toc.scrollHeight > toc.clientHeight)).toBe(true);
});

test('is a bar below the navbar on a small screen, opened and closed, and stays when the navbar steps aside', async () => {
  const page = await reader.open('/guia', { size: [390, 844], ...still });
  expect(await page.locator('.toc').isVisible()).toBe(false);
  const summary = page.locator('.toc-bar summary');
  const link = page.locator('.toc-bar').getByRole('link', { name: 'Blocos' });
  expect([await summary.innerText(), await link.isVisible()]).toEqual(['Nessa página', false]);
  await summary.click();
  expect(await link.isVisible()).toBe(true);
  await link.click();
  await expect
    .poll(() => page.locator('#blocos').evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
    .toBeGreaterThan(40);
  expect(await link.isVisible()).toBe(false);
  // The reader has gone down: the bar alone is left; a step back brings the navbar again.
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(() => topOf('.toc-bar summary')).toBe(0);
  await page.evaluate(() => scrollBy({ top: -50, behavior: 'instant' }));
  await expect.poll(() => topOf('.navbar')).toBe(0);
  expect(await topOf('.toc-bar summary')).toBe(52);
  await summary.dblclick();
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
});
