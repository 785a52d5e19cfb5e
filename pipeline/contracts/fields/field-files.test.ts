// What a list is published as, opened with the tools it is meant for.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { checkPayload } from './check-payload.ts';
import { fieldFiles } from './field-files.ts';
import type { FieldList } from './field-list.ts';
import { parseJson } from './parse-json.ts';
import { portable, unportableIn } from './portable-pattern.ts';
import { readFieldList } from './read-field-list.ts';
import { toJsonSchema } from './to-json-schema.ts';

const LIST = `
title: Pedido
root: array
fields:
  - name: tipo
    type: string
    required: always
    values: [NOVO, { value: TROCA, meaning: "em vez de outro, ou \\"troca\\"" }]
  - { name: dia, type: date, required: always, description: "Dia, com vírgula", example: "2025-11-23" }
  - { name: page-size, type: integer, required: never, size: 3, minimum: 1, example: 100 }
  - name: itens
    type: array
    size: { min: 1 }
    required: always
    fields:
      - { name: valor, type: number, required: always, size: 15, decimals: 2, example: 75500.50 }
      - name: anterior
        type: string
        size: 14
        required: { when: o pedido é uma troca, if: { tipo: TROCA } }
        nullable: true
        deprecated: Use o *novo*
  - { name: marcas, type: array, items: string, required: never }
`;

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

function listOf(text: string, name = 'pedido-novo'): FieldList {
  const list = readFieldList({ path: `fields/${name}.yaml`, text }, (finding) => {
    throw new Error(finding.message);
  });
  if (!list) throw new Error('The list cannot be read.');
  return list;
}

function fileOf(list: FieldList, ending: string): string {
  const file = fieldFiles(list, { base: '/', csvSeparator: ',' }).find(
    ({ outputPath }) => outputPath === `data/fields/${list.name}.${ending}`,
  );
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(file?.bytes());
}

function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  return ajv;
}

const order = (changes: Record<string, unknown> = {}): unknown => [
  { tipo: 'NOVO', dia: '2025-11-23', itens: [{ valor: 75500.5 }], ...changes },
];

test('the JSON Schema accepts what the list allows and refuses what it forbids', () => {
  const isValid = strictAjv().compile(JSON.parse(fileOf(listOf(LIST), 'schema.json')));
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

/** The rows of a spreadsheet by their headers, none of whose cells breaks a line. */
function csvRows(csv: string, separator: string): Record<string, string>[] {
  const [headers = [], ...rows] = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...`${separator}${line}`.matchAll(new RegExp(`${separator}(?:"((?:[^"]|"")*)"|([^"${separator}]*))`, 'g'))].map(
        ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    );
  return rows.map((row) => Object.fromEntries(headers.map((header, i) => [header, row[i] ?? ''])));
}

test('the CSV is RFC 4180 in UTF-8, one record a field, with everything that is said of it', () => {
  const list = listOf(LIST);
  const csv = fileOf(list, 'csv');
  expect(csv.startsWith('\uFEFFcampo,caminho,')).toBe(true);
  const rows = csvRows(csv, ',');
  expect(rows).toHaveLength(7);
  expect(rows[0]?.valores).toBe('NOVO; TROCA: em vez de outro, ou "troca"');
  expect(rows[1]).toMatchObject({ campo: 'dia', caminho: '[].dia', tipo: 'date', descricao: 'Dia, com vírgula' });
  expect(rows[2]).toMatchObject({ tamanho_maximo: '3', minimo: '1', exemplo: '100' });
  expect(rows[3]).toMatchObject({ itens_minimo: '1', tamanho_minimo: '' });
  expect(rows[4]).toMatchObject({ tamanho_maximo: '15', decimais: '2', exemplo: '75500.50' });
  expect(rows[5]).toMatchObject({ obrigatorio: 'condicional', condicao: 'o pedido é uma troca', nulo: 'sim' });
  const semicolons = fieldFiles(list, { base: '/', csvSeparator: ';' })[0];
  expect(csvRows(new TextDecoder('utf-8', { ignoreBOM: true }).decode(semicolons?.bytes()), ';')).toEqual(rows);
});

test('no cell of the CSV is a formula', () => {
  const texts = ['=1+1', '+1', '-1+1', '@SUM(A1)', '-12.50', '-', 'a=1'];
  const fields = texts.map((text, i) => ({ name: `f${i}`, type: 'string', required: 'never', example: text }));
  const list = listOf(JSON.stringify({ title: 'Fórmulas', root: 'object', fields }));
  const shown = csvRows(fileOf(list, 'csv'), ',').map(({ exemplo }) => exemplo);
  expect(shown).toEqual(["'=1+1", "'+1", "'-1+1", "'@SUM(A1)", '-12.50', "'-", 'a=1']);
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

/** A list with a field of every kind, and the list that it names. */
function listOfEveryType(): FieldList {
  const folder = new URL('../../fixtures/field-types/content/fields/', import.meta.url);
  const lists = new Map<string, FieldList>();
  for (const name of ['conta', 'pedido']) {
    const list = readFieldList(
      { path: `fields/${name}.yaml`, text: readFileSync(new URL(`${name}.yaml`, folder), 'utf8') },
      ({ message }) => expect.unreachable(message),
      lists,
    );
    if (list) lists.set(name, list);
  }
  return lists.get('pedido') ?? expect.unreachable('There is no list.');
}

test('what is sent is closed, what is received open, and each is a schema of its own', () => {
  const list = listOfEveryType();
  const sent = JSON.parse(fileOf(list, 'schema.json'));
  const received = JSON.parse(fileOf(list, 'received.schema.json'));
  const [pix] = sent.oneOf;
  expect(pix).toMatchObject({ title: 'pagamento por Pix', additionalProperties: false });
  expect(pix.properties).not.toHaveProperty('numero');
  expect(pix.properties.faixa.enum).toEqual(['ALTA', 'BAIXA']);
  expect(pix.properties.valor.description).toBe('Unidade: R$.');
  expect(pix.properties.desconto.description).toBe('Ausente quando: a faixa é `BAIXA`. Unidade: %.');
  expect(received.oneOf).toHaveLength(4);
  expect(received.oneOf[0]).not.toHaveProperty('additionalProperties');
  expect(received.oneOf[0].properties.numero).toMatchObject({ readOnly: true });
  expect(received.oneOf[0].properties.faixa).toEqual({
    type: 'string',
    description: 'Valores conhecidos: ALTA, BAIXA.',
  });
  expect(sent.$defs.conta.properties.titular.required).toEqual(['nome']);
  expect(sent.$defs['pedido.categoria'].properties.filhas.items).toEqual({ $ref: '#/$defs/pedido.categoria' });
});

test('fields that are required on one condition are required by one part of the schema', () => {
  const fields = ['a', 'b'].map((name) => ({
    name,
    type: 'string',
    required: { when: 'na troca', if: { tipo: 'TROCA' } },
  }));
  const inner = { name: 'c', type: 'string', required: { when: 'na troca', if: { tipo: 'TROCA' } } };
  const schema = toJsonSchema(
    listOf(
      JSON.stringify({
        title: 'Troca',
        root: 'object',
        fields: [
          { name: 'tipo', type: 'string', required: 'always' },
          ...fields,
          { name: 'fundo', type: 'object', required: 'never', fields: [inner] },
        ],
      }),
    ),
  );
  expect(schema.allOf).toEqual([
    {
      if: { properties: { tipo: { const: 'TROCA' } }, required: ['tipo'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: { a: true, b: true, fundo: { type: 'object', properties: { c: true }, required: ['c'] } },
        required: ['a', 'b'],
      },
    },
  ]);
});

test('patterns are published as every validator reads them', () => {
  const published = (pattern: string): string => portable(new RegExp(`^(?:${pattern})$`, 'u'));
  expect(published(String.raw`\d{14}`)).toBe('^([0-9]{14})$');
  expect(published(String.raw`[\d.]+\w?|https://\S+`)).toBe(
    String.raw`^([0-9.]+[A-Za-z0-9_]?|https://[^ \t\n\r\f\v]+)$`,
  );
  expect(published(String.raw`\\d\.(?:a|b)`)).toBe(String.raw`^(\\d\.(a|b))$`);
  expect(['(?=a)b', String.raw`\bA`, String.raw`(a)\1`, String.raw`\p{L}`].map(unportableIn)).toEqual([
    '(?=',
    String.raw`\b`,
    String.raw`\1`,
    String.raw`\p`,
  ]);
  expect([String.raw`\\b`, '(?:a)+', '[A-Z]{3}'].map(unportableIn)).toEqual([undefined, undefined, undefined]);
});

test('the JSON is a field list itself', () => {
  const every = fileOf(listOfEveryType(), 'json');
  expect(fileOf(listOf(every, 'pedido'), 'json')).toBe(every);
  const json = JSON.parse(fileOf(listOf(LIST), 'json'));
  expect(json.fields[3].fields[1].required).toEqual({ when: 'o pedido é uma troca', if: { tipo: ['TROCA'] } });
  expect(fileOf(listOf(JSON.stringify(json)), 'schema.json')).toBe(fileOf(listOf(LIST), 'schema.json'));
  const hostile = fileOf(listOf(HOSTILE_LIST), 'json');
  expect(fileOf(listOf(hostile), 'json')).toBe(hostile);
});

test('the TypeScript compiles, and takes a payload', () => {
  const types = fileOf(listOf(LIST), 'd.ts');
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
