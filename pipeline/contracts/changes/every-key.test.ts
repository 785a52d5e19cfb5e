// Nothing that a contract can say changes unheard: each key of the schemas is told when it changes, or is known to be words for
// people, an example, or about the documentation itself.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ApiData } from '../../../schemas/types.ts';
import { readFieldList } from '../fields/read-field-list.ts';
import { compareApis } from './compare-apis.ts';
import { compareLists } from './compare-lists.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const schema = (name: string): Schema =>
  JSON.parse(readFileSync(new URL(`../../../schemas/${name}.schema.json`, import.meta.url), 'utf8'));
const [fieldSchema, apiSchema] = [schema('fields'), schema('operations')];
const keysOf = (found: Schema | undefined): string[] => Object.keys(found?.properties ?? {}).sort();

/** What stands beside the key, where it means nothing alone, the key before, and the key now. */
type Change = readonly [beside: object, was: unknown, is: unknown];

interface Keys {
  readonly keys: readonly string[];
  /** How many changes are told when the key alone changes. */
  count(key: string, change: Change): number;
  readonly told: Readonly<Record<string, Change>>;
  readonly words: Readonly<Record<string, Change>>;
}

const withKey = (beside: object, key: string, value: unknown): object =>
  value === undefined ? beside : { ...beside, [key]: value };

/** Counts what is told of two states that differ in a key. */
const counted =
  <State>(state: (part: object) => State, compare: (was: State, is: State) => readonly unknown[]): Keys['count'] =>
  (key, [beside, was, is]) =>
    compare(state(withKey(beside, key, was)), state(withKey(beside, key, is))).length;

const field = { name: 'valor', type: 'string', required: 'never' };
const kind = { name: 'tipo', type: 'string', required: 'always' };
const other = { ...kind, name: 'classe' };
const listWith = (whole: object) => {
  const data = { title: 'Pedido', root: 'object', direction: 'both', fields: [kind, field], ...whole };
  // What else is wrong with these is no matter here; what no list may have is.
  return (
    readFieldList({ path: 'fields/pedido.yaml', text: JSON.stringify(data) }, () => undefined) ??
    expect.unreachable(JSON.stringify(data))
  );
};
const inList = counted(listWith, compareLists);
const inField = counted((part) => listWith({ fields: [kind, { ...field, ...part }] }), compareLists);
const inFile = counted(
  (layout) => listWith({ root: 'array', layout: { format: 'delimited', encoding: 'UTF-8', ...layout } }),
  compareLists,
);
const inPositional = counted((part) => {
  const layout = { format: 'positional', encoding: 'UTF-8' };
  const first = { ...kind, start: 1, length: 1 };
  return listWith({ root: 'array', layout, fields: [first, { ...field, start: 2, length: 5, ...part }] });
}, compareLists);
const inItems = counted(
  (items) => listWith({ fields: [kind, { ...field, type: 'array', items: { type: 'string', ...items } }] }),
  compareLists,
);
const inRule = counted((part) => listWith({ errors: [{ code: 'P1', rule: 'Um', ...part }] }), compareLists);

const variants = [
  { value: 'A', title: 'Um' },
  { value: 'B', title: 'Dois' },
];
const three = [...variants, { value: 'C', title: 'Três' }];
const holder = { type: 'object', discriminator: 'tipo', oneOf: variants, fields: [kind, other] };
const number = { type: 'number' };
const array = { type: 'array' };

const server = { address: 'https://hub.example', variable: 'HUB', example: 'https://hub.example' };
const call = {
  id: 'consulta',
  title: 'Consulta',
  method: 'GET',
  path: '/v1',
  answers: [{ status: 200, description: 'Sim' }],
};
const hook = {
  id: 'aviso',
  title: 'Aviso',
  method: 'POST',
  address: '{url}',
  answers: [{ status: 200, description: 'Sim' }],
};
const apiWith = (whole: object) => ({ title: 'Pedidos', server, operations: [call], ...whole }) as unknown as ApiData;
const inApi = counted(apiWith, compareApis);
const inServer = counted((part) => apiWith({ server: { ...server, ...part } }), compareApis);
const inEnvironment = counted(
  (part) => apiWith({ server: { ...server, environments: [{ name: 'Teste', address: 'https://a', ...part }] } }),
  compareApis,
);
const inScheme = counted((part) => apiWith({ securitySchemes: { s: { type: 'api-key', ...part } } }), compareApis);
const inAuthorization = counted(
  (part) => apiWith({ authorization: { header: 'Authorization', value: '$TOKEN', ...part } }),
  compareApis,
);
const callWith = (part: object) => apiWith({ operations: [{ ...call, ...part }] });
const inOperation = counted(callWith, compareApis);
const inHook = counted((part) => apiWith({ webhooks: [{ ...hook, ...part }] }), compareApis);
const inParameter = counted(
  (part) => callWith({ parameters: [{ name: 'pagina', in: 'query', type: 'string', ...part }] }),
  compareApis,
);
const inRequest = counted((request) => callWith({ request }), compareApis);
const inBody = counted((body) => callWith({ request: { content: [body] } }), compareApis);
const inPart = counted((part) => callWith({ request: { parts: [{ name: 'arquivo', ...part }] } }), compareApis);
const inAnswer = counted((part) => callWith({ answers: [{ status: 200, description: 'Sim', ...part }] }), compareApis);
const inError = counted(
  (part) => callWith({ errors: [{ status: 409, cause: 'Há', action: 'Não', ...part }] }),
  compareApis,
);
const inLimit = counted((part) => callWith({ limits: [{ name: 'Chamadas', value: '9', ...part }] }), compareApis);
const inCallback = counted(
  (part) => callWith({ callbacks: [{ webhook: 'aviso', address: '{a}', ...part }] }),
  compareApis,
);

const text: Change = [{}, 'um', 'dois'];
const parameter = { name: 'a', in: 'query', type: 'string' };
const shown = ['type'];

const { $defs: parts = {} } = fieldSchema;
const { $defs: calls = {} } = apiSchema;
const itemsOf = (found: Schema | undefined): Schema | undefined => found?.items;

const EVERY: Readonly<Record<string, Keys>> = {
  'a list': {
    keys: keysOf(fieldSchema),
    count: inList,
    told: {
      change: text,
      root: [{}, 'object', 'array'],
      direction: [{}, 'sent', 'both'],
      discriminator: [{ oneOf: variants, fields: [kind, other] }, 'tipo', 'classe'],
      oneOf: [{ discriminator: 'tipo', fields: [kind] }, variants, three],
      layout: [{ root: 'array' }, undefined, { format: 'delimited', encoding: 'UTF-8' }],
      fields: [{}, [kind], [kind, field]],
      errors: [{}, undefined, [{ code: 'P1', rule: 'Um' }]],
    },
    words: {
      title: text,
      description: text,
      illustrative: [{}, false, true],
      examples: [{}, undefined, [{ file: 'a.json' }]],
    },
  },
  'a field': {
    keys: keysOf(parts.Field),
    count: (key, change) =>
      (['start', 'length', 'align', 'padding'].includes(key) ? inPositional : inField)(key, change),
    told: {
      change: text,
      name: text,
      type: [{}, 'string', 'date'],
      items: [array, 'string', 'date'],
      propertyNames: [{ type: 'map', items: 'string' }, 'a+', 'b+'],
      contract: [{ type: 'object' }, 'um', 'dois'],
      discriminator: [{ ...holder, discriminator: undefined }, 'tipo', 'classe'],
      oneOf: [holder, variants, three],
      fields: [{ type: 'object' }, [kind], [kind, other]],
      readOnly: [{}, undefined, true],
      writeOnly: [{}, undefined, true],
      unit: [number, 'R$', '%'],
      nullable: [{}, false, true],
      required: [{}, 'never', 'always'],
      absent: [{}, undefined, { when: 'sempre' }],
      format: text,
      pattern: [{}, 'a+', 'b+'],
      size: [{}, 5, 6],
      decimals: [number, 2, 3],
      minimum: [number, 2, 3],
      maximum: [number, 2, 3],
      values: [{}, ['A'], ['B']],
      rule: text,
      deprecated: [{}, undefined, true],
      start: [{}, 2, 3],
      length: [{}, 5, 6],
      align: [{}, 'left', 'right'],
      padding: [{}, ' ', '0'],
    },
    words: {
      // Says by what name to look for it before.
      was: [{}, undefined, 'antigo'],
      group: text,
      description: text,
      example: text,
      since: text,
      illustrative: [{}, undefined, shown],
    },
  },
  'what an array holds': {
    keys: keysOf(parts.Field?.properties?.items?.anyOf?.find(({ properties }) => properties)),
    count: inItems,
    told: {
      type: [{}, 'string', 'date'],
      nullable: [{}, false, true],
      pattern: [{}, 'a+', 'b+'],
      size: [{}, 5, 6],
      decimals: [number, 2, 3],
      minimum: [number, 2, 3],
      maximum: [number, 2, 3],
      values: [{}, ['A'], ['B']],
      unit: [number, 'R$', '%'],
    },
    words: {},
  },
  'a layout': {
    keys: keysOf(fieldSchema.properties?.layout),
    count: inFile,
    told: {
      format: [{}, 'delimited', 'positional'],
      encoding: [{}, 'UTF-8', 'ASCII'],
      byteOrderMark: [{}, false, true],
      lineEnd: [{}, 'LF', 'CRLF'],
      fileName: [{}, 'a.csv', 'b.csv'],
      separator: [{}, ';', '|'],
      header: [{}, false, true],
      quotes: [{}, false, true],
      dateFormat: [{}, 'DDMMAAAA', 'AAAAMMDD'],
      decimalMark: [{}, '.', ','],
    },
    words: {},
  },
  'a rule of a list': {
    keys: keysOf(itemsOf(fieldSchema.properties?.errors)),
    count: inRule,
    told: {
      code: text,
      rule: text,
      problem: [{ rule: undefined }, 'um', 'dois'],
      check: [{}, undefined, { present: ['tipo'] }],
    },
    words: { scope: text, fields: text, name: text, result: text, action: text },
  },
  'an API': {
    keys: keysOf(apiSchema),
    count: inApi,
    told: {
      version: text,
      change: text,
      server: [{}, server, { ...server, address: 'https://b' }],
      authorization: [{}, undefined, { header: 'Authorization', value: '$TOKEN' }],
      securitySchemes: [{}, undefined, { s: { type: 'basic' } }],
      security: [{ securitySchemes: { s: { type: 'basic' } } }, undefined, ['s']],
      answers: [{}, undefined, [{ status: 429, description: 'Devagar' }]],
      errors: [{}, undefined, [{ status: 409, cause: 'Há', action: 'Não' }]],
      limits: [{}, undefined, [{ name: 'Chamadas', value: '9' }]],
      operations: [{}, [call], [call, { ...call, id: 'outra' }]],
      webhooks: [{}, undefined, [hook]],
    },
    words: { title: text, description: text, illustrative: [{}, false, true] },
  },
  'how an API is authorised': {
    keys: keysOf(apiSchema.properties?.authorization),
    count: inAuthorization,
    told: { header: text, value: text },
    words: { variable: text, description: text },
  },
  'a server': {
    keys: keysOf(calls.Server),
    count: inServer,
    told: { address: text, environments: [{}, undefined, [{ name: 'Teste', address: 'https://a' }]] },
    words: { variable: text, example: text, description: text },
  },
  'an environment': {
    keys: keysOf(itemsOf(calls.Server?.properties?.environments)),
    count: inEnvironment,
    told: { name: text, address: text },
    words: { description: text },
  },
  'a way to authorise': {
    keys: keysOf(calls.SecurityScheme),
    count: inScheme,
    told: {
      type: [{}, 'basic', 'bearer'],
      in: [{}, 'query', 'header'],
      name: text,
      tokenUrl: text,
      scopes: [{}, { a: 'Um' }, { b: 'Um' }],
    },
    words: { description: text, variable: text, username: text, password: text, certificate: text, key: text },
  },
  'an operation': {
    keys: keysOf(calls.Operation),
    count: inOperation,
    told: {
      change: text,
      id: text,
      method: [{}, 'GET', 'POST'],
      path: text,
      deprecated: [{}, false, true],
      server: [{}, undefined, server],
      authorized: [{}, true, false],
      security: [{}, undefined, 'none'],
      parameters: [{}, undefined, [parameter]],
      request: [{}, undefined, { contract: 'um' }],
      answers: [{}, call.answers, [{ status: 202, description: 'Sim' }]],
      callbacks: [{}, undefined, [{ webhook: 'aviso', address: '{a}' }]],
      errors: [{}, undefined, [{ status: 409, cause: 'Há', action: 'Não' }]],
      limits: [{}, undefined, [{ name: 'Chamadas', value: '9' }]],
    },
    words: { title: text, description: text, illustrative: [{}, false, true] },
  },
  'a webhook': {
    keys: keysOf(calls.Webhook),
    count: inHook,
    told: {
      change: text,
      id: text,
      method: [{}, 'PUT', 'POST'],
      address: text,
      deprecated: [{}, false, true],
      security: [{}, undefined, 'none'],
      parameters: [{}, undefined, [parameter]],
      request: [{}, undefined, { contract: 'um' }],
      answers: [{}, call.answers, [{ status: 202, description: 'Sim' }]],
    },
    words: { title: text, description: text, illustrative: [{}, false, true] },
  },
  'a parameter': {
    keys: keysOf(calls.Parameter),
    count: inParameter,
    told: {
      change: text,
      name: text,
      in: [{}, 'query', 'header'],
      type: [{}, 'string', 'date'],
      items: [array, 'string', 'date'],
      required: [{}, 'never', 'always'],
      format: text,
      pattern: [{}, 'a+', 'b+'],
      size: [{}, 5, 6],
      decimals: [number, 2, 3],
      minimum: [number, 2, 3],
      maximum: [number, 2, 3],
      values: [{}, ['A'], ['B']],
      rule: text,
      deprecated: [{}, undefined, true],
      default: text,
      explode: [{ ...array, items: 'string' }, true, false],
    },
    words: { description: text, since: text, example: text, illustrative: [{}, undefined, shown] },
  },
  'a body': {
    keys: keysOf(calls.Request),
    count: inRequest,
    told: {
      mediaType: text,
      contract: text,
      form: [{}, { a: '1' }, { b: '1' }],
      parts: [{}, [{ name: 'a' }], [{ name: 'b' }]],
      content: [{}, [{ mediaType: 'a/a' }], [{ mediaType: 'a/b' }]],
    },
    words: {
      example: text,
      examples: [{}, undefined, [{ file: 'a.json' }]],
      description: text,
      illustrative: [{}, false, true],
    },
  },
  'one of its forms': {
    keys: keysOf(calls.Body),
    count: inBody,
    told: {
      mediaType: text,
      contract: text,
      form: [{}, { a: '1' }, { b: '1' }],
      parts: [{}, [{ name: 'a' }], [{ name: 'b' }]],
    },
    words: { example: text, examples: [{}, undefined, [{ file: 'a.json' }]] },
  },
  'a part of a body': {
    keys: keysOf(calls.Part),
    count: inPart,
    told: { name: text, required: [{}, 'never', 'always'], mediaType: text, contract: text },
    words: { example: text, value: text, description: text, illustrative: [{}, false, true] },
  },
  'an answer': {
    keys: keysOf(itemsOf(calls.Answers)),
    count: inAnswer,
    told: {
      status: [{}, 200, 201],
      headers: [{}, undefined, [{ name: 'ETag', type: 'string' }]],
      mediaType: text,
      contract: text,
      content: [{}, [{ mediaType: 'a/a' }], [{ mediaType: 'a/b' }]],
    },
    words: {
      title: text,
      description: text,
      example: text,
      examples: [{}, undefined, [{ file: 'a.json' }]],
      illustrative: [{}, false, true],
    },
  },
  'an error': {
    keys: keysOf(itemsOf(calls.Errors)),
    count: inError,
    told: { status: [{}, 409, 410] },
    words: { cause: text, action: text },
  },
  'a limit': {
    keys: keysOf(itemsOf(calls.Limits)),
    count: inLimit,
    told: { name: text, value: text },
    words: { description: text },
  },
  'a callback': {
    keys: keysOf(itemsOf(calls.Operation?.properties?.callbacks)),
    count: inCallback,
    told: { webhook: text, address: text },
    words: {},
  },
};

describe.each(Object.entries(EVERY))('%s', (_, { keys, count, told, words }) => {
  test('every key is looked at', () => {
    expect([...Object.keys(told), ...Object.keys(words)].sort()).toEqual(keys);
    expect(keys.length).toBeGreaterThan(1);
  });

  test('what programs depend on is told, words are not', () => {
    const silent = Object.entries(told).flatMap(([key, change]) => (count(key, change) > 0 ? [] : [key]));
    const loud = Object.entries(words).flatMap(([key, change]) => (count(key, change) > 0 ? [key] : []));
    expect({ silent, loud }).toEqual({ silent: [], loud: [] });
  });
});
