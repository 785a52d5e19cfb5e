// Loads modules of the pipeline as they stand, not as they were built.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** As on a platform that the native parser has no binary for. */
const WITHOUT_BINARY = {
  name: 'without-binary',
  enforce: 'pre',
  load: (id) => (id.endsWith('/parse-natively.ts') ? "throw new Error('No binary.')" : undefined),
};

/** A graph of modules of its own; it stays open until it is closed, for modules load others later. */
export async function openSource({ withoutBinary = false } = {}) {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../pipeline', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    plugins: withoutBinary ? [WITHOUT_BINARY] : [],
    server: { middlewareMode: true, watch: null, ws: false },
  });
  return { load: (file) => server.ssrLoadModule(`/${file}`), close: () => server.close() };
}
