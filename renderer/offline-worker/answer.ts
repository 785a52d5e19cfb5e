import { OFFLINE_PAGE, OFFLINE_WORKER } from '../../schemas/offline.ts';
import { buildOf, NO_BUILD, setBuild } from './client-builds.ts';
import { listOf, pathOf } from './lists.ts';
import { take } from './store.ts';
import { BUILD, SCOPE, worker } from './this-worker.ts';

/** Answers a request: a visit begins with the build of this worker, and what belongs to a page is of the page's own build. */
export async function answer(event: FetchEvent): Promise<Response> {
  const { request, clientId, resultingClientId } = event;
  if (request.mode === 'navigate') return answerVisit(event, resultingClientId);
  const build = await buildOf(clientId);
  if (build === NO_BUILD) return fetch(request);
  const list = await listOf(event, build);
  const path = pathOf(new URL(request.url), list);
  const integrity = path === undefined ? undefined : list.files[path];
  if (path === undefined || integrity === undefined) return fetch(request);
  return take(event, path, integrity).catch(() => answerOther(request, path, build));
}

async function answerVisit(event: FetchEvent, client: string): Promise<Response> {
  const { request } = event;
  const kept = async (path: string): Promise<Response> => {
    const response = await take(event, path, (await listOf(event, BUILD)).files[path] ?? '');
    await setBuild(client, BUILD);
    return response;
  };
  const path = await listOf(event, BUILD)
    .then((list) => pathOf(new URL(request.url), list))
    .catch(() => undefined);
  try {
    if (path !== undefined) return await kept(path);
  } catch {
    // The host has another page there, or cannot be reached.
  }
  const response = await fetch(request).catch(() => undefined);
  if (response === undefined) return kept(OFFLINE_PAGE);
  await setBuild(client, NO_BUILD);
  return response;
}

/** A document that no program knows: the application then loads the page anew (navigation/use-shown-view.ts). */
const OUTDATED = '{"schemaVersion":0}';

/** A file that the host does not have as the page's build has it. */
async function answerOther(request: Request, path: string, build: string): Promise<Response> {
  const response = await fetch(request);
  // Some hosts change files on their way.
  if (build === BUILD && !(await isPublishedAnew())) return response;
  return path.endsWith('.json')
    ? new Response(OUTDATED, { headers: { 'content-type': 'application/json' } })
    : Response.error();
}

async function isPublishedAnew(): Promise<boolean> {
  void worker.registration.update().catch(() => undefined);
  const response = await fetch(SCOPE + OFFLINE_WORKER, { cache: 'no-store' });
  return !(await response.text()).includes(BUILD);
}
