import { expect, test } from 'vitest';
import type { Nav } from '../../schemas/types.ts';
import { robotsText, sitemapXml } from './site-files.ts';

const nav = (site: Partial<Nav['site']>): Nav =>
  ({ site: { title: 'T', lang: 'pt-BR', base: '/', trailingSlash: false, ...site } }) as Nav;

test('robots.txt allows everything and names the sitemap when the host is known', () => {
  expect(robotsText(nav({}))).toBe('User-agent: *\nAllow: /\n');
  expect(robotsText(nav({ url: 'https://example.com', base: '/fundos/' }))).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://example.com/fundos/sitemap.xml\n',
  );
});

test('the sitemap holds whole addresses, escaped, and the day of a page’s last change', () => {
  const site = nav({ url: 'https://example.com', base: '/fundos/', trailingSlash: true });
  expect(sitemapXml(site, [{ route: '/' }, { route: '/peças/a&b', lastChange: '2025-11-21' }])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/fundos/</loc></url>
<url><loc>https://example.com/fundos/pe%C3%A7as/a&#38;b/</loc><lastmod>2025-11-21</lastmod></url>
</urlset>
`,
  );
});

test('without a host there is no sitemap', () => {
  expect(sitemapXml(nav({}), [{ route: '/' }])).toBeUndefined();
});
