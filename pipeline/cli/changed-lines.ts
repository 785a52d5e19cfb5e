// The lines that git says are changed since some commit, so that a check can say what of it a change brought.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { UsageError } from '../read/usage-error.ts';

/** Changed stretches of lines by file, relative to the content folder. Of a file that is new all lines are. */
export type ChangedLines = ReadonlyMap<string, readonly (readonly [first: number, last: number])[]>;

const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** What is changed in a content folder since it branched off from a commit, committed or not. */
export async function changedLines(content: string, ref: string): Promise<ChangedLines> {
  const git = async (...args: string[]): Promise<string> => {
    const all = ['-C', content, '-c', 'core.quotePath=false', ...args];
    const { stdout } = await promisify(execFile)('git', all, { maxBuffer: 1 << 30 });
    return stdout;
  };
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(() => {
    throw new UsageError(
      `"${ref}" is no commit that git knows in "${content}". In CI, fetch it first: git fetch --depth=100 origin main.`,
    );
  });
  // A branch that is behind is not to blame for what others changed meanwhile.
  const base = await git('merge-base', commit.trim(), 'HEAD').catch(() => commit);
  const diff = await git(
    'diff',
    '--unified=0',
    '--no-color',
    '--no-ext-diff',
    '--no-renames',
    '--relative',
    base.trim(),
  );
  const changed = linesIn(diff);
  const untracked = await git('ls-files', '--others', '--exclude-standard', '-z');
  for (const name of untracked.split('\0').filter(Boolean)) changed.set(name, [[1, Number.POSITIVE_INFINITY]]);
  return changed;
}

function linesIn(diff: string): Map<string, [number, number][]> {
  const changed = new Map<string, [number, number][]>();
  let stretches: [number, number][] = [];
  for (const line of diff.split('\n')) {
    // Git ends a name with blanks by a tab.
    const name = /^\+\+\+ b\/(.*?)\t?$/.exec(line)?.[1];
    if (name !== undefined) {
      stretches = [];
      changed.set(name, stretches);
    }
    const [, first, count = '1'] = HUNK.exec(line) ?? [];
    if (first !== undefined && count !== '0') stretches.push([Number(first), Number(first) + Number(count) - 1]);
  }
  return changed;
}

/** Whether a finding is on a changed line. One of a file as a whole is where anything of the file is. */
export function isOnChangedLine({ sourcePath, range: { start, end } }: Diagnostic, changed: ChangedLines): boolean {
  const stretches = changed.get(sourcePath.normalize('NFC'));
  if (!stretches) return false;
  const isWhole = start.line === 1 && start.column === 1 && end.line === 1 && end.column === 1;
  return isWhole || stretches.some(([first, last]) => start.line <= last && end.line >= first);
}
