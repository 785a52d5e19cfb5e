import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pipeline',
          environment: 'node',
          include: ['pipeline/**/*.test.ts', 'schemas/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'renderer',
          environment: 'node',
          globalSetup: 'renderer/testing/build-site.ts',
          include: ['renderer/**/*.test.{ts,tsx}'],
          // One built site and one browser serve all of them.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // How long a page may take to show what is waited for, on a busy machine too.
          expect: { poll: { timeout: 5_000, interval: 25 } },
        },
      },
    ],
  },
});
