import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests write tens of thousands of small files, for which a disk makes them wait. So their folders stand in memory, where the
// system has room for them there: a container often has little.
const MEMORY = '/dev/shm';
const ROOM = 2 ** 30;
if (process.env.TMPDIR === undefined && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize >= ROOM) process.env.TMPDIR = MEMORY;
}

/**
 * Files of the renderer that take longest: one that began last would run alone, and on a clean checkout nothing else says how long
 * they take. Those of the pipeline run before them, so that their order is all the same.
 */
const LONGEST = [
  'every-route.test.ts',
  'below-base.test.ts',
  'crafted-link.test.ts',
  'browser-diagram.test.ts',
  'field-list.test.ts',
  'plain-markup.test.ts',
  'documentation-site.test.ts',
  'accessibility.test.ts',
  'offline.test.ts',
  'operation.test.ts',
  'recovery.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.indexOf(path.basename(moduleId));
      return place < 0 ? LONGEST.length : place;
    };
    // Projects stay apart, as they were: a worker begins anew for each.
    return (await super.sort(files)).sort((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Every core: the tests of the browser and of the command line mostly wait for what they started.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pipeline',
          environment: 'node',
          // Files share what they import, which takes longer to load than most of them to run.
          isolate: false,
          // The compiled program is tested as it is.
          server: { deps: { external: [/\/build\/pipeline\//] } },
          include: ['pipeline/**/*.test.ts', 'schemas/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // React as it is published, which is also several times as fast.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'renderer',
          env: { NODE_ENV: 'production' },
          environment: 'node',
          globalSetup: 'renderer/testing/build-site.ts',
          include: ['renderer/**/*.test.{ts,tsx}'],
          // Files share a browser, a host of each site, and windows.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // How long a page may take to show what is waited for, on a busy machine too.
          expect: { poll: { timeout: 20_000, interval: 25 } },
          // A busy browser may lose a click or a window; what we broke fails twice. The report names what was retried.
          retry: 1,
        },
      },
    ],
  },
});
