// Preloaded into the program by tests, into its workers too: at a chosen call to the file system something goes wrong.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/** Every call by which the program changes what is on the disk. */
const WRITING = [
  'writeFileSync',
  'writeSync',
  'openSync',
  'closeSync',
  'renameSync',
  'mkdirSync',
  'rmSync',
  'unlinkSync',
  'rmdirSync',
  'truncateSync',
  'copyFileSync',
];

const { call, nth, what, path = '', pid } = JSON.parse(process.env.DOCS_BUILD_FAULT ?? '{}');
// As in two containers, where both are the first process.
if (pid) Object.defineProperty(process, 'pid', { value: pid });
let calls = 0;
const remove = fs.rmSync;
for (const name of call === 'any' ? WRITING : [call].filter(Boolean)) {
  const real = fs[name];
  fs[name] = (...args) => {
    // A descriptor that is written to, or closed, may be any file's.
    if (String(args[0]).includes(path) || typeof args[0] === 'number') calls++;
    if (calls >= nth && String(args[0]).includes(path)) {
      if (what === 'remove') remove(String(args[0]).split(path)[0] + path, { recursive: true });
      else if (!what.startsWith('SIG'))
        throw Object.assign(new Error(`${what}: as the test wants it, ${name}`), { code: what });
      else if (isMainThread && calls === nth) {
        // In the middle of it.
        if (what === 'SIGKILL' && name === 'writeFileSync') real(args[0], args[1].slice(0, args[1].length / 2));
        process.kill(process.pid, what);
      }
    }
    return real(...args);
  };
}
syncBuiltinESMExports();
if (what === 'count' && isMainThread) process.once('exit', () => process.stderr.write(`${calls} calls`));
