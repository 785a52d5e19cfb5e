// Browsers translate a page by wrapping its text nodes in <font> elements, behind React's back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivedAt, startReader } from '../testing/reader.ts';
import { GUIDE } from '../testing/routes.ts';

const reader = startReader();

const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('[translate=no]')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data.toUpperCase());
    }
  });

test('a translated page goes on working: navigation, sidebar, tabs, copying, colour mode, menu', async () => {
  const page = await reader.open(GUIDE, {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await translate(page);
  await page.locator('.sidebar-toggle').first().click();
  await page.getByRole('tab').nth(1).click();
  await page.locator('.copy-button:visible').first().click();
  await expect.poll(() => page.locator('.copy-button[data-state=copied]').count()).toBe(1);
  await page.locator('.color-mode-toggle').click();
  await page.locator('.pager [rel=next]').click();
  await expect.poll(() => page.locator('main h1').textContent()).not.toBe('PL/COTA - V1.1.0');
  await translate(page);
  await page.goBack();
  await arrivedAt(page, 'PL/Cota - v1.1.0');
  await page.setViewportSize({ width: 390, height: 844 });
  await translate(page);
  await page.locator('.navbar-menu').click();
  await translate(page);
  await page.getByRole('dialog').locator('.sidebar-list a').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/registro');
});

test('code, field names and addresses are left as they are', async () => {
  const page = await reader.open('/docs/Informes/plcota/lista_de_campos');
  await translate(page);
  expect(
    await page
      .locator('code')
      .first()
      .evaluate((code) => code.closest('[translate=no]') !== null),
  ).toBe(true);
  expect(await page.locator('code font, pre font').count()).toBe(0);
});
