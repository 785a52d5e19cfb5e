// What the development server answers: everything that build would write, made when asked for.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { htmlPathOf, routeOf } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import { SEARCH_FOLDER } from '../../schemas/search/entry.ts';
import type { CompiledSite } from '../compile.ts';
import { contentTypeOf } from '../outputs/content-type.ts';
import { NOT_FOUND_PAGE } from '../outputs/list-outputs.ts';
import { type JoinedOutput, jsonText, outputContent } from '../outputs/output.ts';
import type { DevSearch } from './dev-search.ts';
import type { Renderer } from './load-renderer.ts';
import { contentOf, sendContent, sendRedirect } from './send-content.ts';

export interface Serving {
  readonly site: CompiledSite;
  readonly prerender: Prerender;
  readonly search: DevSearch;
  readonly renderer: Renderer;
  readonly base: string;
  /** Open browsers that are told of every edit. */
  readonly listeners: Set<ServerResponse>;
  /** What there is to mend. */
  problems(): readonly object[];
}

const EVENTS = '__docs-build/events';
const PROBLEMS = '__docs-build/problems';
const HTML = 'text/html; charset=utf-8';

/** Answers a request. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
): Promise<void> {
  const { base, listeners } = serving;
  const [pathname = '/'] = (request.url ?? '/').split('?', 1);
  const send = (status: number, type: string, body: string | Uint8Array): Promise<void> =>
    sendContent(request, response, contentOf(type, body), status);
  if (`${pathname}/` === base) return sendRedirect(request, response, base);
  const route = routeOf(pathname, base);
  const notFound = async (): Promise<void> => send(404, HTML, (await contentAt(NOT_FOUND_PAGE, serving)) ?? '');
  if (route === undefined) return notFound();
  const file = route.slice(1);
  if (file === EVENTS && request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    // Nothing is said until something is edited.
    request.socket.setTimeout(0);
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
    return;
  }
  if (file === PROBLEMS) return send(200, 'application/json; charset=utf-8', jsonText(serving.problems()));
  for (const path of [file, htmlPathOf(route)]) {
    const content = await contentAt(path, serving);
    if (content !== undefined) return send(200, contentTypeOf(path), content);
  }
  return notFound();
}

/** What build would write to a file. */
async function contentAt(
  file: string,
  { site, prerender, search, renderer }: Serving,
): Promise<string | Uint8Array | undefined> {
  const output = site.outputs.get(file);
  if (output?.kind === 'page') return output.text(await site.page(output.route), prerender);
  if (output?.kind === 'joined') return joined(output, site);
  if (output) return outputContent(output, prerender);
  if (file.startsWith(SEARCH_FOLDER)) return (await search(site)).get(file);
  const part = file.startsWith('nav/') ? prerender.navParts().get(file) : undefined;
  return part ? jsonText(part()) : renderer.file(file);
}

async function joined(output: JoinedOutput, site: CompiledSite): Promise<string> {
  const texts: string[] = [];
  for (const part of output.parts()) texts.push(typeof part === 'string' ? part : await site.markdown(part.route));
  return texts.join('');
}
