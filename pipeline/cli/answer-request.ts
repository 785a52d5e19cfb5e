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

/** Answers a request. Whatever breaks is answered with 500: the server lives on. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
): Promise<void> {
  try {
    await preparePage(request, serving);
    answer(request, response, serving);
  } catch (error) {
    const text = `${request.url} cannot be shown.\n${error instanceof Error ? error.stack : error}\n`;
    process.stderr.write(text);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  }
}

/** Sees to it that the page that is asked for, in whatever form, can be made. */
async function preparePage({ url = '/' }: IncomingMessage, { site, pages, base }: Serving): Promise<void> {
  const asked = routeOf(url.replace(/[?#].*/, ''), base) ?? '/';
  const route = asked.replace(/\.(json|md)$/, '').replace(/^\/index$/, '/');
  for (const each of new Set([asked, route])) {
    const order = site.orders.get(each);
    if (order?.kind === 'authored') await pages.prepare(order.sourcePath);
  }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { site, prerender, renderer, base, listeners }: Serving,
): void {
  const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
  const send = (status: number, type: string, body: string | Uint8Array): void => {
    const bytes = Buffer.from(body);
    const range = status === 200 ? rangeOf(request.headers.range, bytes.length) : undefined;
    const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
    response.writeHead(range ? 206 : status, {
      'content-type': type,
      'content-length': part.length,
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  };
  if (`${pathname}/` === base) {
    response.writeHead(301, { location: base + (query === undefined ? '' : `?${query}`) }).end();
    return;
  }
  const route = routeOf(pathname, base);
  if (route === undefined) {
    send(404, HTML, prerender.notFound());
    return;
  }
  const file = route.slice(1);
  if (file === EVENTS && request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    listeners.add(response);
    request.once('close', () => listeners.delete(response));
    return;
  }
  const redirect = site.nav.redirects[route];
  const asset =
    renderer.file(file) ??
    site.files.find(({ outputPath }) => outputPath === file)?.bytes() ??
    textFile(file, site) ??
    navPart(file, prerender);
  if (asset !== undefined) send(200, contentTypeOf(file), asset);
  else if (site.routes.includes(route)) send(200, HTML, prerender.page(site.document(route)));
  else if (redirect !== undefined) send(200, HTML, prerender.redirect(redirect));
  else send(404, HTML, prerender.notFound());
}

/** The one range that a player asks for; undefined for none, and for what may as well be answered whole. */
function rangeOf(
  header: string | undefined,
  length: number,
): { readonly start: number; readonly end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start <= end ? { start, end } : undefined;
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
