// The code samples of this site and of an operation that is hard to write, read by the languages they are written in.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../../read/read-content.ts';
import { filesIn } from '../../kind/kind.ts';
import { type Operation, parametersIn } from '../api.ts';
import { readApi } from '../read-api.ts';
import { type CodeSample, codeSamples } from './code-samples.ts';

// Every character that a path, an example or a header may bring and some language has a meaning for.
const HARD = String.raw`
title: Difícil
server: { address: "<hub>", variable: HUB_BASE_URL, example: https://hub.example }
authorization: { header: X-Chave, value: "Chave \"{chave}\" $x 'fim' %", variable: HUB_KEY }
operations:
  - id: dificil
    title: Difícil
    method: PATCH
    path: /v1/$a'(b)/{class}{page-size}/{resposta}/fim
    parameters:
      - { name: class, in: path, type: string, example: "a/b c'\"$HOME\\{x}\u2028" }
      - { name: page-size, in: path, type: string, example: "${'$'}{x}" }
      - { name: resposta, in: path, type: string, example: é }
      - { name: q, in: query, type: string, example: "um & dois's\"$(date)" }
      - { name: X-Nota, in: header, type: string, example: "a \"b\" ${'`'}c${'`'} $d {e} \\ 'f'" }
    request: { mediaType: application/json, example: "com espaço's.json" }
    answers: [{ status: 200, description: Sim. }]
  - id: formulario
    title: Formulário
    method: POST
    path: /v1/formulario
    authorized: false
    request:
      mediaType: application/x-www-form-urlencoded
      form: { tipo: "a & \"b\" $c 'd'", segredo-maior: $HUB_SECRET }
    answers: [{ status: 200, description: Sim. }]
  - id: nada
    title: Nada
    method: DELETE
    path: /v1/nada
    answers: [{ status: 204, description: Sim. }]
`;

function operationsOf(file: { readonly path: string; readonly text: string }): readonly Operation[] {
  return readApi(file, ({ message }) => expect.unreachable(message))?.operations ?? [];
}

let operations: readonly Operation[];
const hard = operationsOf({ path: 'operations/dificil.yaml', text: HARD });
const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-samples-'));

beforeAll(async () => {
  const content = await readContent(fileURLToPath(new URL('../../../../content', import.meta.url)));
  operations = [...filesIn('operations/', content).flatMap(operationsOf), ...hard];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const samplesIn = (label: string): CodeSample[] =>
  operations.map((operation) => codeSamples(operation).find((sample) => sample.label === label) as CodeSample);

function written({ fileName, code }: CodeSample): string {
  const file = path.join(folder, fileName);
  writeFileSync(file, `${code}\n`);
  return file;
}

/** Whether a program is there to ask. What is not asked is said aloud. */
function has(program: string): boolean {
  const found = spawnSync(program, ['-version'], { stdio: 'ignore' }).error === undefined;
  if (!found) process.stderr.write(`code-samples.test.ts: "${program}" is not installed; its samples are not read.\n`);
  return found;
}

test('every operation has all languages, and names what it is read from', () => {
  expect(operations.length).toBeGreaterThan(9);
  for (const operation of operations) {
    const samples = codeSamples(operation);
    expect(samples.map(({ label }) => label)).toEqual(['curl', 'Python', 'Java', 'C#', 'JavaScript']);
    for (const { code, label } of samples) {
      expect(code, label).toContain(operation.server.variable);
      if (operation.authorization) expect(code, label).toContain(operation.authorization.variable);
      for (const { name } of parametersIn(operation, 'query')) expect(code, label).toContain(name);
      expect(code.split('\n').every((line) => line === line.trimEnd())).toBe(true);
    }
  }
});

test('no sample takes a name that its language has already', () => {
  for (const { fileName } of samplesIn('Python')) expect(fileName).toContain('_');
  for (const { fileName } of samplesIn('Java')) expect(fileName).toMatch(/^[A-Z][a-z0-9]*[A-Z]/);
});

test('the samples are what they were', async () => {
  const shown = hard.flatMap((operation) =>
    codeSamples(operation).map(({ fileName, code }) => `==> ${fileName}\n${code}\n`),
  );
  await expect(shown.join('\n')).toMatchFileSnapshot('code-samples.expected.txt');
});

test('bash reads the calls of curl', () => {
  for (const sample of samplesIn('curl')) execFileSync('bash', ['-n', written(sample)]);
});

test('curl gets the arguments that were meant, whatever characters they have', () => {
  const [first, form] = hard.map((operation) => codeSamples(operation)[0] as CodeSample);
  const argumentsOf = (sample: CodeSample | undefined): string[] => {
    const script = `curl() { printf '%s\\0' "$@"; }\n${sample?.code}\n`;
    const env = { ...process.env, HUB_BASE_URL: 'https://hub', HUB_KEY: 'k', HUB_SECRET: 's' };
    return execFileSync('bash', ['-c', script], { encoding: 'utf8', env }).split('\0').slice(0, -1);
  };
  const shown = argumentsOf(first);
  expect(shown).toContain(
    "https://hub/v1/$a'(b)/a%2Fb%20c'%22%24HOME%5C%7Bx%7D%E2%80%A8%24%7Bx%7D/%C3%A9/fim?q=um%20%26%20dois%27s%22%24%28date%29",
  );
  expect(shown).toContain(`X-Chave: Chave "k" $x 'fim' %`);
  expect(shown).toContain('X-Nota: a "b" `c` $d {e} \\ \'f\'');
  expect(shown).toContain("@com espaço's.json");
  expect(argumentsOf(form)).toEqual(expect.arrayContaining([`tipo=a & "b" $c 'd'`, 'segredo-maior=s']));
});

test('Node.js reads the JavaScript', () => {
  for (const sample of samplesIn('JavaScript')) execFileSync(process.execPath, ['--check', written(sample)]);
});

test('a call in JavaScript sends what was meant', async () => {
  const code = hard.map((operation) => codeSamples(operation)[4]?.code ?? '');
  const calls: [string, RequestInit][] = [];
  const run = async (text: string): Promise<void> => {
    const body = text.replace(/^import .*\n/, '');
    const AsyncFunction = (async () => {}).constructor as new (...source: string[]) => (...given: unknown[]) => unknown;
    await new AsyncFunction('process', 'fetch', 'console', 'readFile', body)(
      { env: { HUB_BASE_URL: 'https://hub', HUB_KEY: 'k', HUB_SECRET: 's' } },
      async (address: string, init: RequestInit) => {
        calls.push([address, init]);
        return { ok: true, text: async () => '' };
      },
      { log: () => {} },
      async (name: string) => name,
    );
  };
  for (const text of code) await run(text);
  const [first, form, last] = calls;
  expect(first?.[0]).toBe(
    "https://hub/v1/$a'(b)/a%2Fb%20c'%22%24HOME%5C%7Bx%7D%E2%80%A8%24%7Bx%7D/%C3%A9/fim?q=um%20%26%20dois%27s%22%24%28date%29",
  );
  expect(first?.[1]).toMatchObject({
    method: 'PATCH',
    headers: { 'X-Chave': `Chave "k" $x 'fim' %`, 'X-Nota': 'a "b" `c` $d {e} \\ \'f\'' },
    body: "com espaço's.json",
  });
  expect(String(form?.[1].body)).toBe(String(new URLSearchParams({ tipo: `a & "b" $c 'd'`, 'segredo-maior': 's' })));
  expect(last?.[1].method).toBe('DELETE');
});

describe.skipIf(!has('python3'))('where Python is installed', () => {
  test('it reads the Python', () => {
    const program = 'import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name, encoding="utf-8").read(), name)';
    execFileSync('python3', ['-c', program, ...samplesIn('Python').map(written)]);
  });
});

describe.skipIf(!has('javac'))('where a Java compiler is installed', () => {
  test('it compiles the Java', () => {
    const files = samplesIn('Java').map(written);
    execFileSync('javac', ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', folder, ...files], { stdio: 'pipe' });
  }, 60_000);
});

test.each(['Java', 'C#'])('brackets and quotes of %s are closed', (label) => {
  for (const { code } of samplesIn(label)) {
    const bare = code.replace(/"(?:\\.|[^"\\\n])*"/g, '');
    expect(bare).not.toContain('"');
    for (const pair of ['()', '[]', '{}']) {
      const count = (mark: string | undefined): number => bare.split(mark ?? '').length;
      expect(count(pair[0])).toBe(count(pair[1]));
    }
  }
});
