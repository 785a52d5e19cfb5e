// The code samples of this site, of an API with all that an operation may have, and of hostile operations, run against a
// host that says what arrived; what a site documents, its mock answers. A language that is not installed is said aloud; Java and C# are read by csharp-tokens.ts, too.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SampleStrings } from '../../../../schemas/types.ts';
import { compileSite } from '../../../compile.ts';
import { PACKS } from '../../../languages/language.ts';
import type { MockAnswer } from '../../../mock/answer-call.ts';
import type { Content } from '../../../read/content.ts';
import { readContent } from '../../../read/read-content.ts';
import { javaStores, makeIdentity } from '../../../testing/certificate.ts';
import { csharpTokens } from '../../../testing/csharp-tokens.ts';
import { expectSaid } from '../../../testing/expect-sent.ts';
import {
  CSHARP_KEYWORDS,
  hostileOperations,
  namesOperation,
  operationsOf,
} from '../../../testing/hostile-operations.ts';
import { type Mock, mockOf } from '../../../testing/mock-of.ts';
import { type OpenApiDocument, type OpenApiJudge, openApiJudge } from '../../../testing/openapi-judge.ts';
import { outputText } from '../../../testing/output-text.ts';
import { type RecordingHost, type SentRequest, startRecordingHost } from '../../../testing/recording-host.ts';
import { filesIn } from '../../kind/kind.ts';
import type { Operation } from '../api.ts';
import { callOf, variablesOf } from './call.ts';
import { type CodeSample, codeSamples } from './code-samples.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-samples-'));
/** What the variables of every sample hold. */
const SECRET = `k"'$x \`!! \\ {y} %z`;
let operations: readonly Operation[];
let host: RecordingHost;
let variables: Record<string, string>;
/** Texts of examples, by the names of their files. */
const examples = new Map<string, string>();
/** By operation: what holds a call to the OpenAPI document that is published, and the mock of its site. */
const judges = new Map<string, OpenApiJudge>();
const mocks = new Map<string, Mock>();
/** What mocks answered to the calls of one run, in turn; undefined for what no site documents. */
let answered: (MockAnswer | undefined)[] = [];

const contentFolder = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const asksForCertificate = ({ security }: Operation): boolean =>
  (security[0] ?? []).some(({ scheme }) => scheme.type === 'mutual-tls');

beforeAll(async () => {
  const contents = await Promise.all(
    ['../../../../content', '../../../fixtures/operations-of-real-apis/content'].map((each) =>
      readContent(contentFolder(each)),
    ),
  );
  for (const content of contents) await learnApis(content);
  const identity = makeIdentity(folder);
  host = await startRecordingHost(identity, answerAsDocumented);
  const all = [
    ...contents.flatMap((content) => filesIn('operations/', content).flatMap(operationsOf)),
    ...hostileOperations,
    ...namesOperation,
  ].filter(({ isWebhook }) => !isWebhook);
  operations = identity ? all : all.filter((operation) => !asksForCertificate(operation));
  expect(operations.length).toBeGreaterThan(18);
  expect(operations.filter(({ id }) => judges.has(id)).length).toBeGreaterThan(12);
  const credentials = Object.fromEntries(
    operations.flatMap((operation, i) => variablesOf(callOf(operation, namesOf(i))).map((name) => [name, SECRET])),
  );
  const withCertificate = new Set(operations.filter(asksForCertificate).map(({ server }) => server.variable));
  const servers = operations.map(({ server: { variable } }) => [
    variable,
    `${withCertificate.has(variable) ? host.tlsOrigin : host.origin}/raiz`,
  ]);
  variables = {
    ...credentials,
    ...Object.fromEntries(servers),
    // No header of a cookie holds all of the secret.
    COBRANCA_SESSAO: 'a1b2',
    ...(identity && {
      COBRANCA_CERT: 'cert.pem',
      COBRANCA_KEY: 'key.pem',
      NODE_EXTRA_CA_CERTS: path.join(folder, 'cert.pem'),
      CURL_CA_BUNDLE: path.join(folder, 'cert.pem'),
      REQUESTS_CA_BUNDLE: path.join(folder, 'cert.pem'),
      SSL_CERT_FILE: path.join(folder, 'cert.pem'),
    }),
  };
  for (const name of operations.flatMap(filesOf)) writeFileSync(path.join(folder, name), contentOf(name));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await host.close();
});

async function learnApis(content: Content): Promise<void> {
  for (const [file, { bytes }] of content.files)
    if (file.startsWith('examples/')) examples.set(path.basename(file), Buffer.from(bytes()).toString());
  const site = await compileSite({ ...content, pages: [] });
  const mock = await mockOf(site);
  for (const name of site.outputs.keys()) {
    if (!name.startsWith('data/openapi/')) continue;
    const document: OpenApiDocument = JSON.parse(outputText(site, name));
    const judge = openApiJudge(document);
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId } of described) if (operationId) judges.set(operationId, judge);
    for (const { operationId } of described) if (operationId) mocks.set(operationId, mock);
  }
}

/** Calls arrive in the order of the operations. */
async function answerAsDocumented(request: SentRequest): Promise<MockAnswer | undefined> {
  const operation = operations[answered.length];
  const mock = operation && mocks.get(operation.id);
  const answer = await mock?.(request, '/raiz');
  answered.push(answer);
  return answer;
}

/** Names of the files that a call sends. */
const filesOf = ({ request }: Operation): string[] =>
  (request?.bodies ?? [])
    .slice(0, 1)
    .flatMap(({ examples, parts }) =>
      [
        ...examples.slice(0, 1).map(({ file }) => file),
        ...parts.flatMap((part) => ('example' in part ? part.example : [])),
      ].map((file) => path.basename(file)),
    );

/** The examples of this site and of the fixture are real; hostile operations name files that nobody wrote. */
const contentOf = (name: string): string => examples.get(name) ?? `{"arquivo": ${JSON.stringify(name)}}\n`;

function write(name: string, text: string): string {
  writeFileSync(path.join(folder, name), `${text}\n`);
  return path.join(folder, name);
}

/** Samples in both languages are sent. */
const namesOf = (i: number): SampleStrings => PACKS[i % 2 === 0 ? 'pt-BR' : 'en'].samples;

const samplesIn = (label: string): CodeSample[] =>
  operations.map(
    (operation, i) => codeSamples(operation, namesOf(i)).find((sample) => sample.label === label) as CodeSample,
  );

const writtenIn = (label: string): string[] => samplesIn(label).map(({ fileName, code }) => write(fileName, code));

/** Runs a program beside the files that samples send, and gives what arrived. */
async function sentBy(program: string, args: readonly string[]): Promise<SentRequest[]> {
  const { PATH } = process.env;
  answered = [];
  await promisify(execFile)(program, args, { cwd: folder, env: { PATH, LC_ALL: 'C.UTF-8', ...variables } });
  return host.take();
}

const has = (program: string, ...args: string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Tests that stand on a program; without it they are skipped, and that is said. */
function where(isThere: boolean, program: string, tests: () => void): void {
  if (!isThere) process.stderr.write(`sent-by-samples.test.ts: no ${program}, so what needs it is not run.\n`);
  describe.skipIf(!isThere)(`with ${program}`, tests);
}

/** What arrived is what each operation says, in turn, and what the OpenAPI document of its API allows. */
async function expectSent(sent: readonly SentRequest[]): Promise<void> {
  await expectSaid(sent, { operations, variables, secret: SECRET, contentOf });
  for (const [i, { id }] of operations.entries()) {
    const request = sent[i];
    const judge = judges.get(id);
    if (request && judge) expect([id, judge(request, '/raiz')]).toEqual([id, []]);
    if (mocks.has(id)) expect([id, answered[i]]).toEqual([id, expect.objectContaining({ faults: [] })]);
    if (mocks.has(id)) expect(String(answered[i]?.status), id).toMatch(/^2/);
  }
}

where(has('openssl', 'version'), 'openssl', () => {
  test('of all that is sent here, some calls show a certificate', () => {
    expect(operations.filter(asksForCertificate).length).toBeGreaterThan(0);
  });
});

test('Node.js sends what the operations say', async () => {
  const driver = write('run.mjs', 'for (const file of process.argv.slice(2)) await import(file);');
  await expectSent(await sentBy(process.execPath, [driver, ...writtenIn('JavaScript')]));
});

where(has('bash', '--version') && has('curl', '--version'), 'bash and curl', () => {
  test('a shell with a history sends what the operations say', async () => {
    const calls = samplesIn('curl').map(({ code }) => code);
    const script = write('run.sh', ['set -euo pipefail -o history -o histexpand', ...calls].join('\n'));
    await expectSent(await sentBy('bash', ['--norc', script]));
  });
});

where(has('shellcheck', '--version'), 'shellcheck', () => {
  test('shellcheck has nothing to say of the samples in curl', () => {
    const calls = samplesIn('curl').map(({ code }) => code);
    const files = calls.map((call, i) => write(`sample-${i}.sh`, call));
    // Hostile examples hold what looks like a variable, and means itself.
    const args = ['--shell=bash', '--severity=style', '--exclude=SC2016', '--format=gcc', ...files];
    expect(spawnSync('shellcheck', args, { encoding: 'utf8' }).stdout).toBe('');
  });
});

// As much of requests as the samples use.
const REQUESTS = `
import base64, os, ssl, urllib.error, urllib.parse, urllib.request
def encoded(files):
    lines = []
    for name, (file, content, *type) in files.items():
        head = '--limite\\r\\nContent-Disposition: form-data; name="%s"' % name
        if file: head += '; filename="%s"' % file
        if type: head += '\\r\\nContent-Type: ' + type[0]
        content = content.encode() if isinstance(content, str) else content
        lines.append(head.encode() + b'\\r\\n\\r\\n' + content + b'\\r\\n')
    return b''.join(lines) + b'--limite--\\r\\n'
def sender(method):
    def send(url, params=None, headers=None, data=None, files=None, auth=None, cert=None, timeout=None):
        headers = dict(headers or {})
        if params: url += '?' + urllib.parse.urlencode(params, doseq=True)
        if isinstance(data, dict): data = urllib.parse.urlencode(data).encode()
        if files: headers['Content-Type'], data = 'multipart/form-data; boundary=limite', encoded(files)
        if auth: headers['Authorization'] = 'Basic ' + base64.b64encode(':'.join(auth).encode()).decode()
        context = None
        if cert:
            context = ssl.create_default_context(cafile=os.environ['REQUESTS_CA_BUNDLE'])
            context.load_cert_chain(*cert)
        request = urllib.request.Request(url, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=timeout, context=context) as answer:
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
    await expectSent(await sentBy('python3', [driver, ...writtenIn('Python')]));
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
    await expectSent(
      await sentBy('java', [
        '-XX:TieredStopAtLevel=1',
        ...(host.tlsOrigin ? javaStores(folder) : []),
        '-cp',
        folder,
        'RunAll',
      ]),
    );
  });
});

test.each(['Java', 'C#'])('%s has a name for each parameter, and says every text as it is', (label) => {
  for (const [i, { code }] of samplesIn(label).entries()) {
    const operation = operations[i] as Operation;
    const { texts, declared } = csharpTokens(code);
    const all = texts.join('\n');
    // Names of Java are looked at by its compiler; those of its methods are apart.
    if (label === 'C#') {
      expect(new Set(declared).size).toBe(declared.length);
      expect(declared.filter((name) => CSHARP_KEYWORDS.split(' ').includes(name))).toEqual([]);
    }
    const { parameters, security, request } = operation;
    const [body] = request?.bodies ?? [];
    const said = [
      ...variablesOf(callOf(operation, namesOf(i))).filter(
        (name) => label === 'C#' || (name !== 'COBRANCA_CERT' && name !== 'COBRANCA_KEY'),
      ),
      ...parameters.flatMap(({ in: where, example = [] }) => (where === 'query' ? [] : [example.join(',')])),
      ...(security[0] ?? []).flatMap(({ scheme: { credential } }) =>
        credential.kind === 'value' ? credential.value.filter((part) => typeof part === 'string') : [],
      ),
      ...(body?.form ?? []).flatMap((field) => ('value' in field ? field.value : field.variable)),
      ...(body?.parts ?? []).flatMap((part) => ('value' in part ? [part.name, part.value] : part.name)),
      ...filesOf(operation),
    ];
    for (const text of said) expect(all).toContain(text);
  }
});
