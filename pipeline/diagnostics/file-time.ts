// How long one file may take. What takes longer is ended where it can be, and named in any case: no file keeps a build busy
// without a word.
import { availableParallelism, loadavg } from 'node:os';
import { type Context, createContext, Script } from 'node:vm';
import { type Finding, type Report, WHOLE_FILE } from './diagnostic.ts';

export interface FileTime {
  /** What comes of work on the file; undefined where it took too long, and was ended. */
  within<Result>(work: () => Result): Result | undefined;
  /** That it took too long, if it did until now. */
  finding(): Finding | undefined;
}

/** A text that is shorter takes long in no way that is known, and to watch over work takes a tenth of a millisecond. */
const SHORTEST_WATCHED = 10_000;
const INCLUDES = /^[ \t>]*::include/m;

interface TimedFile {
  readonly path: string;
  readonly text: string;
}

/** Begins to count; without a limit nothing takes too long. */
export function fileTime({ path, text }: TimedFile, seconds = Number.POSITIVE_INFINITY): FileTime {
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  const left = (): number => seconds * 1000 * busyness() - elapsed();
  const isWatched = seconds !== Number.POSITIVE_INFINITY && (text.length >= SHORTEST_WATCHED || INCLUDES.test(text));
  let wasEnded = false;
  return {
    within(work) {
      if (!isWatched) return work();
      const result = endedAfter(Math.max(1, Math.ceil(left())), work);
      wasEnded ||= result === undefined;
      return result?.value;
    },
    finding() {
      // To ask how busy the machine is takes longer than most files.
      if (!wasEnded && (elapsed() <= seconds * 1000 || left() >= 0)) return undefined;
      return {
        rule: 'file-too-slow',
        message: `"${path}" takes longer than ${seconds} s${wasEnded ? ', so it was left out' : ''}.`,
        sourcePath: path,
        range: WHOLE_FILE,
        hint: 'Divide it, or allow more with secondsPerFile in site.yaml.',
      };
    },
  };
}

/** Does work on a file that cannot be ended; where that takes too long, the file is reported. */
export function timed<Result>(path: string, seconds: number | undefined, report: Report, work: () => Result): Result {
  const time = fileTime({ path, text: '' }, seconds);
  const result = work();
  const slow = time.finding();
  if (slow) report(slow);
  return result;
}

/** How many times as long everything takes where more is at work than there are processors for it. */
const busyness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

const CALL = new Script('work()');
let world: Context | undefined;

/** Node ends what a script calls after a time, in whatever thread; the work itself runs where it was made. */
function endedAfter<Result>(milliseconds: number, work: () => Result): { readonly value: Result } | undefined {
  world ??= createContext({});
  world.work = work;
  try {
    return { value: CALL.runInContext(world, { timeout: milliseconds }) };
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  }
}

/** Node's own error is an Error of that other world. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
