// What is remembered of data may save work, and nothing else: it must not show.
import { expect, test } from 'vitest';
import { type CompiledSite, compileSite } from '../compile.ts';
import { type Content, contentFrom } from '../read/content.ts';
import { type Memory, makeMemory } from '../read/memory.ts';
import { textHash } from '../read/text-hash.ts';
import { outputText } from '../testing/output-text.ts';
import { forgettingData } from './contracts.ts';

const FILES: Readonly<Record<string, string>> = {
  'site.yaml':
    'title: Hub\nstatuses: { rascunho: { kind: note, text: "**Em** obras. <blink>\\n\\n::include{src=/_nota.md}" } }\n',
  'fields/pedido.yaml': `title: Pedido
root: object
fields:
  - { name: numero, type: string, required: always, description: "Veja as [regras](/guia#regras)." }
  - { name: valor, type: number, size: 9, decimals: 2, required: never }
errors: [{ code: PD01, problem: Falta \`numero\`. }]
examples: [{ file: pedido.json }]
`,
  'operations/pedidos.yaml': `title: Pedidos
server: { address: "<hub>", variable: HUB_URL, example: https://hub.example }
operations:
  - id: enviar
    title: Enviar
    method: POST
    path: /v1/pedidos
    request: { contract: pedido, example: pedido.json }
    answers: [{ status: 201, description: "::include{src=/_nota.md}" }]
`,
  'examples/pedido.json': '{ "numero": "1", "valor": 2.5 }\n',
  'pages/_nota.md': 'Criado.\n',
  'pages/index.md': '---\nstatus: rascunho\n---\n\n# Hub\n\n::operation{src="/operations/pedidos.yaml" id="enviar"}\n',
  'pages/campos.md': '# Campos\n\n::field-list{src="/fields/pedido.yaml"}\n\n::error-list{src="/fields/pedido.yaml"}\n',
  'pages/guia.md': '# Guia\n\n## Regras\n\nO `valor` e `PD01`.\n\n```json contract=pedido\n{ "numero": "1" }\n```\n',
};

const contentOf = (files: Readonly<Record<string, string>>): Content =>
  contentFrom(new Map(Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)])));

const outcomeOf = async (site: CompiledSite): Promise<unknown> => ({
  diagnostics: site.diagnostics,
  nav: site.nav,
  pages: await Promise.all(site.routes.map(async (route) => [await site.document(route), await site.markdown(route)])),
  data: [...site.outputs.keys()].filter((name) => name.startsWith('data/')).map((name) => outputText(site, name)),
});

/** What an earlier run leaves, as its cache has it. */
async function memoryOf(files: Readonly<Record<string, string>>): Promise<Memory> {
  const memory = makeMemory();
  await compileSite(contentOf(files), { memory });
  return makeMemory(JSON.parse(JSON.stringify(memory.changes()?.all)));
}

test('data is not even read as long as all that it comes from is as it was', async () => {
  const memory = await memoryOf(FILES);
  const content = contentOf(FILES);
  const unread = [...content.data.values()].map((file) => ({
    path: file.path,
    hash: textHash(file),
    get text(): string {
      return expect.unreachable(`${file.path} is read.`);
    },
  }));
  const data = new Map(unread.map((file) => [file.path, file]));
  const site = await compileSite({ ...content, data }, { memory });
  expect(memory.changes()).toBeUndefined();
  expect(await outcomeOf(site)).toEqual(await outcomeOf(await compileSite(content)));
});

test('a rehearsal reads all data, and nobody knows of it afterwards', async () => {
  const memory = await memoryOf(FILES);
  const content = contentOf(FILES);
  const read = new Set<string>();
  const data = new Map(
    [...content.data].map(([path, file]) => {
      const watched = {
        path,
        hash: textHash(file),
        get text(): string {
          read.add(path);
          return file.text;
        },
      };
      return [path, watched];
    }),
  );
  const kept: string[] = [];
  const keep = (name: string): void => void kept.push(name);
  const rehearsed = await compileSite({ ...content, data }, { memory: forgettingData({ ...memory, keep }) });
  expect([...read].sort()).toEqual([...data.keys()].sort());
  expect(kept.sort()).toEqual([...content.pages.map(({ path }) => path), 'site.yaml'].sort());
  expect(await outcomeOf(rehearsed)).toEqual(await outcomeOf(await compileSite(content)));
});

test.each<[what: string, edits: Readonly<Record<string, string>>]>([
  ['a text of a field', { 'fields/pedido.yaml': FILES['fields/pedido.yaml']?.replace('Veja', 'Leia') ?? '' }],
  ['a file of data that cannot be read', { 'fields/pedido.yaml': 'title: [' }],
  ['an example', { 'examples/pedido.json': '{ "valor": 3 }\n' }],
  ['a part that a text includes', { 'pages/_nota.md': 'Foi criado.\n' }],
  ['a heading that a text leads to', { 'pages/guia.md': '# Guia\n\n## Regra\n' }],
  ['a name on a page', { 'pages/guia.md': `${FILES['pages/guia.md']}\n\`numero\`\n` }],
  ['a payload on a page', { 'pages/guia.md': FILES['pages/guia.md']?.replace('"1"', '1') ?? '' }],
  ['the title of a page', { 'pages/guia.md': FILES['pages/guia.md']?.replace('Guia', 'Manual') ?? '' }],
  ['a directive', { 'pages/campos.md': '# Campos\n\n::field-list{src="/fields/pedido.yaml" id="a"}\n' }],
  ['the status of another page', { 'pages/guia.md': `---\nstatus: rascunho\n---\n\n${FILES['pages/guia.md']}` }],
  ['a text of the site', { 'site.yaml': FILES['site.yaml']?.replace('obras', 'revisão') ?? '' }],
  ['the strings of the interface', { 'site.yaml': `${FILES['site.yaml']}strings: { operationAnswers: Retornos }\n` }],
])('after an edit of %s all is as without a memory', async (_, edits) => {
  const content = contentOf({ ...FILES, ...edits });
  const remembered = await outcomeOf(await compileSite(content, { memory: await memoryOf(FILES) }));
  expect(remembered).toEqual(await outcomeOf(await compileSite(content)));
  expect(remembered).not.toEqual(await outcomeOf(await compileSite(contentOf(FILES))));
});
