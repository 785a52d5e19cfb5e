import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { type CompiledSite, compileSite } from '../compile.ts';
import { cardColours, contrastOf } from '../config/colours.ts';
import { contentFrom } from '../read/content.ts';
import { makeMemory } from '../read/memory.ts';
import { CARD_COLOURS, CARD_FONT, cardSvg } from './card-svg.ts';

const compile = (changes: Readonly<Record<string, string>> = {}, memory = makeMemory()): Promise<CompiledSite> => {
  const files = { ...SITE, ...changes };
  const entries = Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)] as const);
  return compileSite(contentFrom(new Map(entries)), { base: '/x/', memory });
};

const SITE = {
  'site.yaml': 'title: Hub\ntagline: Para quem integra.\nurl: https://docs.example.com',
  'sidebar.yaml': [
    '- /sobre',
    '- { label: Registro, title: Registro de fundos, index: /registro, items: [/registro/a, { label: B, items: [/b] }] }',
    '- { label: Informes, items: [/informes/c] }',
  ].join('\n'),
  'pages/index.md': '# Início',
  'pages/sobre.md': '# Sobre',
  'pages/registro/a.md': '# A',
  'pages/b.md': '---\nimage: /propria.png\n---\n\n# B',
  'pages/informes/c.md': '# C',
  'static/propria.png': '',
};

const isCard = (path: string): boolean => path.startsWith('cards/');

const cardOf = async (site: CompiledSite, route: string): Promise<string | undefined> =>
  (await site.document(route)).image;

function drawn(site: CompiledSite, href: string | undefined): Uint8Array {
  const output = site.outputs.get((href ?? '').replace(/^\/x\//, ''));
  if (output?.kind !== 'own') return expect.unreachable(`"${href}" is not published.`);
  const content = output.content(undefined as never);
  return content instanceof Uint8Array ? content : expect.unreachable(`"${href}" is no picture.`);
}

test('each section has a card, and what is in none has that of the site; the picture an author gives wins', async () => {
  const site = await compile();
  const cards = await Promise.all(site.routes.map((route) => cardOf(site, route)));
  const named = Object.fromEntries(site.routes.map((route, i) => [route, cards[i]]));
  const { '/': home, '/registro': registro, '/informes/c': informes } = named;
  expect(named).toEqual({
    '/': home,
    '/b': '/x/propria.png',
    '/informes/c': informes,
    '/registro': registro,
    '/registro/a': registro,
    '/sobre': home,
  });
  expect(new Set([home, registro, informes]).size).toBe(3);
  expect([...site.outputs.keys()].filter(isCard)).toHaveLength(3);
  const branded = await compile({
    'site.yaml': `${SITE['site.yaml']}\ncolours: { accent: { light: "#6a1b8f", dark: "#d6a8f0" } }`,
  });
  expect(await cardOf(branded, '/')).not.toBe(home);
  const picture = drawn(site, registro);
  expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  expect(drawn(await compile(), registro)).toEqual(picture);
  expect(await cardOf(await compile({ 'site.yaml': SITE['site.yaml'].replace('Hub', 'Rede') }), '/')).not.toBe(home);
});

test.each([
  ['without the address of its host', 'title: Hub'],
  ['with a picture of its own for all pages', 'title: Hub\nurl: https://docs.example.com\nimage: /propria.png'],
])('a site %s has none', async (_, yaml) => {
  const site = await compile({ 'site.yaml': yaml });
  expect([...site.outputs.keys()].filter(isCard)).toEqual([]);
  expect(await cardOf(site, '/registro')).toBeUndefined();
});

test('a name in letters that the font does not have is on no card', async () => {
  const site = await compile({ 'sidebar.yaml': '- { label: 登録, items: [/sobre] }' });
  expect(await cardOf(site, '/sobre')).toBe(await cardOf(site, '/'));
  expect([...site.outputs.keys()].filter(isCard)).toHaveLength(1);
});

test('a card that was drawn is not drawn again, also after a run that had no use for it', async () => {
  const first = makeMemory();
  const site = await compile({}, first);
  const card = await cardOf(site, '/registro');
  drawn(site, card);
  const path = card?.replace('/x/', '') ?? '';
  // Another picture in its place shows where a card comes from.
  const other = Buffer.from('lembrado').toString('base64');
  const all = { ...first.changes()?.all, [path]: { inputs: '', value: other } };
  const between = makeMemory(all);
  await compile({ 'site.yaml': 'title: Hub\ntagline: Para quem integra.' }, between);
  const later = await compile({}, makeMemory(between.changes()?.all ?? all));
  expect(Buffer.from(drawn(later, card)).toString()).toBe('lembrado');
});

test.each([
  ['short', 'Registro'],
  [
    'of many words',
    'Movimentação de cotas, tratamento de substituídos e segregação de taxas de distribuição '.repeat(3),
  ],
  ['one word', 'W'.repeat(200)],
])('a title that is %s stays within the card, in three lines at most', (_, title) => {
  const svg = cardSvg({ title, text: title.repeat(3) });
  expect(svg.match(/<text /g)?.length).toBeLessThanOrEqual(6);
  const file = createRequire(import.meta.url).resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf');
  const texts = svg.replaceAll(/<rect[^>]*>/g, '');
  const box = new Resvg(texts, {
    font: { loadSystemFonts: false, fontFiles: [file], defaultFontFamily: CARD_FONT },
  }).getBBox();
  expect(box?.x).toBeGreaterThanOrEqual(75);
  expect(box?.y).toBeGreaterThanOrEqual(75);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1125);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(575);
  const [titleEnd = 0, textStart = 0] = [/fill="#fff">/g, /fill="#a4ead2">/g].map((fill, i) => {
    const feet = [...texts.matchAll(new RegExp(`y="(\\d+)"[^>]*${fill.source}`, 'g'))].map(([, y]) => Number(y));
    return i === 0 ? Math.max(...feet) : Math.min(...feet);
  });
  expect(textStart - titleEnd).toBeGreaterThan(40);
});

test('its colours are those of the site', () => {
  const tokens = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8');
  const { paper, title, mark, text } = CARD_COLOURS;
  expect(tokens).toContain(`--accent-strong: light-dark(${paper}, ${text});`);
  expect(tokens).toMatch(new RegExp(`--accent: light-dark\\(#\\w+, ${mark}\\);`));
  expect(tokens).toContain(`--on-accent: light-dark(${title}, `);
});

test.each([[{ light: '#8a1c5f', dark: '#f4a8d4' }], [{ light: '#6f6f6f', dark: '#8a8a8a' }]])(
  'in the accent %j of a site all words can be read',
  (accent) => {
    const [, paper = '', text = ''] =
      /<rect[^>]*?fill="(#\w+)".*fill="(#\w+)">Rede</.exec(
        cardSvg({ title: 'Registro', text: 'Rede' }, cardColours(accent)),
      ) ?? [];
    expect(paper).not.toBe(CARD_COLOURS.paper);
    expect(contrastOf(text, paper)).toBeGreaterThanOrEqual(4.5);
  },
);
