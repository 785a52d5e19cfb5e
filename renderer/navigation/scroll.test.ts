import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivedAt, scrolled, scrollTo, startReader } from '../testing/reader.ts';

const reader = startReader('sample');
const still = { media: { reducedMotion: 'reduce' } } as const;

/** Whether the element stands between navbar and footer. */
const isInSight = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((target) => {
    const element = document.getElementById(target);
    const box = element?.getBoundingClientRect();
    return element?.checkVisibility() === true && box !== undefined && box.top >= 60 && box.bottom <= innerHeight - 120;
  }, id);

const linked = (page: Page) =>
  page.locator('[data-linked]').evaluateAll((elements) => elements.map((element) => element.id));

test('back and forward bring the reader to where they were', async () => {
  const page = await reader.open('/guia', still);
  await scrollTo(page, 1200);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.locator('.sidebar').getByRole('link', { name: 'Página curta' }).click();
  await arrivedAt(page, 'Página curta');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await arrivedAt(page, 'Guia');
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.goForward();
  await arrivedAt(page, 'Página curta');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('back after a reload brings the reader to where they were, too', async () => {
  const page = await reader.open('/guia', still);
  await scrollTo(page, 1200);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test('back from a heading of the same page returns to the place of the link', async () => {
  const page = await reader.open('/guia', still);
  await page.locator('article').getByRole('link', { name: 'fim' }).click();
  await expect.poll(() => isInSight(page, 'penultima')).toBe(true);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test.each(['texto-na-segunda-aba', 'dentro-dos-detalhes', 'penultima'])(
  'an address that ends in #%s shows it, opening what hides it, and marks it',
  async (id) => {
    const page = await reader.open(`/guia#${id}`, still);
    await expect.poll(() => isInSight(page, id)).toBe(true);
    expect(await linked(page)).toEqual([id]);
  },
);

test('a link from another page into closed details opens both of them and moves the focus there', async () => {
  const page = await reader.open('/curta', still);
  await page.getByRole('link', { name: 'dentro dos detalhes' }).click();
  await arrivedAt(page, 'Guia');
  await expect.poll(() => isInSight(page, 'dentro-dos-detalhes')).toBe(true);
  expect(await linked(page)).toEqual(['dentro-dos-detalhes']);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('dentro-dos-detalhes');
});

test('a link into a closed tab of the same page opens it, and the mark follows the next link', async () => {
  const page = await reader.open('/guia', still);
  await page.locator('article').getByRole('link', { name: 'outra aba' }).click();
  await expect.poll(() => isInSight(page, 'texto-na-segunda-aba')).toBe(true);
  await expect.poll(() => linked(page)).toEqual(['texto-na-segunda-aba']);
  // What the reader clicks after that wins.
  await page.getByRole('tab', { name: 'curl' }).first().click();
  await expect.poll(() => isInSight(page, 'texto-na-segunda-aba')).toBe(false);
  await page.locator('.toc').getByRole('link', { name: 'Blocos' }).click();
  await expect.poll(() => linked(page)).toEqual(['blocos']);
});

test('the page scrolls smoothly only where the reader’s system allows it', async () => {
  const behavior = (page: Page) =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('main')?.focus();
      return getComputedStyle(document.documentElement).scrollBehavior;
    });
  expect(await behavior(await reader.open('/guia'))).toBe('smooth');
  expect(await behavior(await reader.open('/guia', still))).toBe('auto');
});
