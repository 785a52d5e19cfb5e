import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('fills in what is known and leaves the rest as it is', () => {
  expect(fillIn('Baixar {file}, {size}', { file: 'a.json' })).toBe('Baixar a.json, {size}');
});

test('leaves no space where a value at the end is empty', () => {
  expect(fillIn('Bloco de código {language}', { language: '' })).toBe('Bloco de código');
});
