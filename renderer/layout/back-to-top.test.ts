import { expect, test } from 'vitest';
import { focused, scrolled, scrollTo, startReader } from '../testing/reader.ts';
import { GUIDE } from '../testing/routes.ts';

const reader = startReader();
const NAME = 'Volte para o topo';

test('is shown past 300 px, while the reader scrolls up or has come to the end', async () => {
  const page = await reader.open(GUIDE);
  const button = page.getByRole('button', { name: NAME });
  const isShown = () => button.isVisible();
  expect(await isShown()).toBe(false);
  await scrollTo(page, 1000);
  await expect.poll(() => scrolled(page)).toBe(1000);
  expect(await isShown()).toBe(false);
  await scrollTo(page, 900);
  await expect.poll(isShown).toBe(true);
  await scrollTo(page, 1100);
  await expect.poll(isShown).toBe(false);
  await scrollTo(page, 301);
  await expect.poll(isShown).toBe(true);
  await scrollTo(page, 299);
  await expect.poll(isShown).toBe(false);
  await scrollTo(page, 1e6);
  await expect.poll(isShown).toBe(true);
});

test('goes to the top and to the title of the page', async () => {
  const page = await reader.open(GUIDE, { size: [390, 844], media: { reducedMotion: 'reduce' } });
  await scrollTo(page, 1e6);
  const button = page.getByRole('button', { name: NAME });
  await button.waitFor();
  const [box, footer] = [await button.boundingBox(), await page.locator('.footer').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await focused(page)).toBe('PL/Cota - v1.1.0');
  await expect.poll(() => button.count()).toBe(0);
});
