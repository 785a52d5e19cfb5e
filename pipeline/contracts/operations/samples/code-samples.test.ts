// What the code samples are. What they do is in sent-by-samples.test.ts.
import { expect, test } from 'vitest';
import { PACKS } from '../../../languages/language.ts';
import { hostileOperations, namesOperation, operationsOf } from '../../../testing/hostile-operations.ts';
import { type Operation, parametersIn } from '../api.ts';
import { callOf, variablesOf } from './call.ts';
import { type CodeSample, codeSamples } from './code-samples.ts';

const operations = [...hostileOperations, ...namesOperation];
const { samples: names } = PACKS['pt-BR'];
const samplesOf = (operation: Operation): CodeSample[] => codeSamples(operation, names);

test('every operation has all languages, and names what it is read from', () => {
  for (const operation of operations) {
    const samples = samplesOf(operation);
    expect(samples.map(({ label }) => label)).toEqual(['curl', 'Python', 'Java', 'C#', 'JavaScript']);
    for (const { code, label } of samples) {
      expect(code, label).toContain(operation.server.variable);
      for (const name of variablesOf(callOf(operation, names))) expect(code, label).toContain(name);
      for (const { name } of parametersIn(operation, 'query')) expect(code, label).toContain(name);
      expect(code.split('\n').every((line) => line === line.trimEnd())).toBe(true);
      // What cannot be seen is written out, line breaks of every kind included.
      expect(code.replaceAll('\n', ''), label).not.toMatch(/\p{Cc}|\p{Cf}|\u2028|\u2029/u);
    }
  }
});

test('no sample is called as something that its language has already', () => {
  for (const [, python, java] of operations.map(samplesOf)) {
    expect(python?.fileName).toContain('_');
    expect(java?.fileName).toMatch(/^[A-Z][a-z0-9]*[A-Z]/);
  }
});

// A usual call: what a reader sees. Short enough to be read.
const USUAL = operationsOf({
  path: 'operations/pedidos.yaml',
  text: `
title: Pedidos
server: { address: "<hub>", variable: HUB_BASE_URL, example: https://hub.example }
authorization: { header: Authorization, value: "Bearer {token}", variable: HUB_TOKEN }
operations:
  - id: pedido-cadastro
    title: Cadastro
    method: POST
    path: /v1/lotes/{lote}/pedidos
    parameters:
      - { name: lote, in: path, type: string, example: A 1 }
      - { name: modo, in: query, type: string, example: teste }
    request: { mediaType: application/json, example: pedido.json }
    answers: [{ status: 201, description: Feito. }]
`,
});

test.each([
  ['pt-BR', 'code-samples.expected.txt'],
  ['en', 'code-samples.en.expected.txt'],
] as const)('a usual call reads like one that was written by hand, in %s', async (lang, expected) => {
  const shown = USUAL.flatMap((operation) =>
    codeSamples(operation, PACKS[lang].samples).map(({ fileName, code }) => `==> ${fileName}\n${code}\n`),
  );
  await expect(shown.join('\n')).toMatchFileSnapshot(expected);
});

test('a sample shows the answer, and fails with one that refuses', () => {
  const wanted = {
    curl: [/--fail-with-body .*--show-error/],
    Python: [/if not resposta\.ok:\n +raise SystemExit\(.*resposta\.text/, /^print\(resposta\.text\)$/m, /timeout=30/],
    Java: [
      /if \(resposta\.statusCode\(\) >= 300\) \{\n +throw /,
      /println\(resposta\.body\(\)\)/,
      /Duration\.ofSeconds\(30\)/,
    ],
    'C#': [/if \(!resposta\.IsSuccessStatusCode\)\n +throw /, /WriteLine\(texto\)/, /TimeSpan\.FromSeconds\(30\)/],
    JavaScript: [/if \(!resposta\.ok\) throw /, /console\.log\(texto\)/, /AbortSignal\.timeout\(30_000\)/],
  };
  for (const { label, code } of operations.flatMap(samplesOf))
    for (const part of wanted[label as keyof typeof wanted]) expect(code, label).toMatch(part);
});

test('nothing is imported, read or named in vain', () => {
  const named =
    /^(?:import (?:[\w.]+\.)?(\w+);?|from \S+ import (\w+)|import \{ (\w+) \} from .*|(?:var|const string|const|String) (\w+) =.*)$/gm;
  for (const { label, code } of operations.flatMap(samplesOf)) {
    const names = [...code.matchAll(named)].map((found) => found.slice(1).find((name) => name !== undefined) ?? '');
    const read = /^const \{ (.+) \} = process\.env;$/m.exec(code)?.[1]?.split(', ') ?? [];
    expect([label, names.length > 0]).toEqual([label, label !== 'curl']);
    for (const name of [...names, ...read])
      expect([label, name, code.split(new RegExp(`\\b${name}\\b`)).length > 2]).toEqual([label, name, true]);
  }
});
