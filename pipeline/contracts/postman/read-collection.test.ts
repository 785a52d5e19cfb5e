// What the format leaves open is settled when a collection is read.
import { describe, expect, test } from 'vitest';
import { type Collection, everyRequest, type Request } from './collection.ts';
import { readCollection } from './read-collection.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

function read(collection: object): Collection {
  const text = JSON.stringify({ info: { name: 'C', schema: SCHEMA }, item: [], ...collection });
  const file = { path: 'postman/c.postman_collection.json', text };
  return readCollection(file, 'pedido', ({ message }) => expect.unreachable(message)) ?? expect.unreachable();
}
const requestsIn = (collection: object): Request[] => [...everyRequest(read(collection).items)];
/** A collection of one request. */
function requestOf(request: unknown, item: object = {}, collection: object = {}): Request {
  const [only] = requestsIn({ ...collection, item: [{ name: 'R', request, ...item }] });
  return only ?? expect.unreachable();
}

describe('the path', () => {
  test.each([
    ['{{base}}/v1/pedidos?de=1', '/v1/pedidos'],
    ['https://hub.example:8443/v1/pedidos#x', '/v1/pedidos'],
    ['hub.example/v1/pedidos', '/v1/pedidos'],
    [{ raw: '{{base}}/v1/pedidos/:numero' }, '/v1/pedidos/{numero}'],
    [{ raw: 'x', path: ['v1', ':numero', { type: 'string', value: 'fim' }] }, '/v1/{numero}/fim'],
    [{ raw: 'x', path: '/v1/pedidos' }, '/v1/pedidos'],
    [{ raw: '{{base}}/v1/{{numero}}' }, '/v1/{{numero}}'],
    ['{{base}}', '/'],
  ])('of %j is %s', (url, path) => {
    expect(requestOf({ method: 'GET', url }).path).toBe(path);
  });
});

test('a request that is an address alone is got, with its query', () => {
  expect(requestOf('{{base}}/v1/pedidos?de=1&ate=&de=2')).toMatchObject({
    method: 'GET',
    path: '/v1/pedidos',
    query: [
      { name: 'de', value: '1' },
      { name: 'ate', value: '' },
      { name: 'de', value: '2' },
    ],
  });
});

test('headers are pairs or lines, and what is switched off is not there', () => {
  const pairs = [
    { key: 'X-Lote', value: 'A1' },
    { key: 'X-Velho', value: '1', disabled: true },
  ];
  const wanted = [{ name: 'X-Lote', value: 'A1' }];
  expect(requestOf({ url: 'a/b', header: pairs }).headers).toMatchObject(wanted);
  expect(requestOf({ url: 'a/b', header: 'X-Lote: A1\r\n\r\nsem dois pontos' }).headers).toMatchObject(wanted);
});

describe('a body', () => {
  const bodyOf = (body: object, header: object[] = []) => requestOf({ method: 'POST', url: 'a/b', header, body });

  test('is JSON where it or the header says so', () => {
    const json = [{ key: 'Content-Type', value: 'application/problem+json; charset=utf-8' }];
    expect(bodyOf({ mode: 'raw', raw: '{}' }).payload?.isJson).toBe(false);
    expect(bodyOf({ mode: 'raw', raw: '{}' }, json).payload?.isJson).toBe(true);
    const options = { raw: { language: 'json' } };
    expect(bodyOf({ mode: 'raw', raw: '{}', options }).payload).toMatchObject({ text: '{}', isJson: true });
  });

  test('of white space is none, and a form is its fields', () => {
    expect(bodyOf({ mode: 'raw', raw: ' \n' })).toMatchObject({ payload: undefined, form: undefined });
    const fields = [{ key: 'tipo', value: 'a' }, { key: 'velho', disabled: true }, { key: 'vazio' }];
    for (const mode of ['urlencoded', 'formdata'])
      expect(bodyOf({ mode, [mode]: fields }).form).toMatchObject([
        { name: 'tipo', value: 'a' },
        { name: 'vazio', value: '' },
      ]);
  });
});

test('who sends a request is said by itself, or by the nearest that holds it', () => {
  const bearer = { auth: { type: 'bearer', bearer: [] } };
  const settings = [
    { key: 'key', value: 'X-Chave' },
    { key: 'in', value: 'header' },
  ];
  const key = { auth: { type: 'apikey', apikey: settings } };
  const none = { auth: { type: 'noauth' } };
  const request = (name: string, more: object = {}) => ({ name, request: { method: 'GET', url: 'a/b', ...more } });
  const requests = requestsIn({
    ...bearer,
    item: [
      request('da coleção'),
      {
        name: 'P',
        ...none,
        item: [request('da pasta'), request('própria', bearer), { name: 'Q', item: [request('de fora')] }],
      },
      request('nenhuma', none),
      request('com chave', key),
    ],
  });
  expect(requests.map(({ name, authorization }) => [name, authorization])).toEqual([
    ['da coleção', { type: 'bearer' }],
    ['da pasta', undefined],
    ['própria', { type: 'bearer' }],
    ['de fora', undefined],
    ['nenhuma', undefined],
    ['com chave', { type: 'apikey', key: 'X-Chave', in: 'header' }],
  ]);
});

test('each request has a slug of its own, without accents', () => {
  const names = ['Obter solicitação', 'Obter solicitacao', '#', 'Obter solicitação'];
  const requests = requestsIn({ item: names.map((name) => ({ name, request: { url: 'a/b' } })) });
  expect(requests.map(({ slug }) => slug)).toEqual([
    'obter-solicitacao',
    'obter-solicitacao-1',
    'pedido',
    'obter-solicitacao-2',
  ]);
});

test('scripts say what is tested and which variables get a value', () => {
  const exec = [
    "pm.test('criada (201)', () => {});",
    'pm.test("diz \\"número\\"", () => {});',
    'pm.environment.set(\'numero\', 1); pm.collectionVariables.set("lote", 2);',
    "postman.setEnvironmentVariable('velho', 3); pm.environment.set('numero', 4); pm.environment.get('nada');",
  ];
  const event = [{ listen: 'test', script: { exec } }];
  const request = requestOf({ url: 'a/b' }, { event });
  expect(request.tests).toEqual(['criada (201)', 'diz \\"número\\"']);
  expect(request.sets).toEqual(['numero', 'lote', 'velho']);
  const whole = read({ event: [{ listen: 'prerequest', script: { exec: "pm.globals.set('hora', 1)" } }] });
  expect(whole.setByScripts).toEqual(['hora']);
});

test('a saved answer is its status, its body, and what was sent', () => {
  const response = {
    name: 'Recusada',
    code: 400,
    header: 'Content-Type: application/json',
    body: '{"erro":1}',
    originalRequest: { url: 'a/b', body: { mode: 'raw', raw: '{"a":1}' } },
  };
  expect(requestOf({ url: 'a/b' }, { response: [response, { name: 'Sem nada' }] }).responses).toMatchObject([
    {
      name: 'Recusada',
      code: 400,
      payload: { text: '{"erro":1}', isJson: true },
      sent: { payload: { text: '{"a":1}' } },
    },
    { name: 'Sem nada', code: undefined, payload: undefined, sent: { payload: undefined } },
  ]);
});

test('a variable is used where Postman fills it in, and nowhere else', () => {
  const collection = read({
    info: { name: '{{titulo}}', schema: SCHEMA, description: '{{dito}}' },
    item: [
      {
        name: '{{nome}}',
        event: [{ listen: 'test', script: { exec: '{{script}}' } }],
        request: { url: '{{base}}/v1/{{ numero }}?de={{$guid}}', header: [{ key: 'X', value: '{{base}}' }] },
        response: [{ name: 'a', body: '{{resposta}}', originalRequest: { url: '{{antes}}/v1' } }],
      },
    ],
  });
  expect(collection.uses.map(({ name }) => name)).toEqual(['base', 'numero', 'antes']);
  const [base] = collection.uses;
  expect(collection.lines.text.slice(base?.start, base?.end)).toBe('{{base}}');
});

test('a variable has a text for a value, and is not there when it is off', () => {
  const variable = [
    { key: 'texto', value: 'a', description: { content: 'Para quê.' } },
    { id: 'numero', value: 1.5 },
    { key: 'sim', value: true },
    { key: 'nada' },
    { key: 'velho', value: 'x', disabled: true },
  ];
  expect(read({ variable }).variables.map(({ name, value, description }) => [name, value, description])).toEqual([
    ['texto', 'a', 'Para quê.'],
    ['numero', '1.5', undefined],
    ['sim', 'true', undefined],
    ['nada', '', undefined],
  ]);
});
