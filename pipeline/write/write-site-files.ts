import { htmlPathOf } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import type { CompiledSite } from '../compile.ts';
import { SCHEMA_NAMES, schemaText } from '../validate/validator.ts';
import type { OutputWriter, TakenFile } from './output-folder.ts';
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
  const write = (file: string, content: string | Uint8Array): void => void taken.push(writer.write(file, content));
  for (const [file, bytes] of assets) write(file, bytes);
  for (const { outputPath, bytes } of site.files) write(outputPath, bytes());
  for (const [from, to] of Object.entries(site.nav.redirects)) write(htmlPathOf(from), prerender.redirect(to));
  for (const name of SCHEMA_NAMES) write(`schemas/${name}.schema.json`, schemaText(name));
  write('404.html', prerender.notFound());
  write('robots.txt', robotsText(site.nav));
  const sitemap = sitemapXml(site.nav, site.listedRoutes);
  if (sitemap !== undefined) write('sitemap.xml', sitemap);
  write('nav.json', jsonText(site.nav));
  for (const [file, part] of prerender.navParts()) write(file, jsonText(part()));
  return taken;
}
