import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemReason } from './system-reason.ts';

test('what the system refuses is said in words and in its own', () => {
  expect(systemReason(new Error("EROFS: read-only file system, mkdir '/site'"))).toBe(
    "the disk is open for reading only (EROFS: read-only file system, mkdir '/site')",
  );
  for (const code of ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'EIO', 'ENAMETOOLONG', 'EBUSY']) {
    expect(systemReason(new Error(`${code}: so it is, write`)), code).toMatch(/^[a-z ]+ \([A-Z]+: so it is, write\)$/);
  }
});

test('anything else is no refusal of the system', () => {
  expect(systemReason(new Error('constructor: x'))).toBeUndefined();
  expect(systemReason('ENOSPC: x')).toBeUndefined();
  let missing: unknown;
  try {
    readFileSync('/no/such/file');
  } catch (error) {
    missing = error;
  }
  expect(systemReason(missing)).toBeUndefined();
});
