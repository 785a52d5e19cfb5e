import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import { documentPathOf, markdownPathOf, routeOf } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import { type CompiledSite, compileSite } from '../compile.ts';
import { type ParsePages, parsePages } from '../parse/parse-pages.ts';
import type { ParsedPage } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import { readContent, UsageError } from '../read/read-content.ts';
import { SCHEMA_NAMES, schemaText } from '../validate/validator.ts';
import { robotsText, sitemapXml } from '../write/site-files.ts';
import { jsonText } from '../write/write-site.ts';
import { contentTypeOf } from './content-type.ts';
import { loadRenderer, type Renderer } from './load-renderer.ts';
import { printReport } from './print-report.ts';
import { type ServeOptions, serve, untilInterrupted } from './serve.ts';

export interface DevOptions extends ServeOptions {
  readonly content: string;
  readonly base: string;
}

/** Editors write a file in several steps; what comes within this time is one edit. */
const SETTLE_MS = 15;
const EVENTS = '__docs-build/events';

/** The site as of the last edit. */
interface Current {
  readonly site: CompiledSite;
  readonly prerender: Prerender;
}

/** Serves the content and tells open browsers of every edit, until interrupted. Returns the exit code. */
export async function dev({ content, base, host, port }: DevOptions): Promise<number> {
  const renderer = await loadRenderer();
  const parse = rememberingParse();
  const compile = async (): Promise<Current> => {
    const start = performance.now();
    const site = await compileSite(await readContent(content), {
      base,
      drafts: true,
      parse,
      rendererVersion: renderer.assets.version,
    });
    const { diagnostics, routes, nav } = site;
    printReport('pretty', content, { diagnostics, pages: routes.length, elapsed: performance.now() - start });
    return { site, prerender: renderer.createPrerender({ nav, assets: renderer.assets, live: true }) };
  };
  let current = await compile();
  const listeners = new Set<ServerResponse>();

  const { server, origin } = await serve(
    (request, response) => {
      answer(request, response, { current, renderer, base, listeners });
    },
    { host, port },
  );

  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const update = async (): Promise<void> => {
    try {
      current = await compile();
      for (const listener of listeners) listener.write('data: {"type":"update"}\n\n');
    } catch (error) {
      // The folder may be gone for a moment, as when a branch is switched: the site stays as it was.
      if (!(error instanceof UsageError)) throw error;
      process.stderr.write(`${error.message}\n`);
    }
  };
  const watcher = watch(content, { ignoreInitial: true, ignored: (file) => path.basename(file).endsWith('~') });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(update);
    }, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  process.stdout.write(`Serving "${content}" at ${origin}${base}  (Ctrl+C ends it)\n`);
  await untilInterrupted();
  await watcher.close();
  server.closeAllConnections();
  server.close();
  return 0;
}

/** Parses a page again only when its text, a part it includes, or a string of its footnotes changed. */
function rememberingParse(): ParsePages {
  const remembered = new Map<string, { inputs: string; page: ParsedPage }>();
  const inputsOf = ({ text }: SourceFile, { parts, strings }: ParseContext, names: readonly string[]): string =>
    JSON.stringify([
      text,
      strings.footnotes,
      strings.backToReference,
      ...names.map((name) => parts.get(name)?.text ?? null),
    ]);
  return async (files, context) => {
    const pages: ParsedPage[] = [];
    for (const file of files) {
      const known = remembered.get(file.path);
      if (known && known.inputs === inputsOf(file, context, known.page.parts)) pages.push(known.page);
      else {
        const [page] = (await parsePages([file], context)) as [ParsedPage];
        remembered.set(file.path, { inputs: inputsOf(file, context, page.parts), page });
        pages.push(page);
      }
    }
    return pages;
  };
}

interface Serving {
  readonly current: Current;
  readonly renderer: Renderer;
  readonly base: string;
  readonly listeners: Set<ServerResponse>;
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { current, renderer, base, listeners }: Serving,
): void {
  const { site, prerender } = current;
  const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const send = (status: number, type: string, body: string | Uint8Array): void => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (`${pathname}/` === base) {
    response.writeHead(301, { location: base }).end();
    return;
  }
  const route = routeOf(pathname, base);
  if (route === undefined) {
    send(404, 'text/html; charset=utf-8', prerender.notFound());
    return;
  }
  const file = route.slice(1);
  if (file === EVENTS) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    listeners.add(response);
    request.once('close', () => listeners.delete(response));
    return;
  }
  const redirect = site.nav.redirects[route];
  const asset =
    renderer.file(file) ?? site.files.find(({ outputPath }) => outputPath === file)?.bytes() ?? textFile(file, site);
  if (asset !== undefined) send(200, contentTypeOf(file), asset);
  else if (site.routes.includes(route)) send(200, 'text/html; charset=utf-8', prerender.page(site.document(route)));
  else if (redirect !== undefined) send(200, 'text/html; charset=utf-8', prerender.redirect(redirect));
  else send(404, 'text/html; charset=utf-8', prerender.notFound());
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
