// The command line as it is run: few files in the place of hundreds, for every start and every worker reads them all.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { notices } from '../packaging/notices.ts';
import { bundleGlue } from './markdown/bundle-glue.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Takes the native parser in as well, but for its binary. */
const nativeParser: Plugin = {
  name: 'docs-build:native-parser',
  transform(code, id) {
    if (!/[\\/]satteri[\\/]index\.js$/.test(id)) return undefined;
    const { version } = JSON.parse(readFileSync(path.join(path.dirname(id), 'package.json'), 'utf8'));
    return bundleGlue(code, version);
  },
};

const CONFIG_COPY = 'return assignWithDepth_default({}, currentConfig);';

/** Mermaid copies its whole configuration for every message and label it reads: a tenth of this site's cold build. */
const mermaidConfig: Plugin = {
  name: 'docs-build:mermaid-config',
  transform(code, id) {
    if (!/[\\/]mermaid\.core[\\/]/.test(id) || !code.includes('var currentConfig =')) return undefined;
    if (!code.includes(CONFIG_COPY)) throw new Error('mermaid gives its configuration in another way than it did');
    return code.replace(CONFIG_COPY, 'return currentConfig;');
  },
};

export default defineConfig({
  plugins: [nativeParser, mermaidConfig, notices('licences.txt')],
  root: here('.'),
  cacheDir: here('../node_modules/.cache/vite'),
  logLevel: 'warn',
  ssr: {
    noExternal: true,
    // Native, large and seldom needed, or of a licence of its own.
    external: ['elkjs', 'ajv', 'chokidar'],
  },
  build: {
    ssr: true,
    outDir: here('../build/pipeline'),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        index: here('index.ts'),
        'cli/main': here('cli/main.ts'),
        'cli/run': here('cli/run.ts'),
        'workers/worker-thread': here('workers/worker-thread.ts'),
        'validate/write-validators': here('validate/write-validators.ts'),
      },
      // Beside the folders of the entries: what a module finds relative to itself, it finds from here too.
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
