// The command line as it is run: few files in the place of hundreds, for every start and every worker reads them all.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  cacheDir: here('../node_modules/.cache/vite'),
  logLevel: 'warn',
  ssr: {
    noExternal: true,
    // Native, or large and seldom needed.
    external: ['satteri', 'jsdom', 'mermaid', 'elkjs', 'ajv', 'chokidar'],
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
        'crew/worker-thread': here('crew/worker-thread.ts'),
        'validate/write-validators': here('validate/write-validators.ts'),
      },
      // Beside the folders of the entries: what a module finds relative to itself, it finds from here too.
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
