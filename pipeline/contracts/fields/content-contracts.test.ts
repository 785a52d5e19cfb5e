// The content of this site, held to its contracts by validators that are not ours. What a renamed field breaks is in
// renamed-field.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { type CompiledSite, compileSite } from '../../compile.ts';
import type { Content } from '../../read/content.ts';
import { readContent } from '../../read/read-content.ts';
import { outputText } from '../../testing/output-text.ts';
import { filesIn } from '../kind/kind.ts';
import { checkPayload } from './check-payload.ts';
import { parseFile } from './parse-file.ts';
import { readFieldList } from './read-field-list.ts';
import { sampleLines } from './sample-line.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));
const pages = readdirSync(`${folder}/pages`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(`${folder}/pages/${name}`, 'utf8') }));
const payloads = pages.flatMap(({ name, text }) =>
  [...text.matchAll(/^```json([^\n]*)\n([\s\S]*?)^```/gm)].map(([, meta = '', code = '']) => ({ name, meta, code })),
);

let content: Content;
let site: CompiledSite;
beforeAll(async () => {
  content = await readContent(folder);
  site = await compileSite(content);
});

test('every payload names its contract', () => {
  expect(payloads.length).toBeGreaterThan(10);
  expect(payloads.filter(({ meta }) => !meta.includes(' contract='))).toEqual([]);
  const files = pages.flatMap(({ text }) => [...text.matchAll(/^```csv([^\n]*)$/gm)].map(([, meta]) => meta));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((meta) => !meta?.includes(' contract='))).toEqual([]);
});

test('the published JSON Schemas accept the payloads of the guides and the sample files', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
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

test('the sample line of every layout obeys the layout it is made from', () => {
  let layouts = 0;
  const positional = readFileSync(
    new URL('../../fixtures/file-layout/content/fields/posicional.yaml', import.meta.url),
    'utf8',
  );
  const files = [...filesIn('fields/', content), { path: 'fields/posicional.yaml', text: positional }];
  for (const file of files) {
    const list = readFieldList(file, ({ message }) => expect.unreachable(message));
    if (!list?.layout) continue;
    layouts++;
    const { layout } = list;
    const lines = sampleLines(list, layout).map(({ parts, separator }) =>
      parts.map(({ text }) => text).join(separator),
    );
    const header = layout.header ? [list.fields.map(({ name }) => name).join(layout.separator)] : [];
    const { payload, faults } = parseFile([...header, ...lines].join('\n'), list, layout);
    expect([list.name, ...faults, ...checkPayload(list, payload)]).toEqual([list.name]);
  }
  expect(layouts).toBe(5);
});
