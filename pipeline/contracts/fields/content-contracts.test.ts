// The content of this site, held to its contracts by validators that are not ours. What a renamed field breaks is in
// renamed-field.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import type { CompiledSite } from '../../compile.ts';
import { PACKS } from '../../languages/language.ts';
import { sayInEnglish } from '../../languages/say-in-english.ts';
import type { Content } from '../../read/content.ts';
import { readContent } from '../../read/read-content.ts';
import { type Json, mutate, seeded, valuesIn } from '../../testing/mutate-json.ts';
import { outputText } from '../../testing/output-text.ts';
import { compileOwn, OWN_FOLDER as folder, ownContent } from '../../testing/own-content.ts';
import { filesIn } from '../kind/kind.ts';
import { checkPayload } from './check-payload.ts';
import { REASONS } from './check-scalar.ts';
import type { FieldList } from './field-list.ts';
import { parseFile } from './parse-file.ts';
import { parseJson } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';
import { readFieldList } from './read-field-list.ts';
import { readPayload } from './read-payload.ts';
import { sampleLines } from './sample-line.ts';
import { sharedValues } from './shared-values.ts';
import { toJsonSchema } from './to-json-schema.ts';

const pages = readdirSync(`${folder}/pages`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(`${folder}/pages/${name}`, 'utf8') }));
const payloads = pages.flatMap(({ name, text }) =>
  [...text.matchAll(/^```json([^\n]*)\n([\s\S]*?)^```/gm)].map(([, meta = '', code = '']) => ({ name, meta, code })),
);

let content: Content;
let site: CompiledSite;
beforeAll(async () => {
  content = await ownContent();
  site = await compileOwn();
});

function makeAjv(allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors });
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  return ajv;
}

test('every payload names its contract', () => {
  expect(payloads.length).toBeGreaterThan(10);
  expect(payloads.filter(({ meta }) => !meta.includes(' contract='))).toEqual([]);
  const files = pages.flatMap(({ text }) => [...text.matchAll(/^```csv([^\n]*)$/gm)].map(([, meta]) => meta));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((meta) => !meta?.includes(' contract='))).toEqual([]);
});

test('the published JSON Schemas accept the payloads of the guides and the sample files', () => {
  const ajv = makeAjv(true);
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (name: string): ValidateFunction => {
    const found = validators.get(name);
    if (found) return found;
    const made = ajv.compile(JSON.parse(outputText(site, `data/fields/${name}.schema.json`)));
    validators.set(name, made);
    return made;
  };
  const check = (name: string, where: string, text: string): void => {
    const isValid = validatorOf(name);
    expect([where, isValid(JSON.parse(text)), isValid.errors]).toEqual([where, true, null]);
  };
  let checked = 0;
  for (const { name, meta, code } of payloads) {
    const contract = /contract=(\S+)/.exec(meta)?.[1] ?? '';
    if (contract.includes('#') || meta.includes('expect=')) continue;
    check(contract, name, code);
    checked++;
  }
  for (const { path, text } of filesIn('fields/', content)) {
    for (const [, file = ''] of text.matchAll(/^ {2}- file: (\S+\.json)$/gm)) {
      check(path.slice(7, -5), file, readFileSync(`${folder}/examples/${file}`, 'utf8'));
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(35);
});

/** What only the check can say, as docs/pages/guide/data.md lists it. */
const ONLY_CHECK: readonly ((fault: PayloadFault, list: FieldList) => boolean)[] = [
  // Decimals: a keyword for them refuses right values.
  ({ reason }) => reason === 'decimals',
  // Check digits.
  ({ reason, said }) => reason === 'format' && CHECK_DIGITS.test(sayInEnglish(said)),
  // Rules that compare values, or count those of several fields.
  ({ reason, said }) => !(REASONS as readonly string[]).includes(reason) && !SAID_OF_RULES.test(sayInEnglish(said)),
  // What is received may be new.
  ({ reason }, { direction }) => direction === 'received' && (reason === 'unknown' || reason === 'values'),
];
const SAID_OF_RULES =
  /is missing:|must not be there:|cannot stand beside|must have (?:one of|(?:at \w+ )?\d+ of "[^"]+", not)/;
const CHECK_DIGITS = /must be (?:a CNPJ|a CPF|an ISIN).*not "(?:[0-9A-Z]{12}\d{2}|\d{11}|[A-Z]{2}[0-9A-Z]{9}\d)"/;

test('check and published JSON Schema agree on ten thousand payloads with a slip', async () => {
  const types = await readContent(fileURLToPath(new URL('../../fixtures/field-types/content', import.meta.url)));
  const random = seeded(13);
  const ajv = makeAjv(false);
  const contracts = [content, types].flatMap(({ data, files }) => {
    const lists = new Map<string, FieldList>();
    const sources = filesIn('fields/', { data } as Content);
    const valuesOf = sharedValues(sources);
    for (const file of sources) {
      const list = readFieldList(file, ({ message }) => expect.unreachable(message), { lists, valuesOf });
      if (list) lists.set(list.name, list);
    }
    return [...lists.values()].flatMap((list) => {
      const examples = list.examples.filter(
        ({ file, expect = 'valid' }) => file.endsWith('.json') && expect === 'valid',
      );
      return (['sent', 'received'] as const).flatMap((direction) => {
        if (list.direction !== 'both' && list.direction !== direction) return [];
        const payloads = examples
          .filter((example) => (example.direction ?? direction) === direction)
          .map(({ file }): Json => JSON.parse(Buffer.from(files.get(`examples/${file}`)?.bytes() ?? []).toString()));
        const isValid = ajv.compile(toJsonSchema(list, PACKS['pt-BR'], direction));
        return payloads.length > 0 ? [{ list: { ...list, direction }, isValid, payloads }] : [];
      });
    });
  });
  const most = Math.ceil(10_000 / contracts.length);
  const differing: unknown[] = [];
  let made = 0;
  let refused = 0;
  for (const { list, isValid, payloads } of contracts) {
    const pool = payloads.flatMap(valuesIn);
    for (let i = 0; i < most; i++) {
      const base = payloads[i % payloads.length] as Json;
      const once = mutate(base, pool, random);
      const value = i % 3 === 0 ? mutate(once, pool, random) : once;
      const text = JSON.stringify(value);
      const faults = checkPayload(list, parseJson(text), { direction: list.direction });
      const both = faults.filter((fault) => !ONLY_CHECK.some((says) => says(fault, list)));
      made++;
      if (both.length > 0) refused++;
      if (isValid(value) !== (both.length === 0))
        differing.push({
          contract: list.name,
          said: faults.map(({ said }) => sayInEnglish(said)),
          schema: isValid.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`),
          text: text.slice(0, 300),
        });
    }
  }
  expect(differing.slice(0, 5)).toEqual([]);
  expect([made >= 10_000, refused > made / 3, refused < made]).toEqual([true, true, true]);
});

test('the sample line of every layout obeys the layout it is made from', () => {
  let layouts = 0;
  const positional = readFileSync(
    new URL('../../fixtures/file-layout/content/fields/posicional.yaml', import.meta.url),
    'utf8',
  );
  const files = [...filesIn('fields/', content), { path: 'fields/posicional.yaml', text: positional }];
  const valuesOf = sharedValues(files);
  for (const file of files) {
    const list = readFieldList(file, ({ message }) => expect.unreachable(message), { valuesOf });
    if (!list?.layout) continue;
    layouts++;
    const { layout } = list;
    const lines = sampleLines(list, layout).map(({ parts, separator }) =>
      parts.map(({ text }) => text).join(separator),
    );
    const header = layout.header ? [list.fields.map(({ name }) => name).join(layout.separator)] : [];
    const { payload, faults } = parseFile([...header, ...lines].join('\n'), list, layout);
    // One line of each kind is no file that adds up.
    const found = checkPayload(list, payload, { isWhole: false });
    expect([list.name, ...faults, ...found]).toEqual([list.name]);
  }
  expect(layouts).toBe(5);
});

const TAXAS = 'segregacao-taxas/Segregacao_Taxas_20251121_001.csv';
const MOVIMENTOS = 'movimento-cota/solicitacao-completa.json';
const FUNDO = 'registro/fundo-solicitacao.json';
const ENCERRAMENTO = 'registro/fundo-encerramento.json';
const ARQUIVO = 'movimento-cota/Movimentacao_Cotas_20251123_001.csv';

/** What one edit of an example breaks, and nothing else. */
const BROKEN: readonly (readonly [contract: string, file: string, from: string | RegExp, to: string, code: string])[] =
  [
    ['segregacao-taxas', TAXAS, 'PERCENTUAL;1.3000', 'PERCENTUAL;1.4000', 'ST01'],
    ['segregacao-taxas', TAXAS, /^.*GLOBAL.*\n/m, '', 'ST02'],
    ['segregacao-taxas', TAXAS, '0.2000;;', '0.2000;10.00;', 'ST07'],
    ['segregacao-taxas', TAXAS, /2025-11-21;;/g, '2025-11-21;2025-11-20;', 'ST08'],
    [
      'plcota',
      'plcota/envio-requisicao.json',
      /"codigo_classe_subclasse": "\w+"/g,
      '"codigo_classe_subclasse": "C0000123456"',
      'PC01',
    ],
    ['movimento-cota', MOVIMENTOS, /"Sim"/, '"Não"', 'MC02'],
    ['movimento-cota', MOVIMENTOS, /"Não"/, '"Sim"', 'MC02'],
    ['movimento-cota', MOVIMENTOS, '"55555555000155"', '"11111111000111"', 'MC05'],
    ['movimento-cota', MOVIMENTOS, /33333333000133(.*\n.*)S0000345678/, '22222222000122$1S0000234567', 'MC08'],
    ['movimento-cota', MOVIMENTOS, '44444444000144', '11111111000111', 'MC10'],
    ['registro', FUNDO, '"ADMINISTRADOR"', '"AUDITOR"', 'RG02'],
    ['registro', FUNDO, /"credito_privado": true/, '"credito_privado": false', 'RG05'],
    ['registro', FUNDO, /"REGULAMENTO"/g, '"LAMINA"', 'RG07'],
    ['registro', FUNDO, '"fundo": {', '"fundo": { "codigo_fundo": "F0000123456",', 'RG09'],
    ['registro', ENCERRAMENTO, /, "data_encerramento_subclasse": "[^"]*"/, '', 'RG10'],
    ['registro', FUNDO, '"fundo": {', '"fundo": { "data_encerramento_fundo": "2027-12-31",', 'RG10'],
    [
      'registro',
      FUNDO,
      /("valor_minimo_aplicacao_inicial": [^,]*)/,
      '$1, "valor_minimo_permanencia": 10000.01',
      'RG11',
    ],
    ['movimento-cota-arquivo', ARQUIVO, 'Não;44444444000144;;', 'Não;44444444000144;22222222000122;', 'ARQ08'],
    ['movimento-cota-arquivo', ARQUIVO, '44444444000144', '11111111000111', 'ARQ09'],
    ['plcota-arquivo', 'plcota/PL_Cota_20251121_001.csv', 'S0000123459', 'S0000123457', 'ARQ07'],
  ];

test('what the data says between fields holds, each rule by itself', () => {
  const valuesOf = sharedValues(filesIn('fields/', content));
  const files = new Map(filesIn('fields/', content).map((file) => [file.path, file]));
  for (const [contract, file, from, to, code] of BROKEN) {
    const source = files.get(`fields/${contract}.yaml`);
    const list = source && readFieldList(source, ({ message }) => expect.unreachable(message), { valuesOf });
    if (!list) throw new Error(`There is no ${contract}.`);
    const text = readFileSync(`${folder}/examples/${file}`, 'utf8').replace(from, to);
    const { payload, isWhole } = readPayload(text, list, !file.endsWith('.json'));
    const reasons = payload ? checkPayload(list, payload, { isWhole }).map(({ reason }) => reason) : [];
    expect([code, file, [...new Set(reasons)]]).toEqual([code, file, [code]]);
  }
});
