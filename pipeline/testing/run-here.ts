// The compiled program in the process of the tests: a new process takes longer than all that most tests do.

const PROGRAM = new URL('../../build/pipeline/cli/run.js', import.meta.url).href;

/** What came of a run. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A server that runs. */
export interface Started {
  readonly origin: string;
  readonly pid: number | undefined;
  output(): string;
  /** Interrupts it, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** The address that a server says it is at. */
export const originIn = (output: string): string | undefined => /Serving .* at (http:\/\/\S+)/.exec(output)?.[1];

/** The folder that a run is at work in. The working directory and the output are the whole process's. */
let busy: string | undefined;

/** Runs docs-build in a folder to its end. */
export async function callHere(folder: string, args: readonly string[]): Promise<Run> {
  const running = await runIn(folder, args);
  const code = await running.ended;
  return { code, stdout: running.stdout(), stderr: running.stderr() };
}

/** Starts docs-build in a folder, and resolves with the address it prints. */
export async function startHere(folder: string, args: readonly string[]): Promise<Started> {
  const running = await runIn(folder, args);
  const output = (): string => running.stdout() + running.stderr();
  const origin = await new Promise<string>((resolve, reject) => {
    running.onOutput(() => {
      const said = originIn(output());
      if (said !== undefined) resolve(said);
    });
    running.ended.then((code) => reject(new Error(`docs-build ended with ${code}:\n${output()}`)), reject);
  });
  return {
    origin,
    pid: process.pid,
    output,
    stop() {
      process.emit('SIGINT');
      return running.ended;
    },
  };
}

interface Running {
  readonly ended: Promise<number>;
  stdout(): string;
  stderr(): string;
  /** Calls back whenever something is written. */
  onOutput(take: () => void): void;
}

async function runIn(folder: string, args: readonly string[]): Promise<Running> {
  if (busy !== undefined) throw new Error(`A run is still at work in ${busy}.`);
  busy = folder;
  const { run }: typeof import('../cli/run.ts') = await import(PROGRAM);
  const before = process.cwd();
  let take = (): void => undefined;
  const [stdout, stderr] = [process.stdout, process.stderr].map((stream) => catchOutput(stream, () => take()));
  process.chdir(folder);
  const ended = run(args).finally(() => {
    stdout?.end();
    stderr?.end();
    process.chdir(before);
    busy = undefined;
  });
  return {
    ended,
    stdout: () => stdout?.text() ?? '',
    stderr: () => stderr?.text() ?? '',
    onOutput(next) {
      take = next;
      take();
    },
  };
}

/** Takes what is written to a stream until the end. */
function catchOutput(stream: NodeJS.WriteStream, take: () => void): { text(): string; end(): void } {
  const { write } = stream;
  let output = '';
  stream.write = (chunk: string | Uint8Array): boolean => {
    output += chunk;
    take();
    return true;
  };
  return {
    text: () => output,
    end() {
      stream.write = write;
    },
  };
}
