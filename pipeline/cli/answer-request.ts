// What the development server answers: everything that build would write, made when asked for.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentPathOf, markdownPathOf, routeOf } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import type { CompiledSite } from '../compile.ts';
import { SCHEMA_NAMES, schemaText } from '../validate/validator.ts';
import { robotsText, sitemapXml } from '../write/site-files.ts';
import { jsonText } from '../write/write-page.ts';
import { contentTypeOf } from './content-type.ts';
import type { Renderer } from './load-renderer.ts';
import type { RememberingPages } from './remembering-pages.ts';
import { contentOf, sendContent, sendRedirect } from './send-content.ts';

export interface Serving {
  readonly site: CompiledSite;
  readonly prerender: Prerender;
  readonly pages: RememberingPages;
  readonly renderer: Renderer;
  readonly base: string;
  /** Open browsers that are told of every edit. */
  readonly listeners: Set<ServerResponse>;
}

const EVENTS = '__docs-build/events';
const HTML = 'text/html; charset=utf-8';

/** Sees to it that the page that is asked for, in whatever form, can be made. */
async function preparePage({ url = '/' }: IncomingMessage, { site, pages, base }: Serving): Promise<void> {
  const asked = routeOf(url.replace(/[?#].*/, ''), base) ?? '/';
  const route = asked.replace(/\.(json|md)$/, '').replace(/^\/index$/, '/');
  for (const each of new Set([asked, route])) {
    const order = site.orders.get(each);
    if (order?.kind === 'authored') await pages.prepare(order.sourcePath);
  }
}

/** Answers a request. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
): Promise<void> {
  await preparePage(request, serving);
  const { site, prerender, renderer, base, listeners } = serving;
  const [pathname = '/'] = (request.url ?? '/').split('?', 1);
  const send = (status: number, type: string, body: string | Uint8Array): Promise<void> =>
    sendContent(request, response, contentOf(type, body), status);
  if (`${pathname}/` === base) return sendRedirect(request, response, base);
  const route = routeOf(pathname, base);
  if (route === undefined) return send(404, HTML, prerender.notFound());
  const file = route.slice(1);
  if (file === EVENTS && request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
    return;
  }
  const redirect = site.nav.redirects[route];
  const asset =
    renderer.file(file) ??
    site.files.find(({ outputPath }) => outputPath === file)?.bytes() ??
    textFile(file, site) ??
    navPart(file, prerender);
  if (asset !== undefined) return send(200, contentTypeOf(file), asset);
  if (site.routes.includes(route)) return send(200, HTML, prerender.page(site.document(route)));
  if (redirect !== undefined) return send(200, HTML, prerender.redirect(redirect));
  return send(404, HTML, prerender.notFound());
}

function navPart(file: string, prerender: Prerender): string | undefined {
  const part = file.startsWith('nav/') ? prerender.navParts().get(file) : undefined;
  return part && jsonText(part());
}

/** A file that build would write for the site or for one of its pages. */
function textFile(file: string, site: CompiledSite): string | undefined {
  if (file === 'nav.json') return jsonText(site.nav);
  if (file === 'robots.txt') return robotsText(site.nav);
  if (file === 'sitemap.xml') return sitemapXml(site.nav, site.listedRoutes);
  const schema = SCHEMA_NAMES.find((name) => file === `schemas/${name}.schema.json`);
  if (schema) return schemaText(schema);
  const stem = /^(.*)\.(json|md)$/.exec(file)?.[1];
  if (stem === undefined) return undefined;
  const route = stem === 'index' ? '/' : `/${stem}`;
  if (!site.routes.includes(route)) return undefined;
  if (documentPathOf(route) === file) return jsonText(site.document(route));
  return markdownPathOf(route) === file ? site.markdown(route) : undefined;
}
