import { expect, test } from 'vitest';
import { statusesIn } from './statuses-in.ts';

test.each([
  [404, ['404']],
  ['404', ['404']],
  ['500 a 504', ['500', '501', '502', '503', '504']],
  ['502 – 503', ['502', '503']],
  ['504 a 500', []],
  ['sem resposta', []],
  ['0 a 999', []],
])('%j stands for %j', (status, statuses) => expect(statusesIn(status)).toEqual(statuses));
