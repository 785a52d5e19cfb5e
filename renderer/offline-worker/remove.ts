// The worker of a site that is not kept for reading without a network. A browser that has the one of before, from when the site
// was, finds this in its place: it forgets what is kept, and goes.
import { CACHE, worker } from './this-worker.ts';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete(CACHE).then(() => worker.registration.unregister())),
);
