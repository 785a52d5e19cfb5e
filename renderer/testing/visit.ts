// One visit to a page of the site: what is true of each, wherever it stands.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { documentPathOf, hrefOf } from '../../schemas/paths.ts';
import type { Node, PageDocument } from '../../schemas/types.ts';
import { layoutShift } from './layout-shift.ts';
import { hydrated } from './open-browser.ts';

export function documentOf(route: string): PageDocument {
  return JSON.parse(readFileSync(path.join(inject('site'), documentPathOf(route)), 'utf8'));
}

export const textOf = (node: Node): string => (node.type === 'text' ? node.value : node.children.map(textOf).join(''));

function h1Of({ body }: PageDocument): string {
  const h1 = body.children.find((node) => node.type === 'element' && node.tagName === 'h1');
  return h1 ? textOf(h1) : '';
}

/** Opens a page, and notes the addresses inside the site that it is the first to link to. */
export async function visit(page: Page, base: string, route: string, linked: Map<string, string>): Promise<void> {
  const response = await page.goto(hrefOf(route, { base, trailingSlash: false }));
  expect(response?.status()).toBe(200);
  await hydrated(page);
  expect(await layoutShift(page)).toEqual([0, []]);
  expect(await page.locator('h1').allInnerTexts()).toEqual([h1Of(documentOf(route))]);
  expect(await page.title()).toMatch(/ \| Hub de fundos$/);
  expect(await page.getAttribute('html', 'lang')).toBe('pt-BR');
  expect(await page.getAttribute('meta[name=generator]', 'content')).toBe('docs-build 2.4.3');
  await noteLinks(page, route, linked);
}

/** Notes the addresses inside the site that the page at hand is the first to link to. */
export async function noteLinks(page: Page, route: string, linked: Map<string, string>): Promise<void> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));
  const { origin } = new URL(page.url());
  for (const href of hrefs) if (href.startsWith(origin) && !linked.has(href)) linked.set(href, route);
}

/** Each address answers. */
export async function expectAnswers(linked: ReadonlyMap<string, string>): Promise<void> {
  for (const [href, route] of linked) expect([href, route, (await fetch(href)).status]).toEqual([href, route, 200]);
}
