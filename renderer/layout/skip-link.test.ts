import { expect, test } from 'vitest';
import { focused, startReader } from '../testing/reader.ts';
import { GUIDE } from '../testing/routes.ts';

const reader = startReader();

test.each([true, false])(
  'is the first stop of Tab and leads past the navigation (JavaScript: %s)',
  async (javaScript) => {
    const page = await reader.open(GUIDE, { javaScript });
    const link = page.getByRole('link', { name: 'Pular para o conteúdo principal' });
    expect((await link.boundingBox())?.y).toBeLessThan(0);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Pular para o conteúdo principal');
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('-main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test('leads to the page at hand after a navigation too', async () => {
  const page = await reader.open('/docs/registro');
  await page.locator('.pager').getByRole('link', { name: 'Próxima' }).click();
  await expect.poll(() => page.locator('main h1').innerText()).toBe('Lista de campos do registro');
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('-main');
  expect(new URL(page.url()).pathname).toBe('/docs/registro/lista_de_campos');
});
