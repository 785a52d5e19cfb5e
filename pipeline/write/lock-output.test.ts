import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockOutput } from './lock-output.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
  folder = path.join(root, 'a/dist');
});
afterEach(() => rmSync(root, { recursive: true }));

test('one at a time has a folder, in whatever order they come', async () => {
  let holders = 0;
  const most: number[] = [];
  const hold = async (): Promise<void> => {
    const lock = await lockOutput(folder);
    most.push(++holders);
    await nextTurn();
    holders--;
    lock.release();
  };
  await Promise.all(Array.from({ length: 6 }, hold));
  expect(most).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a folder that was made for nothing goes with the lock, one that was there or is used stays', async () => {
  (await lockOutput(folder)).release();
  expect(readdirSync(root)).toEqual([]);
  const used = await lockOutput(folder);
  mkdirSync(path.join(folder, 'docs'));
  used.release();
  expect(readdirSync(folder)).toEqual(['docs']);
  const there = path.join(root, 'there');
  mkdirSync(there);
  (await lockOutput(there)).release();
  expect(readdirSync(there)).toEqual([]);
});

test('a lock goes with its owner, who may be killed, and not when he is only stopped', async () => {
  mkdirSync(folder, { recursive: true });
  const program = `
    const { tryLock } = require('fs-native-extensions/prebuilds/' + process.platform + '-' + process.arch + '/fs-native-extensions.node');
    tryLock(require('node:fs').openSync(process.argv[1], 'a'), 0, 0, true);
    console.log('locked');
    setInterval(() => {}, 1000);
  `;
  const owner = spawn(process.execPath, ['-e', program, path.join(folder, '.docs-build-lock')]);
  await once(owner.stdout, 'data');
  owner.kill('SIGSTOP');
  let isLocked = false;
  const lock = lockOutput(folder).then((taken) => {
    isLocked = true;
    return taken;
  });
  // Another look at the lock comes and goes.
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(isLocked).toBe(false);
  owner.kill('SIGKILL');
  (await lock).release();
  expect(existsSync(path.join(folder, '.docs-build-lock'))).toBe(false);
});

test('whoever waits can be interrupted', async () => {
  const lock = await lockOutput(folder);
  const interruption = new AbortController();
  const waiting = lockOutput(folder, { interrupted: interruption.signal });
  interruption.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  lock.release();
});
