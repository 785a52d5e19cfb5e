import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scrollTo, startReader } from '../testing/reader.ts';
import { FIELDS, GUIDE, SITE_URL } from '../testing/routes.ts';

const reader = startReader();
const sample = startReader('sample');

const footerBox = (page: Page) => page.locator('.footer').boundingBox();
const positionOf = (page: Page) => page.locator('.footer').evaluate((footer) => getComputedStyle(footer).position);

test.each([
  [390, 844],
  [1280, 800],
] as const)('is 120 px fixed to the bottom of a window of %d × %d', async (width, height) => {
  const page = await reader.open(GUIDE, { size: [width, height] });
  const place = { x: 0, y: height - 120, height: 120 };
  expect(await footerBox(page)).toMatchObject(place);
  await scrollTo(page, 1500);
  expect(await footerBox(page)).toMatchObject(place);
  const footer = page.locator('.footer');
  expect(await footer.innerText()).toContain('© 2026');
  expect(await footer.innerText()).toContain('podem mudar');
  expect(await footer.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
});

test('begins a mail to support that names the page and the heading that the reader is at', async () => {
  const page = await reader.open(GUIDE, { context: { reducedMotion: 'reduce' } });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Falar com o suporte' });
  const mail = async () => new URL((await link.getAttribute('href')) ?? '');
  const address = `${SITE_URL}${GUIDE}`;
  const before = await mail();
  expect(before.pathname).toBe('suporte.hubanbima@rtm.net.br');
  expect([before.searchParams.get('subject'), before.searchParams.get('body')?.trim()]).toEqual([
    'PL/Cota - v1.1.0',
    address,
  ]);
  const toc = page.locator('.toc a').nth(2);
  await toc.click();
  await link.focus();
  const subject = `PL/Cota - v1.1.0 › ${await toc.innerText()}`;
  await expect.poll(async () => (await mail()).searchParams.get('subject')).toBe(subject);
  expect((await mail()).searchParams.get('body')?.trim()).toBe(address + (await toc.getAttribute('href')));
});

test('does not cover the end of a page', async () => {
  const page = await reader.open(GUIDE);
  await scrollTo(page, 1e6);
  const pager = await page.locator('.pager').boundingBox();
  expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeLessThanOrEqual(800 - 120);
});

test('does not cover what a link leads to', async () => {
  const page = await reader.open(FIELDS, { media: { reducedMotion: 'reduce' } });
  const anchors = await page
    .locator('.toc a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(anchors.length).toBeGreaterThan(5);
  for (const anchor of anchors) {
    await page.locator(`.toc a[href="${anchor}"]`).click();
    const heading = page.locator(`[id="${anchor.slice(1)}"]`);
    const isInSight = async () => {
      const { y, height } = (await heading.boundingBox()) ?? { y: 0, height: 0 };
      return y >= 60 && y + height <= 800 - 120;
    };
    await expect.poll(isInSight).toBe(true);
  }
});

test.each(['/', GUIDE])('does not cover what has the focus on %s', async (route) => {
  const page = await reader.open(route, { size: [1280, 700], media: { reducedMotion: 'reduce' } });
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  const covered: string[] = [];
  for (let step = 0; step < 70; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      const footer = document.querySelector('.footer');
      const box = element?.getBoundingClientRect();
      const top = footer?.getBoundingClientRect().top ?? 0;
      if (!element?.closest('main') || !box || footer?.contains(element)) return { isOver: true, hidden: '' };
      // Taller than the room between the two: its beginning is in sight.
      const isHidden = box.bottom > top + 1 && box.height < top - 60;
      return { isOver: false, hidden: isHidden || box.top < 59 ? element.outerHTML.slice(0, 120) : '' };
    });
    if (stop.isOver) break;
    if (stop.hidden !== '') covered.push(stop.hidden);
  }
  expect(covered).toEqual([]);
});

test('stands at the end of the page where the window is lower than 480 px, as at high zoom', async () => {
  const page = await reader.open(GUIDE, { size: [1280, 480] });
  expect(await positionOf(page)).toBe('fixed');
  await page.setViewportSize({ width: 1280, height: 479 });
  expect(await positionOf(page)).toBe('static');
  // 400 % of zoom in a window of 1280 × 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await positionOf(page)).toBe('static');
  const [footer, main] = [await footerBox(page), await page.locator('main').boundingBox()];
  expect(footer?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  expect(footer?.height).toBeGreaterThanOrEqual(120);
});

test('stands at the end of the page in print', async () => {
  const page = await reader.open(GUIDE);
  await page.emulateMedia({ media: 'print' });
  expect(await positionOf(page)).toBe('static');
  expect(await page.locator('.footer').isVisible()).toBe(true);
});

test('stands at the end of the page where a site does not fix it, and no room is kept for it', async () => {
  const page = await sample.open('/guia');
  expect(await positionOf(page)).toBe('static');
  await scrollTo(page, 1e6);
  const [footer, main] = [await footerBox(page), await page.locator('main').boundingBox()];
  expect(footer?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(800);
});
