import { expect, test } from 'vitest';
import { held } from '../testing/intercepts.ts';
import { startReader } from '../testing/reader.ts';
import { GUIDE } from '../testing/routes.ts';

const sample = startReader('sample');
const reader = startReader();

test('with reduced motion nothing slides, fades or scrolls smoothly', async () => {
  const page = await reader.open('/docs/registro', { size: [390, 844], media: { reducedMotion: 'reduce' } });
  await page.locator('.navbar-menu').click();
  await page.locator('.sidebar-toggle:visible').first().click();
  const late = held('/docs/informes.json');
  reader.host.intercept(late.intercept);
  await page.getByRole('dialog').getByRole('link', { name: 'Informes' }).first().click();
  await page.getByRole('progressbar').waitFor();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
    ),
  );
  expect(longest).toBeLessThan(1);
  late.release();
});

test('in forced colours, what a background says is said by a line, and nothing vanishes', async () => {
  const page = await reader.open(GUIDE, { media: { forcedColors: 'active' } });
  const outlineOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  for (const selector of [
    '.sidebar [aria-current=page]',
    '[role=tab][aria-selected=true]',
    '.navbar-links [aria-current]',
  ]) {
    expect([selector, await outlineOf(selector)]).toEqual([selector, 'solid']);
  }
  const line = await page
    .locator('.line.marked')
    .first()
    .evaluate((element) => getComputedStyle(element).borderLeftStyle);
  expect(line).toBe('solid');
  const stroke = await page
    .locator('.d-svg .d-message-line')
    .first()
    .evaluate((element) => [getComputedStyle(element).stroke, getComputedStyle(document.body).color]);
  expect(stroke[0]).toBe(stroke[1]);
});

test('in print there is the article alone, with what is closed on the screen open, in dark ink on white', async () => {
  const page = await sample.open('/guia', { mode: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of [
    '.navbar',
    '.sidebar',
    '.toc',
    '.breadcrumbs',
    '.pager',
    '.announcement',
    '.copy-button',
    '.code-wrap',
    '.tab-list',
  ]) {
    expect([part, await page.locator(`${part}:visible`).count()]).toEqual([part, 0]);
  }
  expect(await page.locator('.tab-panel-label:visible').count()).toBe(4);
  expect(await page.getByText('Só aparece quando a aba está aberta.').isVisible()).toBe(true);
  const [ink, paper] = await page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    return [
      channels(getComputedStyle(document.querySelector('article p') as Element).color),
      channels(getComputedStyle(document.documentElement).backgroundColor),
    ];
  });
  expect(Math.max(...(ink ?? []))).toBeLessThan(100);
  expect(Math.min(...(paper ?? []))).toBe(255);
  // Where a link leads is written out.
  const after = await page
    .locator('article a[data-external]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://fora.example/pagina');
  expect(
    await page
      .locator('.code-block pre')
      .nth(3)
      .evaluate((pre) => pre.scrollWidth <= pre.clientWidth + 1),
  ).toBe(true);
});
