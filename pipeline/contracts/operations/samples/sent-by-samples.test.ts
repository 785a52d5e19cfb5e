// The code samples of this site, of an API with all that an operation may have, and of hostile operations, run against a
// host that says what arrived. A language that is not installed is said aloud; Java and C# are read by csharp-tokens.ts, too.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { type Body, type Operation, parametersIn } from '../api.ts';
import { callOf, variablesOf } from './call.ts';
import { type CodeSample, codeSamples } from './code-samples.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-samples-'));
/** What the variables of every sample hold. */
const SECRET = `k"'$x \`!! \\ {y} %z`;
let operations: readonly Operation[];
let host: RecordingHost;
let variables: Record<string, string>;

const contentFolder = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** A certificate for this machine, which its clients show too; undefined where there is no openssl to make one. */
function makeIdentity(): { readonly cert: string; readonly key: string } | undefined {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    '-keyout',
    'key.pem',
    '-out',
    'cert.pem',
  ];
  if (spawnSync('openssl', args, { cwd: folder, stdio: 'ignore' }).status !== 0) return undefined;
  const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  return { cert: textOf('cert.pem'), key: textOf('key.pem') };
}

/** The same for Java, which keeps certificates in stores: its own, and those that it trusts. */
function javaStores(): string[] {
  if (!host.tlsOrigin) return [];
  const password = 'certificado';
  const run = (program: string, ...args: string[]): void => {
    expect([program, spawnSync(program, args, { cwd: folder, stdio: 'ignore' }).status]).toEqual([program, 0]);
  };
  run(
    'openssl',
    'pkcs12',
    '-export',
    '-in',
    'cert.pem',
    '-inkey',
    'key.pem',
    '-out',
    'own.p12',
    '-passout',
    `pass:${password}`,
  );
  run('keytool', '-importcert', '-noprompt', '-file', 'cert.pem', '-keystore', 'trusted.p12', '-storepass', password);
  return [
    ['keyStore', 'own.p12'],
    ['trustStore', 'trusted.p12'],
  ].flatMap(([store, file]) => [`-Djavax.net.ssl.${store}=${file}`, `-Djavax.net.ssl.${store}Password=${password}`]);
}

const asksForCertificate = ({ security }: Operation): boolean =>
  (security[0] ?? []).some(({ scheme }) => scheme.type === 'mutual-tls');

beforeAll(async () => {
  const contents = await Promise.all(
    ['../../../../content', '../../../fixtures/operations-of-real-apis/content'].map((each) =>
      readContent(contentFolder(each)),
    ),
  );
  const identity = makeIdentity();
  host = await startRecordingHost(identity);
  const all = [
    ...contents.flatMap((content) => filesIn('operations/', content).flatMap(operationsOf)),
    ...hostileOperations,
    ...namesOperation,
  ].filter(({ isWebhook }) => !isWebhook);
  operations = identity ? all : all.filter((operation) => !asksForCertificate(operation));
  expect(operations.length).toBeGreaterThan(18);
  const credentials = Object.fromEntries(
    operations.flatMap((operation) => variablesOf(callOf(operation)).map((name) => [name, SECRET])),
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

const contentOf = (name: string): string => `{"arquivo": ${JSON.stringify(name)}}\n`;

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
  if (!isThere) process.stderr.write(`sent-by-samples.test.ts: no ${program}, so what needs it is not run.\n`);
  describe.skipIf(!isThere)(`with ${program}`, tests);
}

/** What arrived is what each operation says, in turn. */
async function expectSent(sent: readonly SentRequest[]): Promise<void> {
  expect(sent.map(({ method }) => method)).toEqual(operations.map(({ method }) => method));
  for (const [i, operation] of operations.entries()) {
    const { headers, path: address = '', body = '', client } = sent[i] ?? ({} as SentRequest);
    const [called = '', query = ''] = address.split('?');
    const { parameters, request } = operation;
    const given = parameters.flatMap((each) => (each.example ? { ...each, example: each.example } : []));
    const asked = given.flatMap(({ in: where, name, example, explode }) =>
      where === 'query' ? (explode ? example : [example.join(',')]).map((value) => [name, value]) : [],
    );
    const cookies = given.flatMap(({ in: where, name, example }) => (where === 'cookie' ? `${name}=${example}` : []));
    const own = given.flatMap(({ in: where, name, example }) =>
      where === 'header' ? [[name.toLowerCase(), example.join(',')]] : [],
    );
    for (const { scheme } of operation.security[0] ?? []) {
      const { credential } = scheme;
      if (credential.kind === 'certificate') expect(client).toBe('127.0.0.1');
      if (credential.kind === 'basic')
        own.push(['authorization', `Basic ${Buffer.from(`${SECRET}:${SECRET}`).toString('base64')}`]);
      if (credential.kind !== 'value') continue;
      const value = credential.value
        .map((part) => (typeof part === 'string' ? part : (variables[part.variable] ?? '')))
        .join('');
      if (credential.in === 'header') own.push([credential.name.toLowerCase(), value]);
      if (credential.in === 'query') asked.push([credential.name, value]);
      if (credential.in === 'cookie') cookies.push(`${credential.name}=${value}`);
    }
    expect(called.split('/').map(decodeURIComponent)).toEqual(['', 'raiz', ...segmentsOf(operation)]);
    expect([...new URLSearchParams(query)]).toEqual(asked);
    expect(headers).toMatchObject({
      ...Object.fromEntries(own),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    });
    const [wanted] = request?.bodies ?? [];
    const type = headers?.['content-type'] ?? '';
    expect(type.split(';')[0]).toBe(wanted?.mediaType ?? '');
    await expectBody(wanted, body, type);
  }
}

async function expectBody(wanted: Body | undefined, body: string, type: string): Promise<void> {
  if (!wanted) expect(body).toBe('');
  else if (wanted.parts.length > 0) {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const arrived = await Promise.all(
      [...form].map(async ([name, value]) =>
        typeof value === 'string'
          ? { name, value }
          : { name, file: value.name, type: value.type, value: await value.text() },
      ),
    );
    expect(arrived).toEqual(
      wanted.parts.map((part) => {
        if (!('example' in part)) return { name: part.name, value: 'variable' in part ? SECRET : part.value };
        const file = path.basename(part.example);
        return { name: part.name, file, type: part.mediaType, value: contentOf(file) };
      }),
    );
  } else if (wanted.form.length === 0) expect(body).toBe(contentOf(path.basename(wanted.examples[0]?.file ?? 'body')));
  else
    expect([...new URLSearchParams(body)]).toEqual(
      wanted.form.map((field) => [field.name, 'variable' in field ? SECRET : field.value]),
    );
}

function segmentsOf(operation: Operation): string[] {
  const examples = new Map(parametersIn(operation, 'path').map(({ name, example = [] }) => [name, example.join(',')]));
  return operation.path
    .split('/')
    .slice(1)
    .map((segment) =>
      decodeURIComponent(segment).replace(/\{([^}]+)\}/g, (_, name: string) => examples.get(name) ?? ''),
    );
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
    await expectSent(await sentBy('java', ['-XX:TieredStopAtLevel=1', ...javaStores(), '-cp', folder, 'RunAll']));
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
      ...variablesOf(callOf(operation)).filter(
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
