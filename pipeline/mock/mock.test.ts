// A mock of an API with every construction, called over the network.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Workspace, workspace } from '../testing/run-binary.ts';

const fixture = fileURLToPath(new URL('../fixtures/operations-of-real-apis/content', import.meta.url));
const TXID = 'fb2761260e554ad593c7226beb5cb650';
const RIGHTS = { authorization: 'Bearer abc' };
const KEY = { 'x-idempotencia': '123e4567-e89b-12d3-a456-426614174000' };
const LIST = '/v2/cobrancas?inicio=2026-01-01T00:00:00Z&chave-app=k';
const ACCESS = { 'x-conta': 'c', cookie: 'sessao=s' };

let site: Workspace;
let mock: Awaited<ReturnType<Workspace['start']>>;
beforeAll(async () => {
  site = workspace();
  cpSync(fixture, path.join(site.folder, 'content'), { recursive: true });
  expect(await site.call('build')).toMatchObject({ code: 0 });
  mock = await site.start('mock');
});
afterAll(async () => {
  expect(await mock.stop()).toBe(0);
  site.remove();
});

const example = (file: string): string => site.read(`content/examples/cobranca/${file}`);

async function call(method: string, address: string, headers: Record<string, string> = {}, body?: string) {
  const response = await fetch(mock.origin + address, { method, headers, ...(body !== undefined && { body }) });
  const faults = response.headers.get('docs-build-fault');
  return { status: response.status, faults, headers: response.headers, body: await response.text() };
}

const json = (headers: Record<string, string> = {}) => ({ 'content-type': 'application/json', ...RIGHTS, ...headers });

describe('a call as it is documented', () => {
  test('is answered with the first success, its example and its headers', async () => {
    const answer = await call('PUT', `/v2/cobrancas/${TXID}`, json(KEY), example('imediata.json'));
    expect(answer).toMatchObject({ status: 201, faults: null, body: example('imediata.json') });
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('location')).toBe('https://cobranca.banco.example/api/v2/cobrancas/1');
  });

  test('may choose the type of the answer', async () => {
    expect(await call('GET', LIST, ACCESS)).toMatchObject({ status: 200, body: example('lista.json') });
    const answer = await call('GET', LIST, { ...ACCESS, accept: 'text/csv, */*;q=0.1' });
    expect([answer.body, answer.headers.get('content-type')]).toEqual([example('lista.json'), 'application/json']);
    expect(await call('GET', LIST, { ...ACCESS, accept: 'text/csv' })).toMatchObject({ body: example('lote.csv') });
  });

  test('may ask for another status by "Prefer"', async () => {
    const prefer = (said: string) =>
      call('PUT', `/v2/cobrancas/${TXID}`, json({ ...KEY, prefer: said }), example('imediata.json'));
    expect(await prefer('code=400')).toMatchObject({ status: 400, faults: null, body: example('problema.json') });
    const away = await prefer('code=503');
    expect([away.status, away.headers.get('retry-after'), away.body]).toEqual([503, '120', '']);
    // A class of statuses, and all that are not listed.
    for (const status of [503, 418])
      expect(await call('GET', '/situacao', { prefer: `code=${status}` })).toMatchObject({ status, faults: null });
    expect(await prefer('code=418')).toMatchObject({
      status: 400,
      faults: '"cobranca-cadastro" has no answer 418. Documented: 201, 400, 403, 503.',
    });
  });

  test('needs no body and no rights where the operation asks for none', async () => {
    expect(await call('GET', '/situacao')).toMatchObject({ status: 200, faults: null, body: example('recusa.txt') });
    expect(await call('HEAD', '/situacao')).toMatchObject({ status: 405 });
  });
});

describe('a call that is not as documented', () => {
  test.each<[string, () => ReturnType<typeof call>, number, string]>([
    [
      'no rights',
      () => call('PUT', `/v2/cobrancas/${TXID}`, { ...KEY, 'content-type': 'application/json' }, '{}'),
      401,
      'The call bears no authorization.',
    ],
    ['half of the rights', () => call('GET', LIST, { 'x-conta': 'c' }), 401, 'The call bears no authorization.'],
    [
      'an empty token',
      () => call('PUT', `/v2/cobrancas/${TXID}`, json({ authorization: 'Bearer ' })),
      401,
      'The call bears no authorization.',
    ],
    ['another method', () => call('GET', `/v2/cobrancas/${TXID}`, RIGHTS), 405, 'The path has: PUT.'],
    ['an unknown path', () => call('GET', '/v3/nada'), 404, 'No operation has the path "/v3/nada".'],
    [
      'a path that has another form',
      () => call('PUT', '/v2/cobrancas/curto', json(KEY), example('imediata.json')),
      400,
      'The path "txid" ',
    ],
    [
      'a header that is missing',
      () => call('PUT', `/v2/cobrancas/${TXID}`, json(), example('imediata.json')),
      400,
      'The header "X-Idempotencia" is missing.',
    ],
    [
      'a query that is none of its values',
      () => call('GET', `${LIST}&situacao=OUTRA&expand[]=pagador&expand[]=nada`, ACCESS),
      400,
      'The query "situacao" must be one of "ATIVA", "CONCLUIDA", not "OUTRA"., The query "expand[]" must be one of',
    ],
    ['too large a number', () => call('GET', `${LIST}&valor-minimo=10.505`, ACCESS), 400, 'The query "valor-minimo" '],
    ['no body', () => call('PUT', `/v2/cobrancas/${TXID}`, json(KEY)), 400, 'The body is missing.'],
    [
      'a body of another type',
      () => call('PUT', `/v2/cobrancas/${TXID}`, json({ ...KEY, 'content-type': 'text/xml' }), '<a/>'),
      400,
      'The body is of the type "text/xml". It may be: application/json, text/csv.',
    ],
    ['no JSON', () => call('PUT', `/v2/cobrancas/${TXID}`, json(KEY), '{'), 400, 'This is not JSON'],
    [
      'a payload that breaks its contract',
      () => call('PUT', `/v2/cobrancas/${TXID}`, json(KEY), '{"preço":1}'),
      400,
      '"pre\\u00e7o" is no field of "cobranca".',
    ],
    [
      'a file that breaks its layout',
      () => call('PUT', `/v2/cobrancas/${TXID}`, json({ ...KEY, 'content-type': 'text/csv' }), 'a;b\n'),
      400,
      'Line 1 ',
    ],
  ])('%s', async (_, made, status, fault) => {
    const { status: answered, faults } = await made();
    expect([answered, faults]).toEqual([status, expect.stringContaining(fault)]);
  });

  test('is answered with the example of the error, and told in the terminal', async () => {
    const { status, body } = await call('PUT', `/v2/cobrancas/${TXID}`, json(KEY), '{"outro":1}');
    expect([status, body]).toEqual([400, example('problema.json')]);
    await expect
      .poll(() => mock.output())
      .toContain(
        `PUT /v2/cobrancas/${TXID}  400\n  "txid" is missing.\n  "valor" is missing.\n  "outro" is no field of "cobranca".\n`,
      );
  });
});

test('a site without operations', async () => {
  const empty = workspace({ 'content/site.yaml': 'title: Exemplo\n', 'content/pages/index.md': '# Início\n' });
  expect(await empty.call('build')).toMatchObject({ code: 0 });
  expect(await empty.call('mock')).toEqual({
    code: 2,
    stdout: '',
    stderr: '"dist" describes no operations to answer as.\n',
  });
  empty.remove();
});
