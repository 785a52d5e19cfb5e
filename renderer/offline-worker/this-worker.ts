/** The worker itself, as TypeScript's library calls it. The build writes in front of the program which build it is of. */
export const worker = self as unknown as ServiceWorkerGlobalScope & { readonly docsBuild: string };

/** The build that this worker came with: the hash of its list. */
export const BUILD = worker.docsBuild;

/** Address of the site's root. */
export const SCOPE = worker.registration.scope;

/** Name of the cache: sites below other bases of this host have their own. */
export const CACHE = `docs-build ${SCOPE}`;
