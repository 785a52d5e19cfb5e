// When each page was last changed, as git knows it: one pass over the history for all of them. Where there is no git, no
// repository or only a part of its history, nobody knows, and nothing is said.
import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** Before each commit's files its day stands in a line of its own, with this sign before it. */
const DAY = /^>(\d{4}-\d\d-\d\d)$/;

const LOG = ['log', '--format=>%cs', '--name-only', '--no-renames', '--relative', '--', 'pages'];

/** Days (`2025-11-21`) of the last commits to the pages of a content folder, by their paths in it. */
export async function readLastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const git = ['-C', folder, '-c', 'core.quotePath=false'];
  const shallow = promisify(execFile)('git', [...git, 'rev-parse', '--is-shallow-repository']);
  // In a part of a history the oldest commit seems to have made everything.
  const isWhole = await shallow.then(({ stdout }) => stdout.trim() === 'false').catch(() => false);
  if (!isWhole) return new Map();

  const days = new Map<string, string>();
  const log = spawn('git', [...git, ...LOG], { stdio: ['ignore', 'pipe', 'ignore'] });
  let day = '';
  for await (const line of createInterface({ input: log.stdout })) {
    const found = DAY.exec(line)?.[1];
    if (found !== undefined) day = found;
    // The newest comes first.
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}
