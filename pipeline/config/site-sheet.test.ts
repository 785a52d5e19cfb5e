import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSiteConfig } from './site-config.ts';
import { FOOTER_HEIGHT, siteLooks } from './site-sheet.ts';

/** What is written for a site.yaml. */
function looksOf(text: string) {
  const problems: string[] = [];
  const { config } = readSiteConfig({ path: 'site.yaml', text: `title: A\n${text}` }, ({ message }) => {
    problems.push(message);
  });
  expect(problems).toEqual([]);
  const { sheet, files } = siteLooks(config);
  return { sheet, paths: [...files.keys()], text: sheet === undefined ? undefined : files.get(sheet) };
}

test('a site that is content with ours has no sheet, and neither has a foot of our height', () => {
  const tokens = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--footer-height: ${FOOTER_HEIGHT}px;`);
  expect(looksOf('')).toEqual({ sheet: undefined, paths: [], text: undefined });
  expect(looksOf(`footer: { fixedHeight: ${FOOTER_HEIGHT} }`).sheet).toBe(undefined);
  expect(looksOf('footer: { fixedHeight: 96 }').text).toBe(':root {\n  --footer-height: 96px;\n}\n');
});

test('its name changes with what it says', () => {
  const [one, same, other] = [96, 96, 97].map((height) => looksOf(`footer: { fixedHeight: ${height} }`).sheet);
  expect(one).toMatch(/^assets\/site-[\w-]{8}\.css$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('icons are published where they are used, in the navbar, its menus and the foot, each once', () => {
  const { paths, sheet, text } = looksOf(`
navbar:
  left: [{ label: A, icon: github, items: [{ label: B, to: /, icon: rss }, { label: C, to: /, icon: "/a b'é.svg" }] }]
footer: { links: [{ label: D, to: /, icon: rss }] }
`);
  expect(paths).toEqual(['assets/link-github.svg', 'assets/link-rss.svg', sheet]);
  expect(text).toContain('[data-icon="/a b\'é.svg"] {\n  mask-image: url("../a%20b\'%C3%A9.svg");\n}');
});

test('no path leaves the string that it stands in', () => {
  const { text } = looksOf(
    `fonts: { text: [{ file: '/a");}b\\c.woff2', weight: 100 900, style: italic }], code: system }`,
  );
  expect(text).toContain('src: url("../a%22);%7Db%5Cc.woff2") format("woff2");');
  expect(text).toContain('  --sans: "Site Text", var(--system-sans);\n  --mono: var(--system-mono);\n');
});
