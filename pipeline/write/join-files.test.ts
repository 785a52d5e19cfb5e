import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinFiles } from './join-files.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['nothing', []],
  ['a text', ['maçã']],
  ['more than is in memory at once', ['á'.repeat(700_000), 'b'.repeat(3_000_000), 'c']],
  ['as much as is in memory at once', ['a'.repeat(1 << 20)]],
])('joins %s, and knows it again', (_, texts: readonly string[]) => {
  for (const [i, text] of texts.entries()) writeFileSync(at(`${i}`), text);
  const pieces = texts.flatMap((_, i) => ['\n---\n', { file: at(`${i}`) }]);
  const whole = texts.map((text) => `\n---\n${text}`).join('');
  expect(joinFiles(at('first'), pieces, at('none'))).toBe(false);
  expect(readFileSync(at('first'), 'utf8')).toBe(whole);
  expect(joinFiles(at('second'), pieces, at('first'))).toBe(true);
  for (const other of [`${whole}x`, whole.slice(1), `${whole.slice(0, -1)}!`].filter((text) => text !== whole)) {
    writeFileSync(at('other'), other);
    expect(joinFiles(at('third'), pieces, at('other'))).toBe(other === whole);
  }
  expect(joinFiles(at('third'), pieces, folder)).toBe(false);
});
