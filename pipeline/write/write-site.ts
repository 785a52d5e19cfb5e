// The only writer. Documents are made, written and forgotten one by one.
import { documentPathOf, htmlPathOf, markdownPathOf } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import type { CompiledSite } from '../compile.ts';
import { SCHEMA_NAMES, schemaText } from '../validate/validator.ts';
import { type OutputSummary, openOutputFolder } from './output-folder.ts';
import { robotsText, sitemapXml } from './site-files.ts';

export interface WriteOptions {
  readonly folder: string;
  readonly prerender: Prerender;
  /** The renderer's files, by their path below the output folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** Documents are written on one line, with a final newline. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value)}\n`;

export function writeSite(site: CompiledSite, { folder, prerender, assets }: WriteOptions): OutputSummary {
  const output = openOutputFolder(folder);
  for (const [file, bytes] of assets) output.write(file, bytes);
  for (const { outputPath, bytes } of site.files) output.write(outputPath, bytes());
  for (const route of site.routes) {
    const document = site.document(route);
    output.write(documentPathOf(route), jsonText(document));
    output.write(markdownPathOf(route), site.markdown(route));
    output.write(htmlPathOf(route), prerender.page(document));
  }
  for (const [from, to] of Object.entries(site.nav.redirects)) output.write(htmlPathOf(from), prerender.redirect(to));
  for (const name of SCHEMA_NAMES) output.write(`schemas/${name}.schema.json`, schemaText(name));
  output.write('404.html', prerender.notFound());
  output.write('robots.txt', robotsText(site.nav));
  const sitemap = sitemapXml(site.nav, site.listedRoutes);
  if (sitemap !== undefined) output.write('sitemap.xml', sitemap);
  output.write('nav.json', jsonText(site.nav));
  return output.finish();
}
