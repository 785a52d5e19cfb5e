// Preloaded into the program by tests, into its workers too: at a chosen call to the file system something goes wrong.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { call, nth, what, path = '', pid } = JSON.parse(process.env.DOCS_BUILD_FAULT ?? '{}');
// As in two containers, where both are the first process.
if (pid) Object.defineProperty(process, 'pid', { value: pid });
const real = fs[call];
let calls = 0;
if (real) {
  fs[call] = (...args) => {
    if (String(args[0]).includes(path)) calls++;
    if (calls >= nth && String(args[0]).includes(path)) {
      if (!what.startsWith('SIG'))
        throw Object.assign(new Error(`${what}: as the test wants it, ${call}`), { code: what });
      if (isMainThread && calls === nth) process.kill(process.pid, what);
    }
    return real(...args);
  };
  syncBuiltinESMExports();
}
