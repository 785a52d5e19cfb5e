// Diagrams that the build cannot draw: mermaid draws them, under the strict policy, on the page that has them alone.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { SECURITY_POLICY } from '../../schemas/security-policy.ts';
import { violationsInBothModes } from '../testing/axe.ts';
import { HOSTILE } from '../testing/hostile-diagrams.ts';
import { answered } from '../testing/intercepts.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';
import { serveSite } from '../testing/serve-site.ts';
import type { Drawings } from './browser-diagram/draw-in-browser.ts';

const reader = startReader('sample');

const figure = (page: Page, name: string) => page.locator('figure.diagram').filter({ hasText: name });
/** Comes into sight, and is waited for: its figure is replaced when it is drawn. */
const drawn = async (page: Page, name: string) => {
  const place = figure(page, name);
  const look = async (): Promise<number> => {
    await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    return place.locator('.diagram-drawing').count();
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(1);
  return place;
};
const programs = () => reader.host.takeRequests().filter((path) => /diagram-|draw-in-browser/.test(path));

const TYPES = [
  ['gantt', 'Calendário de entrega', ['Preparar', 'Conferir', 'Validação']],
  ['pie', 'Registros por situação', ['85%', 'Aceitos [85]']],
  ['gitGraph', 'Ramos do layout', ['main', 'revisao', 'rascunho']],
  ['mindmap', 'mindmap', ['Fundo', 'Classe', 'Subclasse']],
  ['journey', 'Um dia de envio', ['Preparar', 'Enviar', 'Equipe']],
] as const;

test('each is drawn as plain SVG, with its name and its labels, in both colour modes, and leaves the page as it was', async () => {
  const page = await reader.open('/graficos');
  const own = await page.evaluate(() => Element.prototype.setAttribute.toString());
  for (const [type, name, labels] of TYPES) {
    const place = await drawn(page, name);
    const drawing = place.getByRole('img', { name, exact: true });
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      const svg = drawing.locator(`.diagram-${mode} svg`);
      await expect.poll(() => svg.isVisible(), { message: type }).toBe(true);
      expect(await drawing.locator('svg:visible').count(), type).toBe(1);
      const text = (await svg.textContent()) ?? '';
      for (const label of labels) expect(text).toContain(label);
      const box = await svg.boundingBox();
      expect([(box?.width ?? 0) > 80, (box?.height ?? 0) > 40], type).toEqual([true, true]);
      const lightness = await svg
        .locator('text')
        .last()
        .evaluate((element) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).fill.match(/\d+/g) ?? []).map(Number);
          return (red + green + blue) / 3;
        });
      expect(mode === 'light' ? lightness < 100 : lightness > 150, `${type}, ${mode}`).toBe(true);
    }
    expect(await place.locator('[style], style, foreignObject, script, image').count(), type).toBe(0);
  }
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  expect(await page.evaluate(() => Element.prototype.setAttribute.toString())).toBe(own);
  expect(await page.locator('[style], style').count()).toBe(0);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
  // The host's answers carried the policy, and the reader fails this test for any violation of it.
  const policy = (await fetch(page.url())).headers.get('content-security-policy');
  expect(policy).toBe(SECURITY_POLICY);
});

test('are drawn under the policy of the documentation without Trusted Types, too, and under none', async () => {
  const [, policy = ''] =
    /^Content-Security-Policy: (.+)$/m.exec(readFileSync('docs/pages/guide/hosting.md', 'utf8')) ?? [];
  expect(policy).toBe(SECURITY_POLICY);
  const withoutTrustedTypes = policy.replace(/; require-trusted-types-for.*/, '');
  for (const policy of [withoutTrustedTypes, '']) {
    const site = await serveSite(inject('sample'), '/', { policy });
    const page = await reader.openEmpty();
    await page.goto(`${site.origin}/graficos`);
    await drawn(page, 'Um dia de envio');
    // Other diagrams may still be on their way.
    await page.goto('about:blank');
    await site.close();
    // Another port is another host to the reader.
    expect(reader.takeTroubles(page).filter((trouble) => !trouble.includes(site.origin))).toEqual([]);
  }
});

test('mermaid is fetched by the page that needs it, when it needs it, and by no other', async () => {
  programs();
  const page = await reader.open('/guia');
  await page.locator('.sidebar').getByRole('link', { name: 'Página curta' }).click();
  await arrivedAt(page, 'Página curta');
  expect(programs()).toEqual([]);
  await page.locator('.sidebar').getByRole('link', { name: 'Gráficos' }).click();
  await arrivedAt(page, 'Gráficos');
  await drawn(page, 'Calendário de entrega');
  expect(programs().length).toBeGreaterThan(2);
});

test('has text, source and enlargement like any other diagram, no axe violation, and its light drawing alone in print', async () => {
  const page = await reader.open('/graficos', { media: { reducedMotion: 'reduce' } });
  const place = await drawn(page, 'Calendário de entrega');
  const described = await place.locator('.diagram-drawing').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('a validação vem depois');
  const source = place.locator('.diagram-source pre').first();
  expect(await source.isVisible()).toBe(false);
  await place.getByText('Ver o código do diagrama').click();
  expect(await source.innerText()).toContain('section Validação');
  for (const name of ['Registros por situação', 'Ramos do layout', 'mindmap', 'Um dia de envio'])
    await drawn(page, name);
  expect(await violationsInBothModes(page)).toEqual([]);
  const shown = async () => Promise.all(['light', 'dark'].map((mode) => place.locator(`.diagram-${mode}`).isVisible()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown).toEqual([false, true]);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([true, false]);
  await page.emulateMedia({ media: null });
  await place.getByRole('button', { name: 'Ampliar o diagrama Calendário de entrega' }).click();
  const large = page.getByRole('dialog').locator('svg[viewBox]:visible').last();
  expect((await large.boundingBox())?.width).toBeGreaterThan(900);
});

test('its source and its description stand for it without JavaScript', async () => {
  const page = await reader.open('/graficos', { javaScript: false });
  const place = figure(page, 'Calendário de entrega');
  expect(await place.locator('pre').innerText()).toContain('section Validação');
  expect(await place.innerText()).toContain('a validação vem depois e dura três.');
});

test('its source stands for it where mermaid cannot be loaded', async () => {
  const page = await reader.openEmpty();
  reader.host.intercept(answered(/diagram-frame-program/, 404));
  await page.goto('/graficos');
  const place = figure(page, 'Calendário de entrega');
  await expect.poll(() => place.getAttribute('data-state')).toBe('failed');
  expect(await place.locator('pre').isVisible()).toBe(true);
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  reader.takeTroubles(page);
});

test('a chunk of the program that is gone reloads the page once, and then leaves the source', async () => {
  const page = await reader.openEmpty();
  reader.host.intercept(answered(/draw-in-browser/, 404));
  reader.host.takeRequests();
  await page.goto('/graficos');
  const place = figure(page, 'Calendário de entrega');
  await expect.poll(() => page.evaluate(() => sessionStorage.length).catch(() => 0)).toBe(1);
  await expect.poll(() => place.getAttribute('data-state').catch(() => null)).toBe('failed');
  expect(reader.host.takeRequests().filter((path) => path.startsWith('/graficos/')).length).toBe(2);
  reader.takeTroubles(page);
});

/** What the browser draws of sources, asked of its program alone, whatever the build says of them. */
const drawings = async (page: Page, sources: readonly string[]): Promise<string[][]> => {
  const name = readdirSync(path.join(inject('sample'), 'assets')).find((each) => each.startsWith('draw-in-browser-'));
  const program = await page.evaluateHandle<{ drawInBrowser(source: string): Promise<Drawings> }>(
    `import('/assets/${name}')`,
  );
  return program.evaluate(async ({ drawInBrowser }, all) => {
    const drawn = await Promise.allSettled(all.map(drawInBrowser));
    return drawn.map((result) => {
      if (result.status === 'rejected') return [];
      const { light, dark } = result.value;
      const box = document.createElement('div');
      box.className = 'diagram-box';
      box.append(light, dark);
      document.querySelector('main')?.append(box);
      const elements = [light, dark].flatMap((svg) => [svg, ...svg.querySelectorAll('*')]);
      return elements.flatMap((each) => [
        each.tagName,
        ...[...each.attributes].map((attribute) => `${attribute.name}=${attribute.value}`),
      ]);
    });
  }, sources);
};

test.each(['with', 'without'])(
  '%s the policy, no source makes the browser ask, run or say anything',
  async (policy) => {
    const page = await reader.openEmpty();
    page.on('dialog', (dialog) => dialog.dismiss().then(() => expect.unreachable(dialog.message())));
    if (policy === 'without') {
      reader.host.intercept((_request, response) => {
        response.removeHeader('content-security-policy');
        return false;
      });
    }
    await page.goto('/curta');
    reader.host.takeRequests();
    const drawn = await drawings(page, Object.values(HOSTILE));
    const isOwn = (said: string): boolean =>
      !/^(?:a|image|script|style|foreignObject)$|=.*(?:url\((?!#)|:\/\/)|^on/.test(said);
    expect(drawn.flat().filter((said) => !isOwn(said))).toEqual([]);
    // All but the picture and the data that is markup, which no plain drawing shows.
    expect(drawn.filter((said) => said.length > 0).length).toBe(Object.keys(HOSTILE).length - 2);
    expect(reader.host.takeRequests().filter((asked) => !/^\/assets\/|\.json$/.test(asked))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  },
);
