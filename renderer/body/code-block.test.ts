import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused, startReader } from '../testing/reader.ts';

const reader = startReader('sample');
const clipboard = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };

/** Fences of the page's source, exactly as the author wrote them. */
const fences = [
  ...readFileSync(new URL('../testing/sites/sample/pages/guia.md', import.meta.url), 'utf8').matchAll(
    /^```(\w+)[^\n]*\n([\s\S]*?)\n```$/gm,
  ),
].map(([, language, code]) => ({ language, code }));

const copied = async (page: Page, block: number): Promise<string> => {
  await page.locator('.copy-button').nth(block).click();
  await expect.poll(() => page.locator('.copy-button').nth(block).innerText()).toBe('Copiado');
  return page.evaluate(() => navigator.clipboard.readText());
};

test('copies the source exactly: no line numbers, no final newline, every space as it is', async () => {
  const page = await reader.open('/guia', clipboard);
  expect(fences.length).toBe(4);
  // The second stands in a closed tab.
  await page.getByRole('tab', { name: 'Python' }).first().click();
  expect(await copied(page, 1)).toBe(fences[1]?.code);
  await page.getByRole('tab', { name: 'curl' }).first().click();
  for (const block of [0, 2, 3]) expect(await copied(page, block)).toBe(fences[block]?.code);
  expect(fences[2]?.code).toContain('\u00a0');
});

test('says “Copiar”, then “Copiado” for a while, aloud as well', async () => {
  const page = await reader.open('/guia', clipboard);
  const button = page.locator('.copy-button').first();
  expect(await button.innerText()).toBe('Copiar');
  expect(await button.locator('[aria-live=polite]').count()).toBe(1);
  await page.clock.install();
  await button.press('Enter');
  await expect.poll(() => button.innerText()).toBe('Copiado');
  await page.clock.runFor(2000);
  await expect.poll(() => button.innerText()).toBe('Copiar');
});

test('says so where the browser refuses', async () => {
  const page = await reader.openEmpty();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await page.goto('/guia');
  const button = page.locator('.copy-button').first();
  await expect
    .poll(async () => {
      await button.click();
      return button.innerText();
    })
    .toBe('Não foi possível copiar');
});

test('shows title, language, marked lines and numbers', async () => {
  const page = await reader.open('/guia');
  const block = page.locator('.code-block-numbered');
  expect(await block.locator('.code-title').innerText()).toBe('corpo.json');
  expect(await block.locator('.code-language').innerText()).toBe('json');
  expect(await block.locator('.line.marked').innerText()).toContain('"campo"');
  const numbers = await block
    .locator('.line')
    .first()
    .evaluate((line) => getComputedStyle(line, '::before').content);
  expect(numbers).toContain('counter(line)');
  // Every line stands below the one before it, an empty one after a marked one too.
  const tops = await block
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  expect(tops.length).toBe(5);
  for (const [position, top] of tops.entries()) expect(top).toBeGreaterThan(tops[position - 1] ?? 0);
});

test('can be scrolled by keyboard where, and only where, the code is wider than its box', async () => {
  const page = await reader.open('/guia', { size: [1280, 800] });
  const wide = page.locator('.code-block').nth(3).locator('pre');
  await expect.poll(() => wide.getAttribute('tabindex')).toBe('0');
  expect(await wide.getAttribute('aria-label')).toBe('Bloco de código http');
  expect(await page.locator('.code-block').nth(2).locator('pre').getAttribute('tabindex')).toBe(null);
  await wide.focus();
  expect(await focused(page)).toBe('Bloco de código http');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('wraps long lines when asked, in every block, and on the next visit from the first paint on', async () => {
  const page = await reader.open('/guia', { size: [390, 844] });
  const wide = page.locator('.code-block').nth(3);
  const fits = () => wide.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth + 1);
  const button = wide.getByRole('button', { name: 'Quebrar linhas' });
  expect([await fits(), await button.getAttribute('aria-pressed')]).toEqual([false, 'false']);
  await button.click();
  await expect.poll(fits).toBe(true);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.wrap)).toBe('');
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  await button.press('Enter');
  await expect.poll(fits).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('wrap'))).toBe('off');
});

test('has no dead button without JavaScript', async () => {
  const page = await reader.open('/guia', { javaScript: false });
  expect(await page.locator('.copy-button:visible').count()).toBe(0);
  expect(await page.locator('.code-block').first().innerText()).toContain('--data @corpo.json');
});
