// Two builds: the browser's files, and the program that prerenders. Neither ever sees content.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { notices } from '../packaging/notices.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { name, version } = JSON.parse(await readFile(here('../package.json'), 'utf8')) as Record<string, string>;

/** Picture of the browser's tab. Its name bears no hash: every page names it, and it hardly ever changes. */
const ICON = 'assets/icon.svg';

const ASSETS = here('../build/renderer/assets.json');

/** Their files come by way of style sheets, in which no bundle names the package. */
const FONTS = ['geist', 'geist-mono'].map((font) => here(`../node_modules/@fontsource-variable/${font}`));

/** Writes assets.json, by which the command line finds the files whose names bear hashes. */
const assetsList: Plugin = {
  name: 'docs-build:assets-list',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: ICON, source: await readFile(here('icon.svg')) });
  },
  async writeBundle(_, bundle) {
    const files = Object.values(bundle).sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
    const hash = createHash('sha256');
    for (const file of files) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
    const entry = (key: string): string => {
      const chunk = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === key);
      if (chunk?.type !== 'chunk') throw new Error(`the build made no entry "${key}"`);
      return chunk.fileName;
    };
    const font = (name: string): string => {
      const file = files.find(({ fileName }) => fileName.startsWith(`assets/${name}`) && fileName.endsWith('.woff2'));
      if (!file) throw new Error(`the build made no font "${name}"`);
      return file.fileName;
    };
    const theme = bundle[entry('theme')];
    if (theme?.type === 'chunk' && /^\s*(import|export)\b/m.test(theme.code)) {
      throw new Error('theme.ts must stay a classic script, without import or export');
    }
    // RendererAssets of schemas/prerender.ts.
    const assets = {
      version: hash.digest('hex').slice(0, 12),
      script: entry('application'),
      // Of what is loaded when somebody asks for it, the browser hears then.
      styles: files.map(({ fileName }) => fileName).filter((name) => /\/application-[^/]*\.css$/.test(name)),
      fonts: { text: font('geist-latin'), code: font('geist-mono-latin') },
      theme: entry('theme'),
      live: entry('live'),
    };
    await mkdir(here('../build/renderer'), { recursive: true });
    await writeFile(ASSETS, `${JSON.stringify(assets, null, 2)}\n`);
  },
};

/**
 * The workers of a site that is kept for reading without a network, and of one that no longer is: each a classic script, whole
 * in one file, which the command line publishes under a name of its own.
 */
const offlineWorkers: Plugin = {
  name: 'docs-build:offline-workers',
  async generateBundle() {
    for (const name of ['keep', 'remove']) {
      const made = await build({
        configFile: false,
        logLevel: 'warn',
        root: here('.'),
        define: { 'process.env.NODE_ENV': '"production"' },
        plugins: [notices('assets/offline-licences.txt')],
        build: {
          write: false,
          target: TARGETS,
          rolldownOptions: {
            input: here(`offline-worker/${name}.ts`),
            output: { format: 'iife', entryFileNames: `offline-${name}.js` },
          },
        },
      });
      for (const result of Array.isArray(made) ? made : [made])
        for (const file of 'output' in result ? result.output : [])
          this.emitFile({
            type: 'asset',
            fileName: file.fileName,
            source: file.type === 'chunk' ? file.code : file.source,
          });
    }
  },
};

/**
 * React Router says to developers in whole sentences what they do wrong. A reader's connection has to carry none of them: 1 kB
 * of the application.
 */
const routerMessages: Plugin = {
  name: 'docs-build:router-messages',
  transform(code, id) {
    if (!/[\\/]react-router[\\/]dist[\\/]production[\\/]/.test(id)) return undefined;
    const messages: { readonly start: number; readonly end: number }[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const {
        type,
        callee,
        arguments: given,
      } = node as { type?: string; callee?: { name?: string }; arguments?: never[] };
      if (type === 'CallExpression' && ['invariant', 'warning', 'warningOnce'].includes(callee?.name ?? ''))
        messages.push(...(given ?? []).slice(1).slice(-1));
      else for (const child of Object.values(node)) visit(child);
    };
    visit(this.parse(code));
    let short = code;
    for (const { start, end } of messages.sort((a, b) => b.start - a.start))
      short = `${short.slice(0, start)}""${short.slice(end)}`;
    return short;
  },
};

const TARGETS = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  // Relative, so that the files work under any base.
  base: './',
  publicDir: false,
  cacheDir: here('../node_modules/.cache/vite'),
  plugins: isSsrBuild
    ? [react(), notices('licences.txt')]
    : [react(), routerMessages, offlineWorkers, notices('assets/licences.txt', FONTS), assetsList],
  resolve: {
    alias: [
      // By its name alone one gets the build with warnings for developers.
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      // What the build says of a file, the browser says too.
      { find: /^check-own-file$/, replacement: here('../pipeline/contracts/fields/check-own-file.ts') },
      // A document has listed elements and properties alone (site/listed-nodes.ts): what is for all others stays out.
      { find: /^property-information$/, replacement: here('body/property-names.ts') },
      {
        find: /^(comma-separated-tokens|estree-util-is-identifier-name|style-to-object|unist-util-position|vfile-message)$/,
        replacement: here('body/unused-parts.ts'),
      },
      // What prerenders at once; the other half of react-dom/server streams, and would be loaded by every run for nothing.
      {
        find: /^react-dom\/server$/,
        replacement: here('../node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
      },
    ],
  },
  define: {
    __GENERATOR__: JSON.stringify(`${name} ${version}`),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // The program that draws diagrams in a frame (body/browser-diagram), which is not a worker, but bundled like one, on its own,
  // in files that only a site with such diagrams has (pipeline/cli/load-renderer.ts); the worker that searches, and that which checks
  // files.
  worker: {
    format: 'es' as const,
    plugins: () => [notices('assets/diagram-licences.txt')],
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) =>
          `assets/${/^(?:check-file|search)-/.test(name) ? '' : 'diagram-'}[name]-[hash].js`,
        chunkFileNames: 'assets/diagram-[name]-[hash].js',
      },
    },
  },
  // Everything is bundled in: the program that prerenders runs from its one file.
  ssr: { noExternal: true, resolve: { conditions: ['module-sync', 'module', 'node', 'production'] } },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: here('../build/renderer'),
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: { prerender: here('prerender.tsx') },
          // Only ever called in a browser, and bundling mermaid takes longer than all the rest.
          external:
            /[\\/](?:check-file|draw-in-browser|field-preview|light-columns|nearest-routes|offline-reading|search-dialog|search-page|shortcuts)\.ts$/,
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: here('../build/renderer/client'),
        emptyOutDir: true,
        // light-dark() stays as it is written: its fallback would be inline custom properties everywhere.
        cssTarget: TARGETS,
        target: TARGETS,
        modulePreload: { polyfill: false },
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { application: here('application.tsx'), theme: here('theme.ts'), live: here('live.ts') },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
}));
