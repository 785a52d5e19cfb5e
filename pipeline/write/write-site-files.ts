import { htmlPathOf } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import type { CompiledSite } from '../compile.ts';
import { SCHEMA_NAMES, schemaText } from '../validate/validator.ts';
import type { OutputWriter, Stage, TakenFile } from './output-writer.ts';
import { robotsText, sitemapXml } from './site-files.ts';
import { jsonText } from './write-page.ts';

export interface SiteWriting {
  readonly prerender: Prerender;
  readonly writer: OutputWriter;
  /** The renderer's files, by their path below the output folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** Writes everything that is not a page. */
export function writeSiteFiles(site: CompiledSite, { prerender, writer, assets }: SiteWriting): TakenFile[] {
  const taken: TakenFile[] = [];
  const write = (stage: Stage, file: string, content: string | Uint8Array): void =>
    void taken.push(writer.write(file, content, stage));
  for (const [file, bytes] of assets) write('resources', file, bytes);
  for (const { outputPath, bytes } of site.files) write('resources', outputPath, bytes());
  for (const name of SCHEMA_NAMES) write('resources', `schemas/${name}.schema.json`, schemaText(name));
  for (const [from, to] of Object.entries(site.nav.redirects)) write('pages', htmlPathOf(from), prerender.redirect(to));
  write('pages', '404.html', prerender.notFound());
  write('overview', 'robots.txt', robotsText(site.nav));
  const sitemap = sitemapXml(site.nav, site.listedRoutes);
  if (sitemap !== undefined) write('overview', 'sitemap.xml', sitemap);
  for (const [file, part] of prerender.navParts()) write('overview', file, jsonText(part()));
  write('overview', 'nav.json', jsonText(site.nav));
  return taken;
}
