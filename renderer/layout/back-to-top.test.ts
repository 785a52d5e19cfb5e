import { expect, test } from 'vitest';
import { focused, scrolled, scrollTo, startReader } from '../testing/reader.ts';
import { GUIDE } from '../testing/routes.ts';

const reader = startReader();
const NAME = 'Volte para o topo';

test('goes to the top and to the title of the page', async () => {
  const page = await reader.open(GUIDE, { size: [390, 844], media: { reducedMotion: 'reduce' } });
  await scrollTo(page, 1e6);
  await page.getByRole('link', { name: NAME }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await focused(page)).toBe('PL/Cota - v1.1.0');
});

test('goes to the top without JavaScript, too', async () => {
  const page = await reader.open(GUIDE, { javaScript: false, context: { reducedMotion: 'reduce' } });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await page.getByRole('link', { name: NAME }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});
