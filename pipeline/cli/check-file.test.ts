// A file of a reader's own, held to a contract of a built site.
import { File } from 'node:buffer';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FileFault, ResultWords } from '../../schemas/own-file.ts';
import type { BuiltSite } from '../built-site/built-site.ts';
import { fieldListsOf } from '../built-site/published-data.ts';
import { type CompiledSite, compileSite } from '../compile.ts';
import { type CheckedFile, checkFile, fileCheck } from '../contracts/fields/check-file.ts';
import { checkOwnFile } from '../contracts/fields/check-own-file.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { settle } from '../diagnostics/settle.ts';
import { PACKS } from '../languages/language.ts';
import { sayInEnglish } from '../languages/say-in-english.ts';
import type { Content } from '../read/content.ts';
import { readContent } from '../read/read-content.ts';
import { ORDER_LIST } from '../testing/field-lists.ts';
import { outputText } from '../testing/output-text.ts';
import { SMALL_SITE, type Workspace, workspace } from '../testing/run-binary.ts';
import { publishedContract } from './published-contract.ts';
import { serve } from './serve.ts';
import { staticHost } from './static-host.ts';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));

/** A site as it would be read once it was built. */
function unbuilt(site: CompiledSite): BuiltSite {
  const read = async (file: string): Promise<string> => outputText(site, file);
  const data = read('data/index.json').then((text) => JSON.parse(text).files);
  return { place: 'dist', nav: async () => site.nav, data: () => data, read, bytes: async () => undefined };
}

interface Example {
  readonly contract: string;
  readonly file: string;
}

/** The examples that are held to a contract as a reader's files are. */
const examplesIn = ({ data }: Content): Example[] =>
  [...data].flatMap(([sourcePath, { text }]) => {
    if (!/^fields\/.*\.yaml$/.test(sourcePath)) return [];
    const { examples = [] } = parse(text) ?? {};
    return (examples as { file: string; expect?: string; direction?: string }[])
      .filter(({ expect: expected, direction }) => expected === undefined && direction === undefined)
      .map(({ file }) => ({ contract: sourcePath.slice('fields/'.length, -'.yaml'.length), file }));
  });

/** As a page carries them. */
const wordsIn = (lang: keyof typeof PACKS): ResultWords =>
  JSON.parse(JSON.stringify({ ...PACKS[lang].ownFile, separator: ',' }));

/** What of a fault no language changes: its place, its rule, and what is quoted and counted. */
const sameEverywhere = ({ message, hint = '', ...fault }: FileFault) => ({
  ...fault,
  values: [message, hint].map((text) => text.match(/"[^"]*"|\d+/g)?.sort()),
});

/** What is found in a file whose bytes come seven at a time. */
function foundInPieces(checked: Omit<CheckedFile, 'say'>, bytes: Uint8Array): Finding[] {
  const found: Finding[] = [];
  const check = fileCheck({ ...checked, say: sayInEnglish }, (finding) => void found.push(finding));
  for (let at = 0; at < bytes.length; at += 7) check.add(bytes.subarray(at, at + 7));
  check.end();
  return found;
}

test('what is said of a file, by the command line and in a browser, is what build says of it, there in the words of its site', async () => {
  let faults = 0;
  for (const name of readdirSync(fixtures)) {
    const content = await readContent(path.join(fixtures, name, 'content'));
    const examples = examplesIn(content).filter(({ file }) => content.files.has(`examples/${file}`));
    if (examples.length === 0) continue;
    const site = await compileSite(content);
    if (site.diagnostics.some(({ rule }) => rule === 'fields-invalid')) continue;
    const built = unbuilt(site);
    const published = (await fieldListsOf(built)).map(async (each) => [each.name, (await built.read(each.file)) ?? '']);
    const contracts: Record<string, string> = Object.fromEntries(await Promise.all(published));
    for (const { contract, file } of examples) {
      const list = await publishedContract(contract, built);
      const sourcePath = `examples/${file}`;
      const found: Finding[] = [];
      const bytes = content.files.get(sourcePath)?.bytes() ?? new Uint8Array();
      const name = path.basename(file);
      checkFile({ list, name, bytes, sourcePath }, (finding) => void found.push(finding));
      const said = site.diagnostics.filter((diagnostic) => diagnostic.sourcePath === sourcePath);
      expect(settle(found, [])).toEqual(said);
      expect(settle(foundInPieces({ list, name, sourcePath }, bytes), [])).toEqual(said);
      const ask = (lang: keyof typeof PACKS) =>
        checkOwnFile({ file: new File([bytes], name), contract, contracts, words: wordsIn(lang) }, () => undefined);
      const answer = await ask('en');
      expect(answer.count).toBeGreaterThanOrEqual(said.length);
      expect(answer.faults.map(({ field: _, reason: __, ...fault }) => fault)).toEqual(
        said.map(({ range, message, hint }) => ({
          ...range.start,
          message,
          ...(!hint?.startsWith('The contract is') && { hint }),
        })),
      );
      const other = await ask('pt-BR');
      expect(other.faults.map(sameEverywhere)).toEqual(answer.faults.map(sameEverywhere));
      for (const [i, { message }] of other.faults.entries()) {
        expect(message).not.toBe(answer.faults[i]?.message);
        expect(message).not.toMatch(/\{\w+\}/);
      }
      faults += said.length;
    }
  }
  expect(faults).toBeGreaterThan(30);
});

describe('check-file', () => {
  let site: Workspace;
  beforeAll(async () => {
    site = workspace({ ...SMALL_SITE, 'content/fields/pedido.yaml': ORDER_LIST });
    expect(await site.call('build')).toMatchObject({ code: 0 });
    site.write({
      'right.json': '[{ "tipo": "NOVO", "dia": "2025-11-23", "itens": [{ "valor": 1.50 }] }]',
      'wrong.json': '[\n  { "tipo": "TROCA",\n    "dia": "2025-11-31", "itens": [{ "valor": "1.50" }] }\n]',
    });
  });
  afterAll(() => site.remove());

  test('a file that obeys its contract', async () => {
    expect(await site.call('check-file', '--contract', 'pedido', 'right.json')).toEqual({
      code: 0,
      stdout: '"right.json" as "Pedido": 0 faults.\n',
      stderr: '',
    });
  });

  test('one that does not, with each fault at its place', async () => {
    const { code, stdout } = await site.call('check-file', '--contract', 'pedido', 'wrong.json');
    expect(code).toBe(1);
    expect(stdout).toMatchInlineSnapshot(`
      "wrong.json:3:12  error  "[0].dia" must be a date as "2025-11-23", not "2025-11-31".  example-invalid
        3 │     "dia": "2025-11-31", "itens": [{ "valor": "1.50" }] }
          │            ^^^^^^^^^^^^
        hint: The contract is "fields/pedido.yaml".

      wrong.json:3:36  error  "[0].itens[0].anterior" is missing: o pedido é uma troca.  example-invalid
        3 │     "dia": "2025-11-31", "itens": [{ "valor": "1.50" }] }
          │                                    ^
        hint: Add "anterior".

      wrong.json:3:47  error  "[0].itens[0].valor" must be a number, not "1.50".  example-invalid
        3 │     "dia": "2025-11-31", "itens": [{ "valor": "1.50" }] }
          │                                               ^^^^^^
        hint: The contract is "fields/pedido.yaml".

      "wrong.json" as "Pedido": 3 faults.
      "
    `);
  });

  test('by a published site, for programs', async () => {
    const { server, origin } = await serve(staticHost(path.join(site.folder, 'dist'), '/'), {
      host: 'localhost',
      port: 0,
    });
    const { code, stdout } = await site.call(
      'check-file',
      '--contract',
      'pedido',
      '--site',
      origin,
      '--format',
      'json',
      'wrong.json',
    );
    server.close();
    expect([code, JSON.parse(stdout).summary]).toEqual([1, { pages: 0, errors: 3, warnings: 0 }]);
  });

  test.each([
    ['no such file', ['--contract', 'pedido', 'nothing.json'], '"nothing.json" cannot be read: there is no such file.'],
    ['a folder', ['--contract', 'pedido', 'content'], '"content" cannot be read: it is a folder.'],
    [
      'no such contract',
      ['--contract', 'pedidos', 'right.json'],
      'There is no contract "pedidos" in "dist". Did you mean "pedido"?',
    ],
    [
      'no site',
      ['--contract', 'pedido', '--site', 'nowhere', 'right.json'],
      'There is no site in "nowhere". Run "docs-build build" first, or name where there is one.',
    ],
    [
      'no host',
      ['--contract', 'pedido', '--site', 'http://localhost:9', 'right.json'],
      expect.stringMatching(/^http:\/\/localhost:9\/data\/index\.json cannot be read: .+\.$/),
    ],
  ])('%s is told', async (_, args, said) => {
    const { code, stderr } = await site.call('check-file', ...args);
    expect([code, stderr.trimEnd()]).toEqual([2, said]);
  });
});
