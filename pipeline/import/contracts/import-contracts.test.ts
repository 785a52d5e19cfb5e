// Contracts that others wrote, as files of ours: what they say is there, it builds, and what is left is told.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compileSite } from '../../compile.ts';
import { contentFrom } from '../../read/content.ts';
import { outputText } from '../../testing/output-text.ts';
import type { Imported } from '../imported.ts';
import { ORIGINS } from '../origins.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'import-contracts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Imports a file, written for this, with others beside it. */
async function imported(from: string, files: Readonly<Record<string, string>>): Promise<Imported> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const read = await ORIGINS[from]?.load();
  return read ? read(path.join(folder, Object.keys(files)[0] ?? '')) : expect.unreachable();
}

/** Compiles what was imported; it has no fault. */
async function built({ files }: Imported) {
  const all = new Map([['site.yaml', 'title: Hub'], ['pages/index.md', '# Hub'], ...files]);
  const site = await compileSite(contentFrom(new Map([...all].map(([name, data]) => [name, () => Buffer.from(data)]))));
  expect(site.diagnostics).toEqual([]);
  return site;
}

const listOf = ({ files }: Imported, name: string) => parse(String(files.get(`fields/${name}.yaml`)));

const causesOf = ({ left }: Imported): string[] => left.map(({ cause, place, text }) => `${place}  ${cause}  ${text}`);

test('import openapi writes what the document is read as', async () => {
  const document = fileURLToPath(
    new URL('../../fixtures/openapi-unsaid/content/openapi/cobrancas.yaml', import.meta.url),
  );
  const read = await ORIGINS.openapi?.load();
  const made = (await read?.(document)) ?? expect.unreachable();
  expect([...made.files.keys()].slice(0, 3)).toEqual([
    'operations/cobrancas.yaml',
    'fields/cobrancas/CobrancaBase.yaml',
    'fields/cobrancas/Valor.yaml',
  ]);
  expect(parse(String(made.files.get('operations/cobrancas.yaml'))).limits).toHaveLength(1);
  expect(causesOf(made)).toContain(
    'cobrancas.yaml:53  Links between answers and operations: they are left out  links:',
  );
  const site = await built(made);
  expect(outputText(site, 'data/operations/cobrancas.json')).toContain('cobranca-consultar');
});

test('import openapi says what is wrong with a document, and writes nothing', async () => {
  const faulty = {
    'faulty.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: 1 }\npaths: { /a: { $ref: "../b.yaml" } }\n',
  };
  await expect(imported('openapi', faulty)).rejects.toThrow(
    /faulty\.yaml:2:\d+ .*\n {2}faulty\.yaml:3:14 {2}"\.\.\/b\.yaml" cannot be followed. It leads out of the folder/,
  );
  await expect(imported('openapi', { 'no.yaml': 'a: 1\n' })).rejects.toThrow('is no OpenAPI document');
});

test('import jsonschema makes a field list, and one for each object that is referred to', async () => {
  const made = await imported('jsonschema', {
    'pedido.schema.json': JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'https://hub.example/pedido.json',
      title: 'Pedido',
      description: 'O que se pede.',
      type: 'object',
      required: ['numero', 'itens'],
      properties: {
        numero: { type: 'integer', exclusiveMinimum: 0, description: 'O número', examples: [42] },
        quando: { type: ['string', 'null'], format: 'date-time' },
        itens: { type: 'array', minItems: 1, items: { $ref: '#/definitions/Item' } },
        cliente: { $ref: 'partes/cliente.json#/definitions/Cliente' },
        etiquetas: { type: 'object', additionalProperties: { type: 'string', maxLength: 9 } },
      },
      dependentRequired: { quando: ['cliente'] },
      definitions: {
        Item: {
          type: 'object',
          required: ['valor'],
          properties: {
            valor: { type: 'number', multipleOf: 0.01 },
            filhos: { type: 'array', items: { $ref: '#/definitions/Item' } },
          },
        },
      },
      examples: [{ numero: 42, itens: [{ valor: 1.5 }] }],
    }),
    'partes/cliente.json':
      '{ "definitions": { "Cliente": { "type": "object", "properties": { "nome": { "type": "string" } } } } }',
  });
  expect([...made.files.keys()]).toEqual([
    'fields/pedido.yaml',
    'fields/pedido/Item.yaml',
    'fields/pedido/Cliente.yaml',
    'examples/pedido/pedido.json',
  ]);
  expect(listOf(made, 'pedido')).toMatchObject({
    title: 'Pedido',
    description: 'O que se pede.',
    fields: [
      { name: 'numero', type: 'integer', minimum: 1, required: 'always', example: 42 },
      { name: 'quando', type: 'datetime', nullable: true },
      { name: 'itens', type: 'array', size: { min: 1 }, contract: 'pedido/Item' },
      { name: 'cliente', contract: 'pedido/Cliente' },
      { name: 'etiquetas', type: 'map', items: { type: 'string', size: { max: 9 } } },
    ],
  });
  expect(made.left.map(({ cause }) => cause)).toEqual([
    'Keywords of JSON Schema that say how values depend on each other: they are left out',
  ]);
  await built(made);
});

test.each([
  [
    'Portuguese, as Excel saves it in Brazil',
    `\uFEFFLeiaute de pedidos;;;;;;\r
Campo;Tipo;Obrigatório;Tamanho;Descrição;Domínio;Exemplo;Dono\r
numero;Número(15,2);Sim;;O número;;"10,50";ACME\r
situacao;texto;S;1;A situação;"A=Ativa; I=Inativa";A;\r
data fim;data;Quando encerrada;;;;2025-11-24;\r
canal;XYZ;não;até 20;;;web;\r
`,
    [
      {
        name: 'numero',
        type: 'number',
        required: 'always',
        description: 'O número',
        size: { max: 15 },
        decimals: 2,
        example: 10.5,
      },
      { name: 'situacao', type: 'string', required: 'always', size: { min: 1, max: 1 } },
      { name: 'data_fim', type: 'date', required: { when: 'Quando encerrada' }, example: '2025-11-24' },
      { name: 'canal', type: 'string', required: 'never', size: { max: 20 }, example: 'web' },
    ],
    [
      'lista.csv:1  Rows above the heads: they are left out  Leiaute de pedidos',
      'lista.csv:2  Columns that say nothing here: they are left out  Dono',
      'lista.csv:5  Names with blanks: these are _ now  data fim',
      'lista.csv:6  Types that are none of ours: the field is a string  XYZ',
    ],
  ],
  [
    'English, with tabs and paths',
    'Field\tPath\tData type\tRequired\tMax\tAllowed values\nid\tid\tint\tyes\t99\t\norder\torder\tobject\ty\t\t\nkind\torder.kind\tstring\tno\t\tA: first|B: second\nlines\torder.lines[]\tarray (string)\t\t\t\n',
    [
      { name: 'id', type: 'integer', required: 'always', maximum: 99 },
      {
        name: 'order',
        type: 'object',
        fields: [
          {
            name: 'kind',
            values: [
              { value: 'A', meaning: 'first' },
              { value: 'B', meaning: 'second' },
            ],
          },
          { name: 'lines', type: 'array', items: 'string' },
        ],
      },
    ],
    [],
  ],
])('import csv reads heads in %s', async (_, text, fields, left) => {
  const made = await imported('csv', { 'lista.csv': text });
  expect(listOf(made, 'lista').fields).toMatchObject(fields);
  expect(causesOf(made)).toEqual(left);
  await built(made);
});

test('import csv reads positions of a file, and the spreadsheet that is published of a list', async () => {
  const made = await imported('csv', {
    'arquivo.csv': 'campo,início,fim,tipo,obrigatório\ntipo,1,1,texto,sim\nvalor,2,16,inteiro,sim\n',
  });
  const site = await built(made);
  expect(listOf(made, 'arquivo').fields[1]).toMatchObject({ start: 2, length: 15 });
  const again = await imported('csv', { 'publicado.csv': outputText(site, 'data/fields/arquivo.csv') });
  expect(listOf(again, 'publicado').fields).toEqual(listOf(made, 'arquivo').fields);
  await expect(imported('csv', { 'nada.csv': 'a,b\n1,2\n' })).rejects.toThrow('has no column of names');
});
