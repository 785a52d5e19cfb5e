// Test data of contracts of every kind: each file is what its index says of it, by the code that readers' browsers check files
// with, and from what is published alone.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ResultWords } from '../../../schemas/own-file.ts';
import { compileSite } from '../../compile.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { PACKS } from '../../languages/language.ts';
import { contentFrom } from '../../read/content.ts';
import { hashOf } from '../../read/hash.ts';
import { fileOf, listOf } from '../../testing/field-lists.ts';
import { checkOwnFile } from '../fields/check-own-file.ts';
import type { FieldList } from '../fields/field-list.ts';
import { readFieldList } from '../fields/read-field-list.ts';
import { hasForm, textFormOf } from '../fields/text-forms.ts';
import type { FieldType } from '../fields/value-form.ts';
import { makePack, type Pack } from './make-pack.ts';
import { packFiles } from './pack-files.ts';

/** The lists of a content folder that are right. */
function listsIn(content: string): FieldList[] {
  const folder = fileURLToPath(new URL(`../../../${content}/fields/`, import.meta.url));
  const lists = new Map<string, FieldList>();
  for (const name of readdirSync(folder).sort()) {
    const text = readFileSync(folder + name, 'utf8');
    const findings: Finding[] = [];
    const list = readFieldList({ path: `fields/${name}`, text }, (finding) => void findings.push(finding), { lists });
    if (list && findings.length === 0) lists.set(list.name, list);
  }
  return [...lists.values()];
}

/** As a page carries them. */
const WORDS: ResultWords = JSON.parse(JSON.stringify({ ...PACKS.en.ownFile, separator: ',' }));

/** How many files a pack has of each kind. */
const countsOf = ({ files, untested }: Pack) => ({
  right: files.filter(({ tested }) => tested.kind === 'smallest' || tested.kind === 'full').length,
  limits: files.filter(({ tested }) => tested.kind === 'limit').length,
  wrong: files.filter(({ tested }) => tested.kind === 'wrong').length,
  untested: untested.length,
});

/** The same on every machine. */
const hashOfFiles = ({ files }: Pack): string =>
  hashOf(...files.map(({ name, bytes }) => name + Buffer.from(bytes).toString('latin1')));

/** Makes the test data of a contract, each file of which must do what its index says. */
async function checkedPack(content: string, name: string): Promise<Pack> {
  const lists = listsIn(content);
  const list = lists.find((each) => each.name === name);
  if (!list) throw new Error('There is no list.');
  const pack = makePack(list);
  const contracts = Object.fromEntries(lists.map((each) => [each.name, fileOf(each, 'json')]));
  const [index] = packFiles(list, pack, '/');
  const { files } = JSON.parse(Buffer.from(index?.bytes() ?? []).toString()) as {
    files: readonly {
      id: string;
      tests: string;
      rule?: string;
      findings: readonly { rule: string; line: number; column: number; message: string }[];
    }[];
  };
  expect(files).toHaveLength(pack.files.length);
  for (const [i, { id, tests, rule, findings }] of files.entries()) {
    const { name: fileName, bytes } = pack.files[i] ?? { name: '', bytes: new Uint8Array() };
    const file = new File([Buffer.from(bytes)], fileName);
    const { faults } = await checkOwnFile({ file, contract: name, contracts, words: WORDS }, () => undefined);
    const found = faults.map(({ reason, line, column, message }) => ({ rule: reason, line, column, message }));
    const said = findings.map(({ rule, line, column, message }) => ({ rule, line, column, message }));
    const inOrder = (all: typeof said): string[] => all.map((each) => JSON.stringify(each)).sort();
    expect([id, inOrder(found)]).toEqual([id, inOrder(said)]);
    expect([id, found.length > 0]).toEqual([id, tests === 'wrong']);
    if (rule !== undefined) expect([id, found.map((each) => each.rule)]).toEqual([id, expect.arrayContaining([rule])]);
  }
  return pack;
}

test.each([
  ['file-cnab-240', 'cobranca', { right: 2, limits: 79, wrong: 103, untested: 16 }, 'nY4cd1352T_j8HX3Dh9QRm6mnJj'],
  ['file-delimited', 'extrato', { right: 2, limits: 5, wrong: 31, untested: 0 }, 'diWVqH8jg70Kyx1JDqcujjvPWaX'],
  ['rules-between-fields', 'pedido', { right: 2, limits: 2, wrong: 51, untested: 0 }, 'O6YE6r1C377hJE17FX6ela5IFHF'],
  ['field-types', 'pedido', { right: 2, limits: 18, wrong: 54, untested: 0 }, '3VnSviULtty977uRCFQx4rqTPy9'],
  ['file-layout', 'posicional', { right: 2, limits: 6, wrong: 13, untested: 0 }, 'XI1jMX8DMXw5Z67XMh95rduJqe0'],
])('in the test data of %s/%s every file does what it says, with the same bytes on every machine', async (...row) => {
  const [fixture, name, counts, hash] = row;
  const pack = await checkedPack(`pipeline/fixtures/${fixture}/content`, name);
  expect(countsOf(pack)).toEqual(counts);
  expect(hashOfFiles(pack)).toBe(hash);
});

test.each(['plcota-arquivo', 'movimento-cota-arquivo', 'segregacao-taxas'])(
  'everything that the layout %s of this site says has its file',
  async (name) => {
    expect((await checkedPack('content', name)).untested).toEqual([]);
  },
);

test.each([
  ['limits that exclude each other', '  - { name: a, type: number, required: always, minimum: 10, maximum: 5 }', 'a'],
  [
    'a form that no text of the size has',
    "  - { name: a, type: string, required: always, size: 5, pattern: '[A-Z]{3}' }",
    'a',
  ],
  ['values that are not of the type', '  - { name: a, type: date, required: always, values: [x] }', 'a'],
  [
    'what must be there and must not',
    '  - { name: a, type: string, required: never }\nerrors:\n  - { code: E1, rule: x, check: { present: [a] } }\n  - { code: E2, rule: x, check: { absent: [a] } }',
    'a',
  ],
  ['what must hold itself', "  - { name: a, type: object, required: always, contract: '#' }", 'a'],
])('of a contract with %s there is no test data, and the field is named', (_, rest, field) => {
  const { files, problem } = makePack(listOf(`title: Pedido\nroot: object\nfields:\n${rest}\n`));
  expect([files.length, problem?.path]).toEqual([0, field]);
});

test('numbers of registers have right check digits, whether the type or the name says what they are', () => {
  const list = listOf(`title: Pedido
root: array
fields:
  - { name: cnpj, type: cnpj, required: always }
  - { name: cnpj_gestor, type: string, size: 14, pattern: '[0-9A-Z]{12}\\d{2}', required: always, example: "11111111000111" }
  - { name: cpf, type: cpf, required: always }
  - { name: isin, type: isin, required: always }
`);
  const text = Buffer.from(makePack(list).files[1]?.bytes ?? []).toString();
  const forms: readonly (readonly [name: string, form: FieldType])[] = [
    ['cnpj', 'cnpj'],
    ['cnpj_gestor', 'cnpj'],
    ['cpf', 'cpf'],
    ['isin', 'isin'],
  ];
  for (const [name, form] of forms) {
    const values = [...text.matchAll(new RegExp(`"${name}": "(.*?)"`, 'g'))].map(([, value = '']) => value);
    const known = textFormOf(form);
    expect([name, values.length, new Set(values).size]).toEqual([name, 2, 2]);
    for (const value of values) expect([name, value, known && hasForm(known, value)]).toEqual([name, value, true]);
  }
});

const SITE = {
  'site.yaml': 'title: Hub',
  'pages/index.md': '# Hub\n\n::test-data{contract=order}\n',
  'fields/order.yaml':
    'title: Order\nroot: array\nlayout: { format: delimited, encoding: ISO-8859-1, separator: ";" }\nfields:\n  - { name: name, type: string, required: always, example: São }\n',
  'fields/other.yaml': 'title: Other\nroot: object\nfields:\n  - { name: a, type: string, required: always }\n',
};

test('test data is made of contracts whose directive stands on a page, in their encoding, and of no others', async () => {
  const compile = (files: Readonly<Record<string, string>>) =>
    compileSite(contentFrom(new Map(Object.entries(files).map(([path, text]) => [path, () => Buffer.from(text)]))));
  const site = await compile(SITE);
  expect(site.diagnostics).toEqual([]);
  const made = [...site.outputs].filter(([path]) => path.startsWith('data/examples/'));
  expect(made.map(([path]) => path)).toContain('data/examples/order/smallest.csv');
  expect(made.every(([path]) => path.startsWith('data/examples/order/'))).toBe(true);
  const [, smallest] = made.find(([path]) => path.endsWith('/smallest.csv')) ?? [];
  if (smallest?.kind !== 'file') throw new Error('There is no file.');
  expect(Buffer.from(smallest.file.bytes()).toString('latin1')).toBe('São\n');
  const without = await compile({ ...SITE, 'pages/index.md': '# Hub' });
  expect([...without.outputs.keys()].filter((path) => path.startsWith('data/examples/'))).toEqual([]);
});
