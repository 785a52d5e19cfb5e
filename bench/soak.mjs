// Hostile texts by the hundred thousand: none may end the process or keep it busy without end, and none may fail in any way
// but by nesting too deep. They are parsed in child processes, which may die, and there in threads with the least memory for
// their stack that any platform gives.
// usage: node bench/soak.mjs [--documents 1000000] [--from 0]; `npm run test:soak` runs it with what else is tried for hours
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: { documents: { type: 'string', default: '1000000' }, from: { type: 'string', default: '0' } },
});
const FROM = Number(options.from);
const UNTIL = FROM + Number(options.documents);
/** Documents of one child: its memory shows nothing of those before. */
const PER_CHILD = 20_000;
/** Milliseconds that one text may take, on a busy machine too. */
const MOST_TIME = 300_000;

const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-soak-'));
const failures = [];
const sums = { documents: 0, pages: 0, tooDeep: 0, slowest: { seconds: 0 } };

/** Parses documents from one number to another; the number of the one that ended it, where one did. */
async function parse(from, until) {
  const progress = path.join(folder, 'progress');
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./soak-child.mjs', import.meta.url)), String(from), String(until), progress],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [report, said, at, since] = ['', '', from, Date.now()];
  child.stdout.on('data', (text) => {
    report += text;
  });
  child.stderr.on('data', (text) => {
    said = (said + text).slice(-2000);
  });
  const reached = () => {
    try {
      return Number(readFileSync(progress, 'utf8'));
    } catch {
      return from;
    }
  };
  const watch = setInterval(() => {
    if (reached() !== at) [at, since] = [reached(), Date.now()];
    else if (Date.now() - since > MOST_TIME) child.kill('SIGKILL');
  }, 1000);
  const [code, signal] = await new Promise((resolve) => child.on('close', (...end) => resolve(end)));
  clearInterval(watch);
  if (code === 0) {
    const { failed, ...each } = JSON.parse(report);
    failures.push(...failed);
    for (const name of ['documents', 'pages', 'tooDeep']) sums[name] += each[name];
    if (each.slowest.seconds > sums.slowest.seconds) sums.slowest = each.slowest;
    return undefined;
  }
  const why =
    signal === 'SIGKILL' ? `took more than ${MOST_TIME / 1000} s` : `${signal ?? `exit code ${code}`}: ${said}`;
  failures.push({ document: reached(), message: `ended the process (${why.trim()})` });
  return reached();
}

for (let from = FROM; from < UNTIL; from += PER_CHILD) {
  const until = Math.min(from + PER_CHILD, UNTIL);
  for (let at = from; at < until; ) at = ((await parse(at, until)) ?? until) + 1;
  process.stderr.write(`${until - FROM} documents, ${failures.length} failures\n`);
  if (failures.length > 0) break;
}
rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify({ ...sums, failures }, null, 2)}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
