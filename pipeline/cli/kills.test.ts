// A site that is read all along while builds of it are killed, at random moments and at every call that writes; and disks that
// are full or may not be written. `npm run test:kill` kills five hundred.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tries } from '../testing/at-scale.ts';
import { Chance } from '../testing/chance.ts';
import { BINARY, type Workspace, workspace } from '../testing/run-binary.ts';

const PAGES = 8;
const SITES = ['um', 'outro'] as const;
const content = (name: string): Record<string, string> =>
  Object.fromEntries([
    [`${name}/site.yaml`, `title: ${name}\nurl: https://docs.example.com\n`],
    [`${name}/pages/index.md`, `# ${name}\n`],
    ...Array.from({ length: PAGES }, (_, i) => [`${name}/pages/docs/p${i}.md`, `# ${name} ${i}\n\n[Início](/)\n`]),
  ]);

let site: Workspace;
const clean: Record<string, Record<string, string>> = {};
/** Files of both sites: whatever happens, each is there, and is that of one or of the other. */
let shared: string[];
beforeAll(async () => {
  site = workspace(Object.assign({}, ...SITES.map(content)));
  for (const name of SITES) {
    const built = await site.call('build', '--no-cache', '--content', name, '--out', `clean-${name}`);
    expect(built).toMatchObject({ code: 0 });
    clean[name] = site.hashes(`clean-${name}`);
  }
  shared = Object.keys(clean.um ?? {}).filter((file) => file in (clean.outro ?? {}));
});
afterAll(() => site?.remove());
beforeEach(() => {
  site.write({ dist: null });
  cpSync(path.join(site.folder, 'clean-um'), path.join(site.folder, 'dist'), { recursive: true });
});

/** What is wrong with a file of both sites: nothing, unless it is missing or in halves. */
async function faultOf(file: string): Promise<string | undefined> {
  const bytes = await readFile(path.join(site.folder, 'dist', file)).catch(() => undefined);
  const hash = bytes && createHash('sha256').update(bytes).digest('hex');
  if (hash !== undefined && SITES.some((name) => clean[name]?.[file] === hash)) return undefined;
  return `${file} is ${hash === undefined ? 'missing' : 'in halves'}`;
}

test('whenever a build is killed, every file is whole, and the next build completes the site', async () => {
  const chance = new Chance(5);
  const build = (name: string): string[] => ['build', '--content', name, '--jobs', '1'];
  const any = { call: 'any', path: '' } as const;
  expect(await site.call(...build('outro'))).toMatchObject({ code: 0 });
  const began = Date.now();
  const counted = await site.runWithFault({ ...any, nth: Number.MAX_SAFE_INTEGER, what: 'count' }, ...build('um'));
  const duration = Date.now() - began;
  const calls = Number(/(\d+) calls/.exec(counted.stderr)?.[1]);
  expect(calls).toBeGreaterThan(100);

  const faults: string[] = [];
  let reads = 0;
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const fault = await faultOf(chance.pick(shared));
      if (fault !== undefined) faults.push(fault);
      reads++;
    }
  })();

  const kills = tries('test:kill', { some: 3, many: 500 });
  let killed = 0;
  let [shown, next] = SITES as readonly [string, string];
  for (let runs = 0; killed < kills; runs++) {
    expect(runs).toBeLessThan(10 * kills);
    let end: NodeJS.Signals | null;
    if (chance.happens(0.75)) {
      const nth = 1 + chance.upTo(calls - 1);
      end = (await site.runWithFault({ ...any, nth, what: 'SIGKILL' }, ...build(next))).signal;
    } else {
      const { ended, kill } = site.startBeside(...build(next));
      await setTimeout(chance.upTo(duration));
      kill('SIGKILL');
      end = (await ended).signal;
    }
    if (end === 'SIGKILL') killed++;
    if (end === 'SIGKILL' && killed % 25 === 0) process.stdout.write(`${killed} kills, ${reads} reads\n`);
    for (const file of shared) {
      const fault = await faultOf(file);
      if (fault !== undefined) faults.push(`after kill ${killed}, ${fault}`);
    }
    // Every other build begins with what a kill has left.
    if (chance.happens(0.5)) continue;
    expect(await site.call(...build(next))).toMatchObject({ code: 0 });
    expect(site.hashes('dist')).toEqual(clean[next]);
    [shown, next] = [next, shown];
  }
  isOver = true;
  await reading;
  expect(faults).toEqual([]);
  expect(reads).toBeGreaterThan(kills);
}, 3_600_000);

/** Runs commands of the shell where mounts are their own and go with them. */
const inOwnMounts = (commands: string) =>
  spawnSync('unshare', ['--mount', 'sh', '-ec', commands], { cwd: site.folder, encoding: 'utf8' });
const mayMount = spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0;

test.skipIf(!mayMount).each([
  [
    'is full',
    'mount -t tmpfs -o size=8m none small; cp -r clean-um small/dist; head -c 8m /dev/zero > small/rest 2> lost || true',
  ],
  ['may not be written', 'cp -r clean-um small/dist; mount --bind small small; mount -o remount,ro,bind small'],
])('a disk that %s is said in words, and the site stays as it was', (_, prepare) => {
  site.write({ 'small/.keep': '' });
  const build = `"${process.execPath}" "${BINARY}" build --no-cache --content outro --out small/dist`;
  const { stdout, stderr } = inOwnMounts(
    `${prepare}; ${build} && echo built || echo ended with $?; diff -r clean-um small/dist && echo same`,
  );
  expect(stderr).toMatch(/^"small\/dist" cannot be written: .+\. "small\/dist" is as it was\.\n$/);
  expect(stdout).toBe('ended with 2\nsame\n');
  site.write({ small: null });
  expect(existsSync(path.join(site.folder, 'small'))).toBe(false);
});
