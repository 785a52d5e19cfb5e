import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { openAnswerCache } from './answer-cache.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const GOOD: Answer = { kind: 'good' };
const UNKNOWN: Answer = { kind: 'unknown', reason: 'the host answers 403 (Forbidden)' };
const BROKEN: Answer = { kind: 'broken', cause: 'status', reason: 'the host answers 404 (Not Found)' };

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
  file = path.join(folder, 'deep/external.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function remember(answer: Answer): void {
  const cache = openAnswerCache(file, () => NOW);
  cache.set('https://x.example/', answer);
  cache.save();
}
const recall = (later: number): Answer | undefined =>
  openAnswerCache(file, () => NOW + later).get('https://x.example/');

test('a good answer holds for seven days', () => {
  remember(GOOD);
  expect([recall(0), recall(7 * 24 * HOUR - 1), recall(7 * 24 * HOUR)]).toEqual([GOOD, GOOD, undefined]);
});

test('an unknown one for an hour', () => {
  remember(UNKNOWN);
  expect([recall(HOUR - 1), recall(HOUR)]).toEqual([UNKNOWN, undefined]);
});

test('a broken one not at all', () => {
  remember(BROKEN);
  expect(recall(0)).toBeUndefined();
});

test('an answer from the future, as of a clock that was wrong, counts as nothing', () => {
  remember(GOOD);
  expect(recall(-1)).toBeUndefined();
});

test('what no longer holds leaves the file, and nothing else stays beside it', () => {
  remember(GOOD);
  const cache = openAnswerCache(file, () => NOW + 8 * 24 * HOUR);
  cache.set('https://y.example/', GOOD);
  cache.save();
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).answers)).toEqual(['https://y.example/']);
  expect(readdirSync(path.dirname(file))).toEqual(['external.json']);
});

test.each([
  ['no JSON', '{"version":1,"answers":{"https://x.'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another version', `{"version":0,"answers":{"https://x.example/":{"at":${NOW},"answer":{"kind":"good"}}}}`],
  ['answers that are none', '{"version":1,"answers":{"https://x.example/":{"at":"1","answer":{"kind":"good"}}}}'],
  ['entries that are none', '{"version":1,"answers":{"https://x.example/":null}}'],
  ['a kind that is none', `{"version":1,"answers":{"https://x.example/":{"at":${NOW},"answer":{"kind":"fine"}}}}`],
])('a file that holds %s is as good as none, and is written anew', (_, text) => {
  remember(GOOD);
  writeFileSync(file, text);
  expect(recall(0)).toBeUndefined();
  remember(GOOD);
  expect(recall(0)).toEqual(GOOD);
});
