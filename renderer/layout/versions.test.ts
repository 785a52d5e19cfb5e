import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '../testing/open-browser.ts';
import { focused, startReader } from '../testing/reader.ts';

const reader = startReader('sample');

const choose = async (page: Page, label: string) => {
  await page.locator('.menu summary').click();
  await page.locator('.menu').getByRole('link', { name: label }).click();
};
const pathOf = (page: Page) => new URL(page.url()).pathname;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-version'));

test('names the version at hand and lists the others', async () => {
  const page = await reader.open('/guia');
  const menu = page.locator('.menu');
  expect(await menu.locator('summary').textContent()).toContain('Versão da documentação Versão 2');
  await menu.locator('summary').click();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Versão 2', 'Versão 1']);
  expect(await menu.locator('[aria-current=true]').innerText()).toBe('Versão 2');
});

test('opens the same page in the chosen version, and keeps the choice', async () => {
  const page = await reader.open('/guia');
  // A visit is no choice.
  expect(await stored(page)).toBe(null);
  await choose(page, 'Versão 1');
  await expect.poll(() => pathOf(page)).toBe('/v1/guia/');
  expect(await page.locator('main h1').textContent()).toBe('Guia, versão 1');
  expect(await stored(page)).toBe('Versão 1');
  expect(await page.locator('.menu summary').textContent()).toContain('Versão 1');
  await hydrated(page);
  await choose(page, 'Versão 2');
  await expect.poll(() => pathOf(page)).toBe('/guia/');
  expect(await stored(page)).toBe('Versão 2');
});

test('opens the index of a version that lacks the page, without asking in vain', async () => {
  const page = await reader.open('/curta');
  await choose(page, 'Versão 1');
  await expect.poll(() => pathOf(page)).toBe('/v1/');
  expect(await page.locator('main h1').textContent()).toBe('Manual, versão 1');
});

test('leads to the chosen version on the next visit of the site, and nowhere from the address of a page', async () => {
  const page = await reader.open('/guia');
  await choose(page, 'Versão 1');
  await expect.poll(() => pathOf(page)).toBe('/v1/guia/');
  await page.goto('about:blank');
  await page.goto('/guia');
  await hydrated(page);
  expect(pathOf(page)).toBe('/guia/');
  await page.goto('about:blank');
  await page.goto('/');
  await expect.poll(() => pathOf(page)).toBe('/v1/');
  // Inside the site a link is a link.
  await hydrated(page);
  await choose(page, 'Versão 2');
  await expect.poll(() => pathOf(page)).toBe('/');
});

test('closes by Escape and when the focus leaves', async () => {
  const page = await reader.open('/guia');
  const menu = page.locator('.menu');
  const isOpen = () => menu.evaluate((details) => (details as HTMLDetailsElement).open);
  await menu.locator('summary').press('Enter');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect([await isOpen(), (await focused(page)).replace(/\s+/g, ' ')]).toEqual([
    false,
    'Versão da documentação Versão 2',
  ]);
  await menu.locator('summary').press('Enter');
  await page.locator('.navbar-title').focus();
  await expect.poll(isOpen).toBe(false);
});

test('leads to each version by plain links without JavaScript', async () => {
  const page = await reader.open('/guia', { javaScript: false });
  await choose(page, 'Versão 1');
  await expect.poll(() => pathOf(page)).toBe('/v1/');
});
