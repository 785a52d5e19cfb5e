import { OWN_DATA } from '../contracts/published/own-data.ts';
import type { SiteIndex } from '../index-site/index-site.ts';
import { SCHEMA_NAMES } from '../validate/validator.ts';

const FIXED = new Set([
  'nav.json',
  'robots.txt',
  'sitemap.xml',
  ...OWN_DATA,
  ...SCHEMA_NAMES.map((name) => `schemas/${name}.schema.json`),
]);

/** Whether docs-build itself publishes a file at this path: a page as data or Markdown, the site's data, a schema. */
export function isOwnFile(outputPath: string, { pages }: SiteIndex): boolean {
  const stem = /^(.+)\.(?:json|md)$/.exec(outputPath)?.[1];
  return FIXED.has(outputPath) || (stem !== undefined && pages.has(stem === 'index' ? '/' : `/${stem}`));
}
