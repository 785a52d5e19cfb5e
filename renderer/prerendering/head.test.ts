import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '../testing/open-browser.ts';
import { startReader } from '../testing/reader.ts';
import { FIELDS, SITE_URL } from '../testing/routes.ts';

const reader = startReader();

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content', { timeout: 1000 });

test('a page: title with a vertical bar, description, canonical address, Open Graph tags; open to search engines', async () => {
  const page = await reader.open(FIELDS);
  const title = 'Lista de campos de PL/Cota | Hub de fundos';
  expect(await page.title()).toBe(title);
  const description = await meta(page, 'description');
  expect(description?.length).toBeGreaterThan(50);
  const address = `${SITE_URL}${FIELDS}`;
  expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(address);
  expect(await meta(page, 'og:title')).toBe(title);
  expect(await meta(page, 'og:description')).toBe(description);
  expect(await meta(page, 'og:url')).toBe(address);
  expect(await meta(page, 'og:type')).toBe('article');
  expect(await meta(page, 'og:locale')).toBe('pt_BR');
  // Of the section, made in the build.
  expect(await meta(page, 'og:image')).toMatch(new RegExp(`^${SITE_URL}/cards/[\\w-]+\\.png$`));
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  const robots = await (await fetch(`${reader.host.origin}/robots.txt`)).text();
  expect(robots).not.toMatch(/Disallow: ./);
});

test('search engines read where a page stands; the policy has nothing against it, and it stays with its page', async () => {
  const page = await reader.openEmpty();
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective));
  });
  const answer = await page.goto(FIELDS);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await hydrated(page);
  const block = page.locator('head script[type="application/ld+json"]');
  const { '@graph': graph } = JSON.parse((await block.textContent()) ?? '');
  const shown = await page.locator('.breadcrumbs li').allInnerTexts();
  expect(graph[1].itemListElement).toHaveLength(shown.length);
  expect(graph[1].itemListElement[1]).toMatchObject({
    name: shown[1],
    item: expect.stringMatching(/^http.*informes$/),
  });
  expect(graph[0]).toMatchObject({ '@type': 'TechArticle', headline: await page.locator('h1').innerText() });
  await page.locator('.breadcrumbs a').nth(1).click();
  await expect.poll(() => block.count()).toBe(0);
});

test('the site: language pt-BR, the generator and its version, other forms of the page', async () => {
  const page = await reader.open(FIELDS);
  expect(await page.getAttribute('html', 'lang')).toBe('pt-BR');
  expect(await meta(page, 'generator')).toBe('docs-build 2.4.3');
  expect(await page.getAttribute('link[type="application/json"]', 'href')).toBe(`${FIELDS}.json`);
  expect(await page.getAttribute('link[type="text/markdown"]', 'href')).toBe(`${FIELDS}.md`);
});

test('the home page is named in the tab as every page is, in few words', async () => {
  const page = await reader.open('/');
  expect(await page.title()).toBe('Documentação do hub de fundos | Hub de fundos');
  expect(await meta(page, 'og:type')).toBe('website');
});
