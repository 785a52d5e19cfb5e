import { expect, test } from 'vitest';
import { hydrated } from '../testing/open-browser.ts';
import { arrivedAt, focused, startReader } from '../testing/reader.ts';

const reader = startReader('sample');

test('show one panel, with the roles and names of tabs', async () => {
  const page = await reader.open('/guia');
  const tabs = page.locator('.tabs').first();
  expect(await tabs.getByRole('tablist').getByRole('tab').allInnerTexts()).toEqual(['curl', 'Python']);
  expect(await tabs.getByRole('tab', { selected: true }).innerText()).toBe('curl');
  expect(await tabs.getByRole('tabpanel', { name: 'curl' }).isVisible()).toBe(true);
  expect(await tabs.getByText('Só aparece quando a aba está aberta.').isVisible()).toBe(false);
});

test('are worked by the arrow keys, Home and End', async () => {
  const page = await reader.open('/guia');
  await page.getByRole('tab', { name: 'curl' }).first().focus();
  const steps = [
    ['ArrowRight', 'Python'],
    ['ArrowRight', 'curl'],
    ['ArrowLeft', 'Python'],
    ['Home', 'curl'],
    ['End', 'Python'],
  ] as const;
  for (const [key, goal] of steps) {
    await page.keyboard.press(key);
    expect([key, await focused(page)]).toEqual([key, goal]);
    expect(await page.getByRole('tab', { selected: true }).first().innerText()).toBe(goal);
  }
  // One stop of the Tab key for the whole list.
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=tablist]') === null)).toBe(true);
});

test('answer at once: the panel, which moves the rest of the page, comes with the next frame', async () => {
  const page = await reader.open('/guia');
  const python = page.getByRole('tab', { name: 'Python' }).first();
  const atOnce = await python.evaluate(async (tab) => {
    (tab as HTMLElement).click();
    await Promise.resolve();
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    return { tab: tab.ariaSelected, panel: panel?.dataset.selected };
  });
  expect(atOnce).toEqual({ tab: 'true', panel: 'false' });
  await expect.poll(() => page.getByText('Só aparece quando a aba está aberta.').isVisible()).toBe(true);
});

test('of one group change together, on this page and the next visit', async () => {
  const page = await reader.open('/guia');
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await page.getByText('Segundo grupo: Python.').waitFor();
  expect(await page.getByText('Segundo grupo: curl.').isVisible()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('tabs.linguagem'))).toBe('Python');
  await page.goto('/curta');
  await hydrated(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Guia' }).click();
  await arrivedAt(page, 'Guia');
  expect(await page.getByText('Segundo grupo: Python.').isVisible()).toBe(true);
});

test('are found by the browser’s own search: a closed panel opens for what it holds', async () => {
  const page = await reader.open('/guia');
  const panel = page.getByText('Só aparece quando a aba está aberta.').locator('xpath=ancestor::*[@role="tabpanel"]');
  await expect.poll(() => panel.getAttribute('hidden')).toBe('until-found');
  // What the search sends before it shows a match; only the browser’s own window can start one.
  await panel.dispatchEvent('beforematch', { bubbles: true });
  await expect.poll(() => page.getByText('Só aparece quando a aba está aberta.').isVisible()).toBe(true);
  expect(await page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true');
});

test('all read without JavaScript, each panel under its label', async () => {
  const page = await reader.open('/guia', { javaScript: false });
  expect(await page.locator('.tab-panel:visible').count()).toBe(4);
  expect(await page.locator('.tab-panel-label:visible').allInnerTexts()).toEqual(['curl', 'Python', 'curl', 'Python']);
  expect(await page.locator('.tab-list:visible').count()).toBe(0);
});
