// The compiled program on real files, for the tests of the command line.
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { callHere, originIn, type Run, type Started, startHere } from './run-here.ts';

/** The compiled program. */
export const BINARY = fileURLToPath(new URL('../../build/pipeline/cli/main.js', import.meta.url));

/** What goes wrong in a run: the nth call of a function of node:fs about a path, and all after it. See fault.mjs. */
export type Fault = FailingCall | { readonly pid: number };

interface FailingCall {
  /** `any` counts all by which something is written. */
  readonly call: 'writeFileSync' | 'renameSync' | 'openSync' | 'any';
  readonly path: string;
  readonly nth: number;
  /**
   * A code such as ENOSPC, a signal that the program gets, `remove`: the folder at `path` goes away, or `count`: nothing goes
   * wrong, and the calls are told.
   */
  readonly what: string;
}

const FAULT = new URL('./fault.mjs', import.meta.url).href;

/** A folder of its own to run in; `remove` when done. */
export interface Workspace {
  readonly folder: string;
  /** Writes files below the folder; null removes one. */
  write(files: Readonly<Record<string, string | Uint8Array | null>>): void;
  /** Has a folder hold these files and no others. Files that are as they should be are not touched. */
  restore(name: string, entries: Readonly<Record<string, string>>): void;
  read(file: string): string;
  /** Runs docs-build there to its end, in this process: a new one takes longer than all that most tests do. */
  call(...args: string[]): Promise<Run>;
  /** Runs the binary there to its end. */
  run(...args: string[]): Run;
  /** The same, while this process goes on. */
  runBeside(...args: string[]): Promise<Run>;
  /** The same, for whoever ends it before. */
  startBeside(...args: string[]): { readonly ended: Promise<EndedRun>; kill(signal: NodeJS.Signals): void };
  /** The same, with something that goes wrong; `signal` is what ended it. */
  runWithFault(fault: Fault, ...args: string[]): Promise<EndedRun>;
  /** Starts the binary there and resolves with the address it prints. */
  start(...args: string[]): Promise<Started>;
  /** The same with docs-build in this process. Until it ends, no other runs here. */
  startHere(...args: string[]): Promise<Started>;
  /** Hash of every file below a folder, by path. */
  hashes(folder: string): Record<string, string>;
  remove(): void;
}

/** What came of a process, and what ended it. */
interface EndedRun extends Run {
  readonly signal: NodeJS.Signals | null;
}

/** Waits for the end of a process. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<EndedRun> {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr })));
}

export function workspace(files: Readonly<Record<string, string | Uint8Array>> = {}): Workspace {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const made: Workspace = {
    folder,
    write(entries) {
      for (const [name, text] of Object.entries(entries)) {
        const file = path.join(folder, name);
        if (text === null) rmSync(file, { recursive: true, force: true });
        else {
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
      }
    },
    restore(name, entries) {
      const there = new Set(filesBelow(path.join(folder, name)).map((file) => path.relative(folder, file)));
      for (const file of there) if (!(file in entries)) made.write({ [file]: null });
      for (const [file, text] of Object.entries(entries)) {
        if (there.has(file) && made.read(file) === text) continue;
        // A folder may stand in its place.
        made.write({ [file]: null });
        made.write({ [file]: text });
      }
    },
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    call: (...args) => callHere(folder, args),
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...args], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      return { code: status, stdout, stderr };
    },
    runBeside: async (...args) => ended(spawn(process.execPath, [BINARY, ...args], { cwd: folder, env })),
    startBeside: (...args) => {
      const child = spawn(process.execPath, [BINARY, ...args], { cwd: folder, env });
      return { ended: ended(child), kill: (signal) => void child.kill(signal) };
    },
    runWithFault: (fault, ...args) =>
      ended(
        spawn(process.execPath, ['--import', FAULT, BINARY, ...args], {
          cwd: folder,
          env: { ...env, DOCS_BUILD_FAULT: JSON.stringify(fault) },
        }),
      ),
    start(...args) {
      const child = spawn(process.execPath, [BINARY, ...args], { cwd: folder, env });
      let output = '';
      return new Promise((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`docs-build ended with ${code}:\n${output}`)));
        const take = (chunk: Buffer): void => {
          output += chunk;
          const origin = originIn(output);
          if (origin === undefined) return;
          resolve({
            origin,
            pid: child.pid,
            output: () => output,
            stop: () =>
              new Promise((ended) => {
                child.once('exit', (code) => ended(code));
                child.kill('SIGINT');
              }),
          });
        };
        child.stdout.on('data', take);
        child.stderr.on('data', take);
      });
    },
    startHere: (...args) => startHere(folder, args),
    hashes(name) {
      const root = path.join(folder, name);
      return Object.fromEntries(
        filesBelow(root).map((file) => [
          path.relative(root, file),
          createHash('sha256').update(readFileSync(file)).digest('hex'),
        ]),
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  made.write(files);
  return made;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** The smallest site: a home page and one page below /docs. */
export const SMALL_SITE: Readonly<Record<string, string>> = {
  'content/site.yaml': 'title: Exemplo\nurl: https://docs.example.com\nredirects:\n  /antigo: /docs/guia\n',
  'content/pages/index.md': '# Início\n\nVeja o [guia](docs/guia.md#passo-a-passo).\n',
  'content/pages/docs/guia.md': '---\ntitle: Guia\n---\n\nTexto.\n\n## Passo a passo\n\nVolte ao [início](/).\n',
};
