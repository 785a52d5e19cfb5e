// The code samples of this site and of hostile operations, run against a host that says what arrived. A language that is
// not installed is said aloud; C# is read by csharp-tokens.ts.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readContent } from '../../../read/read-content.ts';
import { csharpTokens } from '../../../testing/csharp-tokens.ts';
import {
  CSHARP_KEYWORDS,
  hostileOperations,
  namesOperation,
  operationsOf,
} from '../../../testing/hostile-operations.ts';
import { type RecordingHost, type SentRequest, startRecordingHost } from '../../../testing/recording-host.ts';
import { filesIn } from '../../kind/kind.ts';
import { type Operation, parametersIn } from '../api.ts';
import { type CodeSample, codeSamples } from './code-samples.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-samples-'));
/** What the variables of every sample hold. */
const SECRET = `k"'$x \`!! \\ {y} %z`;
let operations: readonly Operation[];
let host: RecordingHost;
let variables: Record<string, string>;

beforeAll(async () => {
  const content = await readContent(fileURLToPath(new URL('../../../../content', import.meta.url)));
  operations = [...filesIn('operations/', content).flatMap(operationsOf), ...hostileOperations, ...namesOperation];
  expect(operations.length).toBeGreaterThan(13);
  host = await startRecordingHost();
  variables = Object.fromEntries(
    operations.flatMap(({ server, authorization, request }) => [
      [server.variable, `${host.origin}/raiz`],
      ...(authorization ? [[authorization.variable, SECRET]] : []),
      ...(request?.form ?? []).flatMap((field) => ('variable' in field ? [[field.variable, SECRET]] : [])),
    ]),
  );
  for (const { request } of operations) {
    const name = path.basename(request?.example ?? 'body');
    writeFileSync(path.join(folder, name), `{"arquivo": ${JSON.stringify(name)}}\n`);
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await host.close();
});

function write(name: string, text: string): string {
  writeFileSync(path.join(folder, name), `${text}\n`);
  return path.join(folder, name);
}

const samplesIn = (label: string): CodeSample[] =>
  operations.map((operation) => codeSamples(operation).find((sample) => sample.label === label) as CodeSample);

const writtenIn = (label: string): string[] => samplesIn(label).map(({ fileName, code }) => write(fileName, code));

/** Runs a program beside the files that samples send, and gives what arrived. */
async function sentBy(program: string, args: readonly string[]): Promise<SentRequest[]> {
  const { PATH } = process.env;
  await promisify(execFile)(program, args, { cwd: folder, env: { PATH, LC_ALL: 'C.UTF-8', ...variables } });
  return host.take();
}

const has = (program: string, ...args: string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Tests that stand on a program; without it they are skipped, and that is said. */
function where(isThere: boolean, program: string, tests: () => void): void {
  if (!isThere) process.stderr.write(`sent-by-samples.test.ts: no ${program}, so its samples are not run.\n`);
  describe.skipIf(!isThere)(`with ${program}`, tests);
}

/** What arrived is what each operation says, in turn. */
function expectSent(sent: readonly SentRequest[]): void {
  expect(sent.map(({ method }) => method)).toEqual(operations.map(({ method }) => method));
  for (const [i, operation] of operations.entries()) {
    const { headers, path: address = '', body } = sent[i] ?? ({} as SentRequest);
    const [called = '', query = ''] = address.split('?');
    const { authorization, request } = operation;
    const own = parametersIn(operation, 'header').map(({ name, example }) => [name.toLowerCase(), example]);
    const asked = parametersIn(operation, 'query').filter(({ example }) => example !== undefined);
    expect(called.split('/').map(decodeURIComponent)).toEqual(['', 'raiz', ...segmentsOf(operation)]);
    expect([...new URLSearchParams(query)]).toEqual(asked.map(({ name, example }) => [name, example]));
    expect(headers).toMatchObject({
      ...Object.fromEntries(own),
      ...(authorization && {
        [authorization.header.toLowerCase()]: authorization.value.replace(/\{\w+\}/, () => SECRET),
      }),
    });
    expect(headers?.['content-type']?.split(';')[0]).toBe(request?.mediaType);
    if (!request) expect(body).toBe('');
    else if (request.form.length === 0)
      expect(body).toBe(`{"arquivo": ${JSON.stringify(path.basename(request.example ?? 'body'))}}\n`);
    else
      expect([...new URLSearchParams(body)]).toEqual(
        request.form.map((field) => [field.name, 'variable' in field ? SECRET : field.value]),
      );
  }
}

function segmentsOf(operation: Operation): string[] {
  const examples = new Map(parametersIn(operation, 'path').map(({ name, example = '' }) => [name, example]));
  return operation.path
    .split('/')
    .slice(1)
    .map((segment) =>
      decodeURIComponent(segment).replace(/\{([^}]+)\}/g, (_, name: string) => examples.get(name) ?? ''),
    );
}

test('Node.js sends what the operations say', async () => {
  const driver = write('run.mjs', 'for (const file of process.argv.slice(2)) await import(file);');
  expectSent(await sentBy(process.execPath, [driver, ...writtenIn('JavaScript')]));
});

where(has('bash', '--version') && has('curl', '--version'), 'bash and curl', () => {
  test('a shell with a history sends what the operations say', async () => {
    const calls = samplesIn('curl').map(({ code }) => code);
    const script = write('run.sh', ['set -euo pipefail -o history -o histexpand', ...calls].join('\n'));
    expectSent(await sentBy('bash', ['--norc', script]));
  });
});

// As much of requests as the samples use.
const REQUESTS = `
import urllib.error, urllib.parse, urllib.request
def sender(method):
    def send(url, params=None, headers=None, data=None, timeout=None):
        if params: url += '?' + urllib.parse.urlencode(params)
        if isinstance(data, dict): data = urllib.parse.urlencode(data).encode()
        request = urllib.request.Request(url, data, headers or {}, method=method)
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            response = type('Response', (), {})()
            response.ok, response.status_code, response.text = True, answer.status, answer.read().decode()
            return response
    return send
delete, get, patch, post, put = map(sender, ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'])
`;

where(has('python3', '--version'), 'Python', () => {
  test('Python sends what the operations say', async () => {
    if (!has('python3', '-c', 'import requests')) write('requests.py', REQUESTS);
    const driver = write('run_all.py', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)');
    expectSent(await sentBy('python3', [driver, ...writtenIn('Python')]));
  });
});

where(has('javac', '-version'), 'a Java compiler', () => {
  test('Java sends what the operations say', async () => {
    const files = writtenIn('Java');
    const calls = files.map((file) => `    ${path.basename(file, '.java')}.main(args);`);
    const main = ['  public static void main(String[] args) throws Exception {', ...calls, '  }'];
    const driver = write('RunAll.java', ['final class RunAll {', ...main, '}'].join('\n'));
    // A program that runs once is not worth optimising.
    await sentBy('javac', [
      '-J-XX:TieredStopAtLevel=1',
      '-encoding',
      'UTF-8',
      '-Xlint:all',
      '-Werror',
      '-d',
      folder,
      driver,
      ...files,
    ]);
    expectSent(await sentBy('java', ['-XX:TieredStopAtLevel=1', '-cp', folder, 'RunAll']));
  });
});

test('C# has a name for each parameter, and says every text as it is', () => {
  for (const [i, { code }] of samplesIn('C#').entries()) {
    const operation = operations[i] as Operation;
    const { texts, declared } = csharpTokens(code);
    expect(new Set(declared).size).toBe(declared.length);
    expect(declared.filter((name) => CSHARP_KEYWORDS.split(' ').includes(name))).toEqual([]);
    const { authorization, parameters, request } = operation;
    const said = [
      ...parameters.flatMap(({ in: where, example, name }) => (where === 'query' ? [] : (example ?? name))),
      ...(authorization?.value.split(/\{\w+\}/) ?? []),
      ...(request?.form ?? []).flatMap((field) => ('value' in field ? [field.name, field.value] : [field.variable])),
      ...(request?.example === undefined ? [] : [path.basename(request.example)]),
    ].filter(Boolean);
    expect(texts).toEqual(expect.arrayContaining(said));
  }
});
