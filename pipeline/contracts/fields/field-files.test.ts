// What a list is published as, opened with the tools it is meant for.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { fileOf, listOf, listOfEveryType, ORDER_LIST } from '../../testing/field-lists.ts';
import { checkPayload } from './check-payload.ts';
import { parseJson } from './parse-json.ts';

/** Texts that would end a comment, a line or a literal, wherever a list may have one. */
const HOSTILE = [
  'fim */ export const a = 1; /* \'b\' "c" `d` \\',
  'uma\r\nduas\rtres\u2028\u2029\u0085!',
  '*\\/ \u202E @x */',
  ' ',
];
const HOSTILE_NAMES = '__proto__ constructor new readonly get a-b a_b 1 * \\ {x} a:b a?b é $ ; \u202E'.split(' ');
const HOSTILE_LIST = JSON.stringify({
  title: HOSTILE[0],
  description: HOSTILE[1],
  root: 'object',
  fields: HOSTILE_NAMES.map((name, i) => {
    const text = HOSTILE[i % HOSTILE.length];
    const about = { description: text, rule: text, format: text, deprecated: text, since: text };
    const value = { name: 'valor', type: 'string', required: { when: text }, values: HOSTILE, example: text, ...about };
    return { name, type: i % 2 ? 'object' : 'array', required: 'always', fields: [value], ...about };
  }),
});

function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  return ajv;
}

const order = (changes: Record<string, unknown> = {}): unknown => [
  { tipo: 'NOVO', dia: '2025-11-23', itens: [{ valor: 75500.5 }], ...changes },
];

test('the JSON Schema accepts what the list allows and refuses what it forbids', () => {
  const isValid = strictAjv().compile(JSON.parse(fileOf(listOf(ORDER_LIST), 'schema.json')));
  const accepted = [
    order(),
    order({ 'page-size': 100, marcas: ['a'] }),
    order({ tipo: 'TROCA', itens: [{ valor: 0.1, anterior: '12345678901234' }] }),
    order({ itens: [{ valor: 1, anterior: null }] }),
  ];
  const refused = [
    {},
    order({ tipo: 'VELHO' }),
    order({ dia: '23/11/2025' }),
    order({ dia: undefined }),
    order({ itens: [] }),
    order({ 'page-size': 1000 }),
    order({ itens: [{ valor: '1' }] }),
    order({ itens: [{ valor: 1e13 }] }),
    order({ itens: [{ valor: 1, anterior: '1' }] }),
    order({ tipo: 'TROCA' }),
    order({ outro: 1 }),
    order({ marcas: [1] }),
  ].map((value) => JSON.parse(JSON.stringify(value)));
  expect(accepted.filter((value) => !isValid(value))).toEqual([]);
  expect(refused.filter((value) => isValid(value))).toEqual([]);
});

const PARTLY_KNOWN = `
title: Em parte
root: object
illustrative: [size, required]
fields:
  - { name: a, type: string, size: 3, required: always }
  - { name: b, type: string, size: 3, pattern: '[A-Z]+', required: never, illustrative: [pattern] }
  - { name: c, type: integer, required: never, illustrative: false }
  - name: d
    type: object
    required: never
    illustrative: true
    fields: [{ name: e, type: string, size: 9, required: never }]
`;

test('every file says which parts of a field are examples', () => {
  const list = listOf(PARTLY_KNOWN);
  const schema = JSON.parse(fileOf(list, 'schema.json'));
  expect(() => strictAjv().compile(schema)).not.toThrow();
  const { a, b, c, d } = schema.properties;
  expect([a, b, c, d, d.properties.e].map(({ description }) => description)).toEqual([
    'Exemplo, não publicado: tamanho, obrigatoriedade.',
    'Exemplo, não publicado: padrão.',
    undefined,
    'Exemplo, não publicado.',
    'Exemplo, não publicado.',
  ]);
  const lines = fileOf(list, 'csv').trimEnd().split('\r\n');
  expect(lines.map((line) => /,("[^"]*"|[^,]*)$/.exec(line)?.[1])).toEqual([
    'ilustrativo',
    '"tamanho_minimo, tamanho_maximo, obrigatorio"',
    'padrao',
    '',
    'sim',
    'sim',
  ]);
  expect(fileOf(list, 'd.ts').match(/Exemplo, não publicado.*/g)).toEqual([
    'Exemplo, não publicado: tamanho, obrigatoriedade',
    'Exemplo, não publicado: padrão',
    'Exemplo, não publicado */',
    'Exemplo, não publicado',
  ]);
  const again = listOf(fileOf(list, 'json'));
  expect(again.fields.map(({ illustrative }) => illustrative)).toEqual([
    ['size', 'required'],
    ['pattern'],
    false,
    true,
  ]);
});

test('what a list says of all its fields stands in each file once', () => {
  const list = listOf(ORDER_LIST.replace('root: array', 'root: array\nillustrative: true'));
  const { description, items } = JSON.parse(fileOf(list, 'schema.json'));
  expect([description, items.properties.itens.items.properties.valor.description]).toEqual([
    'Exemplo, não publicado.',
    undefined,
  ]);
  expect(fileOf(list, 'd.ts').match(/exemplo, não publicado/gi)).toEqual([
    'exemplo, não publicado',
    'exemplo, não publicado',
  ]);
  expect(fileOf(list, 'json').match(/"illustrative": true/g)).toEqual(['"illustrative": true']);
});

const FORMS = `
title: Formas
root: object
fields:
  - { name: cnpj, type: cnpj, required: never }
  - { name: cpf, type: cpf, required: never }
  - { name: isin, type: isin, required: never }
  - { name: id, type: uuid, required: never }
  - { name: contato, type: email, size: { max: 20 }, required: never, nullable: true }
  - { name: aviso, type: uri, required: never }
  - { name: dia, type: date, required: never }
  - { name: hora, type: datetime, required: never }
  - { name: taxa, type: number, size: 5, decimals: 2, required: never }
  - { name: marcas, type: array, items: string, values: [A, B], size: { max: 2 }, nullable: true, required: never }
  - { name: notas, type: array, items: integer, size: 2, required: never }
`;
const FORMED: Readonly<Record<string, { readonly right: readonly unknown[]; readonly wrong: readonly unknown[] }>> = {
  cnpj: {
    right: ['11222333000181', '12ABC34501DE35'],
    wrong: ['1122233300018', '12abc34501de35', '11.222.333/0001-81'],
  },
  cpf: { right: ['52998224725'], wrong: ['529982247', '529.982.247-25', 52998224725] },
  isin: { right: ['BRPETRACNPR6', 'US0378331005'], wrong: ['BR', 'br0378331005', 'US037833100X'] },
  id: { right: ['123e4567-e89b-12d3-a456-426614174000'], wrong: ['123e4567e89b12d3a456426614174000', '{}'] },
  contato: { right: ['a.b+c@exemplo.com.br', null], wrong: ['a@b', 'a b@exemplo.com', 'nome.longo@exemplo.com.br'] },
  aviso: {
    right: ['https://exemplo.com.br/a?b=%20#c', 'urn:a:b'],
    wrong: ['/a', 'exemplo.com', 'https://a b', 'a:b#c#d'],
  },
  dia: { right: ['2024-02-29'], wrong: ['2025-02-30', '2025-13-01', '25-01-01', '2025-1-1'] },
  hora: {
    right: ['2025-11-23T10:30:00-03:00', '2025-11-23T10:30:00.5Z', '2025-11-23T10:30:00+14:00'],
    wrong: ['2025-11-23T10:30:00', '2025-11-23T10:30:00+14:30', '2025-11-23T10:30:00-03:10', '2025-11-23T24:00:00Z'],
  },
  taxa: { right: [999.99, 0], wrong: [1000, 1e300, -1e3] },
  marcas: { right: [['A'], [], null], wrong: [['C'], [null], ['A', 'B', 'A'], 'A'] },
  notas: { right: [[1, 1234567]], wrong: [[1], [1, 2.5], [1, 2, 3]] },
};

test('the check and the JSON Schema agree on every form, on arrays with values and on their sizes', () => {
  const list = listOf(FORMS);
  const isValid = strictAjv().compile(JSON.parse(fileOf(list, 'schema.json')));
  for (const [name, { right, wrong }] of Object.entries(FORMED)) {
    for (const [values, isRight] of [[right, true] as const, [wrong, false] as const])
      for (const value of values) {
        const payload = JSON.stringify({ [name]: value });
        expect([payload, isValid(JSON.parse(payload))]).toEqual([payload, isRight]);
        expect([payload, checkPayload(list, parseJson(payload)).length === 0]).toEqual([payload, isRight]);
      }
  }
});

test('the check and the JSON Schema agree on what rules say of the presence of fields; the others are in a comment', () => {
  const fixture = new URL('../../fixtures/rules-between-fields/content/fields/pedido.yaml', import.meta.url);
  const list = listOf(readFileSync(fixture, 'utf8'));
  const schema = JSON.parse(fileOf(list, 'schema.json'));
  expect(schema.$comment).toContain('P04: o total é a soma dos itens. P07: ');
  expect(schema.$comment).not.toContain('P05');
  const isValid = strictAjv().compile(schema);
  const item = { codigo: 'A', valor: 1 };
  const right = { numero: 1, tipo: 'NOVO', dia: '2025-11-21', cpf: '52998224725', total: 1, itens: [item] };
  const faulty: readonly (readonly [reason: string | undefined, changes: Record<string, unknown>])[] = [
    [undefined, {}],
    [undefined, { cpf: undefined, cnpj: '12ABC34501DE35' }],
    [undefined, { tipo: 'TROCA', anterior: 2, itens: [], total: 0 }],
    ['P05', { cpf: undefined }],
    ['P05', { cnpj: '12ABC34501DE35' }],
    ['P06', { tipo: 'TROCA' }],
    ['P06', { anterior: 2 }],
    ['P08', { itens: [], total: 0 }],
    ['required', { grupo: 'a' }],
  ];
  for (const [reason, changes] of faulty) {
    const payload = JSON.stringify([{ ...right, ...changes }]);
    const found = checkPayload(list, parseJson(payload)).map((fault) => fault.reason);
    expect([payload, found, isValid(JSON.parse(payload))]).toEqual([payload, reason ? [reason] : [], !reason]);
  }
});

test('check digits, and digits as they are written, are what only the check tells', () => {
  const list = listOf(FORMS);
  const faultsOf = (payload: string) => checkPayload(list, parseJson(payload)).map(({ reason }) => reason);
  for (const wrong of ['"cnpj": "11222333000182"', '"cnpj": "12ABC34501DE53"', '"cnpj": "00000000000000"'])
    expect([wrong, faultsOf(`{ ${wrong} }`)]).toEqual([wrong, ['format']]);
  for (const wrong of [
    '"cpf": "52998224752"',
    '"cpf": "11111111111"',
    '"isin": "BRPETRACNPR5"',
    '"isin": "US0378331050"',
  ])
    expect([wrong, faultsOf(`{ ${wrong} }`)]).toEqual([wrong, ['format']]);
  expect(faultsOf('{ "taxa": 1e300 }')).toEqual(['size']);
  expect(faultsOf('{ "taxa": 1.5e-2 }')).toEqual(['decimals']);
  expect(faultsOf('{ "taxa": 12345e-2 }')).toEqual([]);
  expect(faultsOf('{ "taxa": 0.5e3 }')).toEqual([]);
  expect(faultsOf('{ "taxa": 1e999999999 }')).toEqual(['size']);
});

test('what stands in code keeps its marks and its characters in every file made of a text', () => {
  const description = 'Fim de `<script>`, `a*b` e `` `[x](/y)` ``: *veja* [a `lista`](/docs/lista) ou ``.';
  const fields = [{ name: 'a', type: 'string', required: 'always', description }];
  const list = listOf(JSON.stringify({ title: 'Pedido', root: 'object', fields }));
  const shown = 'Fim de `<script>`, `a*b` e `` `[x](/y)` ``: veja a `lista` ou ``.';
  expect(JSON.parse(fileOf(list, 'schema.json')).properties.a.description).toBe(shown);
  expect(fileOf(list, 'd.ts')).toContain(`/** ${shown} */`);
  expect(fileOf(list, 'csv')).toContain(`"${shown}"`);
});

test('the JSON is a field list itself', () => {
  const every = fileOf(listOfEveryType(), 'json');
  expect(fileOf(listOf(every, 'pedido'), 'json')).toBe(every);
  const json = JSON.parse(fileOf(listOf(ORDER_LIST), 'json'));
  expect(json.fields[3].fields[1].required).toEqual({ when: 'o pedido é uma troca', if: { tipo: ['TROCA'] } });
  expect(fileOf(listOf(JSON.stringify(json)), 'schema.json')).toBe(fileOf(listOf(ORDER_LIST), 'schema.json'));
  const hostile = fileOf(listOf(HOSTILE_LIST), 'json');
  expect(fileOf(listOf(hostile), 'json')).toBe(hostile);
});

test('the TypeScript compiles, and takes a payload', () => {
  const types = fileOf(listOf(ORDER_LIST), 'd.ts');
  expect(types).toContain('export type PedidoNovo = PedidoNovoItem[];');
  const hostile = fileOf(listOf(HOSTILE_LIST, '1-hostil'), 'd.ts');
  const value = (i: number) => ({ valor: HOSTILE[i % HOSTILE.length] });
  const payload = Object.fromEntries(HOSTILE_NAMES.map((name, i) => [name, i % 2 ? value(i) : [value(i)]]));
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-types-'));
  try {
    writeFileSync(path.join(folder, 'pedido.d.ts'), types);
    writeFileSync(path.join(folder, 'hostil.d.ts'), hostile);
    writeFileSync(path.join(folder, 'tipos.d.ts'), fileOf(listOfEveryType(), 'd.ts'));
    const use = [
      "import type { T1Hostil } from './hostil.js';",
      "import type { PedidoNovo } from './pedido.js';",
      `export const pedido: PedidoNovo = ${JSON.stringify(order())};`,
      `export const hostil: T1Hostil = ${JSON.stringify(payload).replace('"__proto__"', '["__proto__"]')};`,
      "import type { Pedido } from './tipos.js';",
      `export const pago: Pedido = ${readFileSync(new URL('../../fixtures/field-types/content/examples/pedido/enviado.json', import.meta.url), 'utf8')};`,
      '// @ts-expect-error A variant has its own fields alone.',
      "export const troco: Pedido = { tipo: 'DINHEIRO', faixa: 'ALTA', valor: 1, chave: 'a' };",
      '// @ts-expect-error Nothing that a text says is declared.',
      "export type { a } from './hostil.js';",
    ];
    writeFileSync(path.join(folder, 'uso.ts'), use.join('\n'));
    const tsc = path.join(path.dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    execFileSync(process.execPath, [tsc, ...options, path.join(folder, 'uso.ts')], { cwd: folder, encoding: 'utf8' });
    expect(readFileSync(path.join(folder, 'pedido.d.ts'), 'utf8')).toContain("'page-size'?: number;");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
