// Planted changes of every kind: each is told once, and its effect on who sends and who receives.
import { describe, expect, test } from 'vitest';
import type { ApiData } from '../../../schemas/types.ts';
import { PACKS } from '../../languages/language.ts';
import { listOf } from '../../testing/field-lists.ts';
import { compareApis } from './compare-apis.ts';
import { compareLists } from './compare-lists.ts';
import type { ContractChange } from './contract-change.ts';
import { changeText } from './say-change.ts';

const told = (changes: readonly ContractChange[]): string[] =>
  changes.map(
    (change) =>
      `${change.at}: ${changeText(change, PACKS.en)}${change.breaks.length > 0 ? ` [${change.breaks.join(', ')}]` : ''}`,
  );

const list = (fields: string, head = 'direction: both') =>
  listOf(`title: Pedido\nroot: object\n${head}\nfields:\n${fields}`);

const text = (rest = ''): string => `  - { name: valor, type: string, required: always${rest} }\n`;
const number = (rest: string): string => `  - { name: valor, type: number, required: always${rest} }\n`;
const kind = '  - { name: tipo, type: string, required: always, values: [A, B] }\n';
const required = (how: string): string => `${kind}  - { name: valor, type: string, required: ${how} }\n`;

const variants = (oneOf: string): string =>
  `  - { name: p, type: object, required: always, discriminator: tipo, oneOf: ${oneOf}, fields: [{ name: tipo, type: string, required: always }] }\n`;

describe('a field', () => {
  test.each([
    ['nothing', text(), text(', description: Outra, example: "1"'), []],
    ['a form in words', text(), text(', format: livre'), ['valor: format: any → livre [sender]']],
    ['another', text(', format: livre'), text(', format: preso'), ['valor: format: livre → preso [receiver, sender]']],
    [
      'words beside a pattern',
      text(", pattern: 'A+', format: livre"),
      text(", pattern: 'A+', format: preso"),
      ['valor: format: livre → preso'],
    ],
    ['a rule in words', text(', rule: Sem A'), text(', rule: Sem B'), ['valor: rule: Sem A → Sem B']],
    ['a new one', kind, required('never'), ['valor: is new']],
    ['a new one, required', kind, required('always'), ['valor: is new and required [sender]']],
    [
      'a new one, required at times',
      kind,
      required('{ when: é A, if: { tipo: A } }'),
      ['valor: is new and required at times [sender]'],
    ],
    ['one removed', required('never'), kind, ['valor: is removed [receiver, sender]']],
    [
      'one renamed',
      text(),
      '  - { name: total, was: valor, type: string, required: always }\n',
      ['total: was "valor" [receiver, sender]'],
    ],
    ['required', required('never'), required('always'), ['valor: is required [sender]']],
    ['optional', required('always'), required('never'), ['valor: is optional [receiver]']],
    [
      'required at times',
      required('never'),
      required('{ when: é A, if: { tipo: A } }'),
      ['valor: is required at times [sender]'],
    ],
    [
      'required at other times',
      required('{ when: é A, if: { tipo: A } }'),
      required('{ when: é B, if: { tipo: B } }'),
      ['valor: is required at other times: é B [receiver, sender]'],
    ],
    [
      'forbidden at times',
      required('never'),
      required('never, absent: { when: é A, if: { tipo: A } }'),
      ['valor: must not be there: é A [sender]'],
    ],
    [
      'allowed again',
      required('never, absent: { when: é A, if: { tipo: A } }'),
      required('never'),
      ['valor: may always be there [receiver]'],
    ],
    ['shorter', text(', size: 20'), text(', size: 14'), ['valor: size: 20 → 14 [receiver, sender]']],
    ['at most shorter', text(', size: { max: 20 }'), text(', size: 14'), ['valor: size: at most 20 → 14 [sender]']],
    [
      'longer',
      text(', size: { min: 2, max: 9 }'),
      text(', size: { min: 2 }'),
      ['valor: size: 2 to 9 → at least 2 [receiver]'],
    ],
    ['at least so long', text(), text(', size: { min: 2 }'), ['valor: size: any → at least 2 [sender]']],
    ['fewer digits', number(', size: 9'), number(', size: 5'), ['valor: digits: at most 9 → at most 5 [sender]']],
    ['fewer decimals', number(', decimals: 4'), number(', decimals: 2'), ['valor: decimals: 4 → 2 [sender]']],
    ['a higher maximum', number(', maximum: 5'), number(', maximum: 9'), ['valor: maximum: 5 → 9 [receiver]']],
    ['a higher minimum', number(', minimum: 0'), number(', minimum: 1'), ['valor: minimum: 0 → 1 [sender]']],
    [
      'another unit',
      number(', unit: reais'),
      number(', unit: centavos'),
      ['valor: unit: reais → centavos [receiver, sender]'],
    ],
    ['a pattern', text(), text(", pattern: '[A-Z]'"), ['valor: pattern: any → [A-Z] [sender]']],
    [
      'another pattern',
      text(", pattern: '[A-Z]'"),
      text(", pattern: '[0-9]'"),
      ['valor: pattern: [A-Z] → [0-9] [receiver, sender]'],
    ],
    ['a new value', text(', values: [A]'), text(', values: [A, B]'), ['valor: has the new value "B"']],
    ['a value less', text(', values: [A, B]'), text(', values: [A]'), ['valor: no longer has the value "B" [sender]']],
    ['a list of values', text(), text(', values: [A]'), ['valor: takes the values of a list only [sender]']],
    ['null', text(), text(', nullable: true'), ['valor: may be null [receiver]']],
    ['no null', text(', nullable: true'), text(), ['valor: must not be null [sender]']],
    [
      'another type',
      text(),
      '  - { name: valor, type: date, required: always }\n',
      ['valor: is of type date, no longer string [receiver, sender]'],
    ],
    [
      'a wider type',
      '  - { name: valor, type: integer, required: always }\n',
      number(''),
      ['valor: is of type number, no longer integer [receiver]'],
    ],
    ['received only', text(), text(', readOnly: true'), ['valor: must not be sent [sender]']],
    ['sent only', text(), text(', writeOnly: true'), ['valor: is never received [receiver]']],
    ['sent again', text(', readOnly: true'), text(), ['valor: is sent too [sender]']],
    ['received again', text(', writeOnly: true'), text(), ['valor: is received too']],
    ['deprecated', text(), text(', deprecated: Use outro'), ['valor: is deprecated']],
    ['no longer deprecated', text(', deprecated: true'), text(), ['valor: is no longer deprecated']],
    ['told of by a note alone', text(), text(', change: Outro sentido'), ['valor: changes as its note says']],
    ['with the note of the release before', text(', change: Outro sentido'), text(', change: Outro sentido'), []],
    [
      'a map with other keys',
      "  - { name: m, type: map, required: always, items: string, propertyNames: '[A-Z]+' }\n",
      "  - { name: m, type: map, required: always, items: string, propertyNames: '[a-z]+' }\n",
      ['m: keys: [A-Z]+ → [a-z]+ [receiver, sender]'],
    ],
    [
      'one of a new variant',
      variants('[{ value: A, title: Um }, { value: C, title: Três }]'),
      variants(
        '[{ value: A, title: Um }, { value: C, title: Três }, { value: B, title: Dois, fields: [{ name: b, type: string, required: always }] }]',
      ),
      ['p.tipo: has the new value "B"', 'p.b: is new'],
    ],
    [
      'what an array holds',
      '  - { name: marcas, type: array, items: { type: string, size: 9 }, required: always }\n',
      '  - { name: marcas, type: array, items: { type: string, size: 5 }, required: always }\n',
      ['marcas: size: 9 → 5 [receiver, sender]'],
    ],
    [
      'one within another',
      '  - { name: itens, type: array, required: always, fields: [{ name: a, type: string, required: never }] }\n',
      '  - { name: itens, type: array, required: always, fields: [{ name: a, type: string, required: always }] }\n',
      ['itens[].a: is required [sender]'],
    ],
  ])('%s', (_, before, now, expected) => {
    expect(told(compareLists(list(before), list(now)))).toEqual(expected);
  });

  test('breaks only those that there are', () => {
    const changed = (direction: string) =>
      told(compareLists(list(text(), `direction: ${direction}`), list(kind, `direction: ${direction}`)));
    expect(changed('sent')).toEqual(['tipo: is new and required [sender]', 'valor: is removed [sender]']);
    expect(changed('received')).toEqual(['tipo: is new and required', 'valor: is removed [receiver]']);
  });
});

describe('a list', () => {
  const file = (layout: string, fields: string) =>
    listOf(
      `title: Arquivo\nroot: array\nlayout: { format: delimited, encoding: UTF-8, ${layout} }\nfields:\n${fields}`,
    );
  const lines = (more: string) =>
    listOf(
      `title: Arquivo\nroot: object\nlayout: { format: delimited, encoding: UTF-8, separator: ";" }\nfields:\n  - { name: inicio, type: object, required: always, fields: [{ name: t, type: string, required: always, values: [I] }] }\n${more}`,
    );
  const rule = (total: number): string =>
    `errors: [{ code: P1, rule: Só um, check: { count: { of: [itens], max: ${total} } } }]\n`;
  const items =
    '  - { name: itens, type: array, required: always, fields: [{ name: a, type: integer, required: never }] }\n';

  test.each([
    ['new', undefined, list(text()), [': is new']],
    ['gone', list(text()), undefined, [': is removed [receiver, sender]']],
    [
      'of another form',
      file('separator: ";"', text()),
      file('separator: "|"', text()),
      [': separator: ; → | [sender]'],
    ],
    [
      'with a column more',
      file('separator: ";"', kind),
      file('separator: ";"', required('never')),
      ['[].valor: is a new column [sender]'],
    ],
    [
      'of two columns in another order',
      file('separator: ";"', kind + text()),
      file('separator: ";"', text() + kind),
      ['[].valor: stands in another order [sender]', '[].tipo: stands in another order [sender]'],
    ],
    [
      'that says what went without saying',
      file('separator: ";"', text()),
      file('separator: ";", header: false, quotes: false', text()),
      [],
    ],
    [
      'with a kind of line more',
      lines(''),
      lines(
        '  - { name: fim, type: object, required: always, fields: [{ name: t, type: string, required: always, values: [F] }] }\n',
      ),
      ['fim: is a new kind of line [sender]'],
    ],
    [
      'that goes both ways',
      list(text(), 'direction: sent'),
      list(text(), 'direction: both'),
      [': is sent and received, no longer sent'],
    ],
    [
      'that goes one way',
      list(text(), 'direction: both'),
      list(text(), 'direction: received'),
      [': is received, no longer sent and received [sender]'],
    ],
    ['with a rule', list(items), list(`${items}${rule(1)}`), ['P1: is a new rule: Só um [sender]']],
    [
      'with another rule',
      list(`${items}${rule(1)}`),
      list(`${items}${rule(2)}`),
      ['P1: is a rule that has changed: Só um [sender]'],
    ],
    ['with a rule less', list(`${items}${rule(1)}`), list(items), ['P1: is a rule no longer [receiver]']],
  ])('%s', (_, before, now, expected) => {
    expect(told(compareLists(before, now))).toEqual(expected);
  });
});

describe('an API', () => {
  const operation: ApiData['operations'][number] = {
    id: 'consulta',
    title: 'Consulta',
    method: 'GET',
    path: '/v1/pedidos',
    parameters: [{ name: 'pagina', in: 'query', type: 'integer', maximum: 9 }],
    answers: [{ status: 200, description: 'Os pedidos', contract: 'pedido' }],
  };
  const api = (change: Partial<typeof operation> = {}, whole: Partial<ApiData> = {}): ApiData => ({
    title: 'Pedidos',
    version: '1.0',
    server: { address: 'https://hub.example', variable: 'HUB', example: 'https://hub.example' },
    operations: [{ ...operation, ...change }],
    ...whole,
  });
  const server = { address: 'https://novo.example', variable: 'HUB', example: 'https://novo.example' };

  const page = { status: 200, description: 'Os pedidos', contract: 'pedido' } as const;
  const environments = (address: string): ApiData['server'] => ({
    ...server,
    address: 'https://hub.example',
    environments: [{ name: 'Teste', address }],
  });
  const webhook = (change: object): Partial<ApiData> => ({
    webhooks: [
      {
        id: 'aviso',
        title: 'Aviso',
        method: 'POST',
        address: '{url}',
        answers: [{ status: 200, description: 'Sim' }],
        ...change,
      },
    ],
  });

  test('a webhook', () => {
    const before = api({}, webhook({ request: { contract: 'aviso' } }));
    const now = api({}, webhook({ request: { contract: 'outro' }, answers: [{ status: 204, description: 'Sim' }] }));
    expect(told(compareApis(before, now))).toEqual([
      'aviso: takes another body [receiver]',
      'aviso 204: is a new answer',
      'aviso 200: is an answer no longer [sender]',
    ]);
    expect(told(compareApis(before, api()))).toEqual(['aviso: is removed [receiver]']);
  });

  test('the address of an environment', () => {
    const [before, now] = ['https://a.example', 'https://b.example'].map((address) =>
      api({}, { server: environments(address) }),
    );
    expect(told(compareApis(before, now))).toEqual([': address: https://a.example → https://b.example [sender]']);
  });

  test.each<[string, ApiData, string[]]>([
    ['nothing', api({ title: 'Outro', description: 'Outra' }), []],
    ['its version', api({}, { version: '2.0' }), [': version: 1.0 → 2.0']],
    ['its address', api({}, { server }), [': address: https://hub.example → https://novo.example [sender]']],
    ['who may call it', api({ authorized: false }), ['consulta: is called with another authorization [sender]']],
    ['a path', api({ path: '/v2/pedidos' }), ['consulta: call: GET /v1/pedidos → GET /v2/pedidos [sender]']],
    ['an operation', api({ id: 'outra' }), ['outra: is new', 'consulta: is removed [receiver, sender]']],
    ['deprecated', api({ deprecated: true }), ['consulta: is deprecated']],
    [
      'a parameter',
      api({ parameters: [{ name: 'pagina', in: 'query', type: 'integer', maximum: 5, required: 'always' }] }),
      ['consulta query pagina: is required [sender]', 'consulta query pagina: maximum: 9 → 5 [sender]'],
    ],
    [
      'another parameter',
      api({ parameters: [{ name: 'limite', in: 'query', type: 'integer' }] }),
      ['consulta query limite: is new', 'consulta query pagina: is removed [sender]'],
    ],
    ['a body', api({ request: { contract: 'filtro' } }), ['consulta: takes another body [sender]']],
    [
      'what it answers',
      api({ answers: [{ status: 200, description: 'Os pedidos', contract: 'lista' }] }),
      ['consulta 200: has the body lista, no longer pedido [receiver]'],
    ],
    [
      'its media type',
      api({ answers: [{ ...page, mediaType: 'text/csv' }] }),
      ['consulta 200: has the body text/csv pedido, no longer pedido [receiver]'],
    ],
    [
      'a header of an answer',
      api({ answers: [{ ...page, headers: [{ name: 'ETag', type: 'string' }] }] }),
      ['consulta 200 header ETag: is new'],
    ],
    [
      'an answer of all',
      api({}, { answers: [{ status: 429, description: 'Devagar' }] }),
      ['consulta 429: is a new answer'],
    ],
    [
      'a status',
      api({ answers: [{ status: 202, description: 'Mais tarde' }] }),
      ['consulta 202: is a new answer', 'consulta 200: is an answer no longer [receiver]'],
    ],
  ])('%s', (_, now, expected) => {
    expect(told(compareApis(api(), now))).toEqual(expected);
  });
});
