// What the code samples are. What they do is in sent-by-samples.test.ts.
import { expect, test } from 'vitest';
import { hostileOperations, namesOperation } from '../../../testing/hostile-operations.ts';
import { parametersIn } from '../api.ts';
import { codeSamples } from './code-samples.ts';

const operations = [...hostileOperations, ...namesOperation];

test('every operation has all languages, and names what it is read from', () => {
  for (const operation of operations) {
    const samples = codeSamples(operation);
    expect(samples.map(({ label }) => label)).toEqual(['curl', 'Python', 'Java', 'C#', 'JavaScript']);
    for (const { code, label } of samples) {
      expect(code, label).toContain(operation.server.variable);
      if (operation.authorization) expect(code, label).toContain(operation.authorization.variable);
      for (const { name } of parametersIn(operation, 'query')) expect(code, label).toContain(name);
      expect(code.split('\n').every((line) => line === line.trimEnd())).toBe(true);
      // What cannot be seen is written out, line breaks of every kind included.
      expect(code.replaceAll('\n', ''), label).not.toMatch(/\p{Cc}|\p{Cf}|\u2028|\u2029/u);
    }
  }
});

test('no sample is called as something that its language has already', () => {
  for (const [, python, java] of operations.map(codeSamples)) {
    expect(python?.fileName).toContain('_');
    expect(java?.fileName).toMatch(/^[A-Z][a-z0-9]*[A-Z]/);
  }
});

test('the samples are what they were', async () => {
  const shown = hostileOperations.flatMap((operation) =>
    codeSamples(operation).map(({ fileName, code }) => `==> ${fileName}\n${code}\n`),
  );
  await expect(shown.join('\n')).toMatchFileSnapshot('code-samples.expected.txt');
});
