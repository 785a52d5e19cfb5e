import type { Route } from '../../schemas/types.ts';
import { loadRenderer } from '../cli/load-renderer.ts';
import { parseBase, parseSiteUrl } from '../cli/site-options.ts';
import { compileSite as compile } from '../compile.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearestPath } from '../diagnostics/nearest.ts';
import { UsageError } from '../read/usage-error.ts';
import { contentOf } from './opaque-content.ts';
import { renderPage } from './render-page.ts';
import type { Content, Site } from './site.ts';

/** How a site is compiled; each option is one of `docs-build build`, but for `drafts`. */
export interface CompileOptions {
  /** Path that the site is published under, `/` unless given. */
  readonly base?: string | undefined;
  /** Scheme and host of the published site, in place of `url` in site.yaml. */
  readonly siteUrl?: string | undefined;
  /** Whether drafts are pages, as `docs-build dev` has them. */
  readonly drafts?: boolean | undefined;
}

/** A site that was compiled, with what there is to mend. */
export interface CompiledSite extends Site {
  /** Sorted by place. With an error among them, `docs-build build` would write nothing. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a site in this thread; it touches no disk. What is wrong with the content is in `diagnostics`, never thrown. */
export async function compileSite(content: Content, options: CompileOptions = {}): Promise<CompiledSite> {
  const { base = '/', siteUrl, drafts = false } = options;
  const site = await compile(contentOf(content), {
    base: parseBase(base),
    siteUrl: siteUrl === undefined ? undefined : parseSiteUrl(siteUrl),
    drafts,
    rendererVersion: loadRenderer().assets.version,
  });
  const { nav, routes, diagnostics } = site;
  const known = (route: Route): Route => {
    if (routes.includes(route)) return route;
    const near = nearestPath(route, routes);
    throw new UsageError(`There is no page "${route}".${near === undefined ? '' : ` Did you mean "${near}"?`}`);
  };
  const document: Site['document'] = async (route) => site.document(known(route));
  return {
    nav,
    routes,
    diagnostics,
    document,
    markdown: async (route) => site.markdown(known(route)),
    html: async (route) => renderPage(await document(route), nav),
  };
}
