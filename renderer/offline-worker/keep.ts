// Entry of the worker of a site that is kept for reading without a network (pipeline/write/write-offline.ts): what was visited,
// and the whole of it where the reader asks for that.
import { answer } from './answer.ts';
import { adoptPages, openBuilds } from './client-builds.ts';
import { keepsAll } from './keep-all.ts';
import { keysOf, listOf, pathOf } from './lists.ts';
import { obey } from './obey.ts';
import { addressOfKey, forget, keep, keptKeys } from './store.ts';
import { BUILD, SCOPE, worker } from './this-worker.ts';

/** Has of this build what was kept of the one before. Where that cannot be had whole, the build before stays. */
async function install(event: ExtendableEvent): Promise<void> {
  const list = await listOf(event, BUILD);
  const kept = (await keptKeys()).map((key) => pathOf(new URL(addressOfKey(key)), list));
  const wanted = new Set([...list.start, ...kept]);
  const all = await keepsAll();
  await keep(
    event,
    Object.entries(list.files).filter(([path]) => all || wanted.has(path)),
  );
  await worker.skipWaiting();
}

/** Takes over: pages that are open stay what they are, and the next visit is of this build. */
async function activate(event: ExtendableEvent): Promise<void> {
  await adoptPages();
  await worker.clients.claim();
  const builds = await openBuilds();
  // One whose list is gone has nothing kept either.
  const keys = [...builds].map((build) =>
    listOf(event, build).then(
      (list) => keysOf(build, list),
      () => [],
    ),
  );
  const staying = new Set((await Promise.all(keys)).flat());
  await forget((await keptKeys()).filter((key) => !staying.has(key)));
}

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate(event)));
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(
    obey(event).then(
      (answered) => port?.postMessage(answered),
      () => port?.postMessage(undefined),
    ),
  );
});
worker.addEventListener('fetch', (event) => {
  const { method, url, headers } = event.request;
  // Parts of a film are for the host to send.
  if (method === 'GET' && url.startsWith(SCOPE) && !headers.has('range')) event.respondWith(answer(event));
});
