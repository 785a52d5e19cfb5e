// Everything this site publishes as data, held to the schemas it publishes by a validator that is not the one that made it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Schema, type SchemaDraft, Validator } from '@cfworker/json-schema';
import { beforeAll, expect, test } from 'vitest';
import type { DataFile, DataIndex, ErrorsData, WhereUsedData } from '../../../schemas/types.ts';
import type { CompiledSite } from '../../compile.ts';
import { outputText } from '../../testing/output-text.ts';
import { compileOwn, OWN_FOLDER as content } from '../../testing/own-content.ts';
import { SCHEMA_NAMES, schemaText } from '../../validate/schemas.ts';

const BASE = '/docs-base/';
const collectionSchema = readFileSync(
  new URL('../../../schemas/postman/collection-2.1.0.json', import.meta.url),
  'utf8',
);

let site: CompiledSite;
let index: DataIndex;
beforeAll(async () => {
  site = await compileOwn({ base: BASE });
  index = JSON.parse(text('data/index.json'));
}, 60_000);

const text = (outputPath: string): string => outputText(site, outputPath);

const textAt = (address: string): string => text(decodeURI(address.slice(BASE.length)));

function validator(schema: Schema, draft: SchemaDraft = '2020-12'): Validator {
  const made = new Validator(schema, draft, false);
  if (schema.$id?.startsWith('urn:docs-build:'))
    for (const name of SCHEMA_NAMES) {
      const other = JSON.parse(schemaText(name)) as Schema;
      if (other.$id !== schema.$id) made.addSchema(other);
    }
  return made;
}

const validated = (files: readonly DataFile[], schemaOf: (file: DataFile) => Validator): void => {
  for (const file of files) {
    const { valid, errors } = schemaOf(file).validate(JSON.parse(textAt(file.address)));
    expect([file.address, valid, errors]).toEqual([file.address, true, []]);
  }
};

const ofType = (...types: DataFile['type'][]): DataFile[] => index.files.filter(({ type }) => types.includes(type));

test('the index is as its schema says, and lists every file below data/ and schemas/ once', () => {
  expect(validator(JSON.parse(schemaText('data-index'))).validate(index).valid).toBe(true);
  const published = [...site.outputs.keys()].filter((name) => /^(?:data|schemas)\//.test(name));
  const expected = published.filter((name) => name !== 'data/index.json').sort();
  expect(index.files.map(({ address }) => decodeURI(address.slice(BASE.length))).sort()).toEqual(expected);
});

test('the size and the hash of each file are those of the file', () => {
  for (const { address, bytes, sha256 } of index.files) {
    // Test files need not be of any encoding.
    const output = site.outputs.get(decodeURI(address.slice(BASE.length)));
    const file = output?.kind === 'file' ? output.file.bytes() : Buffer.from(textAt(address));
    expect([address, file.length]).toEqual([address, bytes]);
    expect([address, createHash('sha256').update(file).digest('hex')]).toEqual([address, sha256]);
  }
});

test('every file that names a published schema obeys it', () => {
  const files = index.files.filter(({ schema }) => schema?.startsWith(BASE));
  expect(new Set(files.map(({ type }) => type))).toEqual(
    new Set(['changes', 'errors', 'where-used', 'field-list', 'layout', 'operations', 'example', 'test-data']),
  );
  const validators = new Map<string, Validator>();
  validated(files, ({ schema = '' }) => {
    const made = validators.get(schema) ?? validator(JSON.parse(textAt(schema)));
    validators.set(schema, made);
    return made;
  });
  expect(ofType('example').filter(({ schema }) => schema !== undefined).length).toBeGreaterThan(20);
});

test('every collection obeys the schema of the collection format v2.1', () => {
  const collections = ofType('postman-collection');
  expect(collections).toHaveLength(3);
  const ofPostman = validator(JSON.parse(collectionSchema), '7');
  validated(collections, () => ofPostman);
  const [first] = collections;
  const broken = JSON.parse(textAt(first?.address ?? ''));
  broken.item[0].item[0].request.header[0].key = 1;
  expect(ofPostman.validate(broken).valid).toBe(false);
});

test('the TypeScript of all lists compiles as one program, as strictly as can be', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-all-types-'));
  try {
    const names = ofType('typescript').map(({ address }) => path.posix.basename(address));
    expect(names.length).toBeGreaterThan(20);
    for (const { address } of ofType('typescript')) {
      const file = path.join(folder, address);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, textAt(address));
    }
    const imports = names.map((name, i) => `import * as list${i} from './${name.replace(/\.d\.ts$/, '.js')}';\n`);
    const uses = names.map((_, i) => `export type List${i} = keyof typeof list${i};\n`);
    const program = path.join(folder, path.posix.dirname(ofType('typescript')[0]?.address ?? ''), 'todos.ts');
    writeFileSync(program, [...imports, ...uses].join(''));
    const tsc = path.join(path.dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false'];
    const modules = ['--module', 'nodenext', '--target', 'es2022', '--types', ''];
    execFileSync(process.execPath, [tsc, ...options, ...modules, program], { cwd: folder, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the errors are those of the operations', () => {
  const { errors } = JSON.parse(text('data/errors.json')) as ErrorsData;
  const refused = errors.find(({ operation, status }) => operation === 'movimento-cota-cadastro' && status === 400);
  expect(refused).toMatchObject({ api: 'movimento-cota', method: 'POST', contract: 'movimento-cota-400' });
  expect(errors.length).toBeGreaterThan(20);
});

test('where-used knows every field, and every place it names exists', () => {
  const { fields, statuses } = JSON.parse(text('data/where-used.json')) as WhereUsedData;
  const [page] = statuses.find(({ name }) => name === 'parcial')?.uses ?? [];
  expect(page).toMatchObject({ kind: 'page', address: expect.stringMatching(/^\/docs-base\/docs\//) });
  for (const { contract, field, uses } of fields) {
    for (const { places } of uses) {
      for (const { source, line } of places) {
        const lines = readFileSync(`${content}/${source}`, 'utf8').split(/\r\n|\n/);
        const name = field.split('.').at(-1) ?? '';
        // Of the rows of a file, the header alone has names.
        if (!source.endsWith('.csv') && !lines[line - 1]?.includes(';'))
          expect([contract, field, source, line, lines[line - 1]?.includes(name)]).toEqual([
            contract,
            field,
            source,
            line,
            true,
          ]);
      }
    }
  }
});
