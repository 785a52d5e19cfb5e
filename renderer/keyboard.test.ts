// The whole site by keyboard alone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivedAt, startReader } from './testing/reader.ts';

const reader = startReader();

/** Presses Tab until the focus is on what the selector names; fails where it never comes. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((wanted) => {
      const element = document.activeElement;
      const outline = element && getComputedStyle(element);
      const card = element?.closest('.card');
      const isMarked =
        outline?.outlineStyle !== 'none' || (card ? getComputedStyle(card).outlineStyle !== 'none' : false);
      return { isThere: element?.matches(wanted) ?? false, isMarked, html: element?.outerHTML.slice(0, 100) };
    }, selector);
    // Whatever has the focus shows it.
    expect(stop).toMatchObject({ isMarked: true });
    if (stop.isThere) return;
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Arrived, with the focus at the title, where the next Tab goes on from; the link that led there may bear its words. */
async function settledAt(page: Page, title: string): Promise<void> {
  await arrivedAt(page, title);
  await page.locator('main h1:focus').waitFor();
}

test('home, a card, the sidebar, tabs, copying, the colour mode and the next page, without a mouse', async () => {
  const page = await reader.open('/', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    media: { reducedMotion: 'reduce' },
  });
  await tabTo(page, 'main .card-link[href="/docs/informes"]');
  await page.keyboard.press('Enter');
  await settledAt(page, 'Informes');

  await tabTo(page, 'main a[href="/docs/plcota"]');
  await page.keyboard.press('Enter');
  await settledAt(page, 'PL/Cota');

  await page.locator('.skip-link').focus();
  await tabTo(page, '.color-mode-toggle');
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  await tabTo(page, '.sidebar-toggle[aria-expanded=false]');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true');
  await tabTo(page, '.sidebar a[href="/docs/plcota/apis"]');
  await page.keyboard.press('Enter');
  await settledAt(page, 'APIs de PL/Cota');
  await tabTo(page, 'main a[href="/docs/Informes/plcota/apis/envio-e-retorno"]');
  await page.keyboard.press('Enter');
  await settledAt(page, 'PL/Cota - v1.1.0');

  await tabTo(page, '.copy-button');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Copiado');
  await tabTo(page, '[role=tab]');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-selected'))).toBe('true');
  await tabTo(page, '.pager [rel=next]');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/Informes/plcota/apis/pl-cota-justificativa');
});
