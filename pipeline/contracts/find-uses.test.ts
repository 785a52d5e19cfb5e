import { expect, test } from 'vitest';
import { type CompiledSite, compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import type { Subject } from './uses/use-index.ts';

const LISTS = {
  'fields/pedido.yaml': `title: Pedido
root: object
examples: [{ file: pedido.json }]
fields:
  - { name: valor_total, type: number, required: never }
  - { name: data, type: date, required: never }
  - name: item
    type: object
    required: never
    fields: [{ name: codigo, type: string, required: never }]
`,
  'fields/nota.yaml': `title: Nota
root: object
fields:
  - { name: data, type: date, required: never }
  - { name: so_da_nota, type: string, required: never }
`,
  'examples/pedido.json': '{\n  "item": { "codigo": "A" }\n}\n',
  'pages/campos.md': '# Campos\n\n::field-list{src="/fields/pedido.yaml"}\n',
};

const compile = (files: Readonly<Record<string, string>>): Promise<CompiledSite> => {
  const all: Record<string, string> = { 'site.yaml': 'title: Hub', 'pages/index.md': '# Hub', ...LISTS, ...files };
  return compileSite(contentFrom(new Map(Object.entries(all).map(([name, text]) => [name, () => Buffer.from(text)]))));
};

const field = (name: string): Subject => {
  const [contract = '', path = ''] = name.split('#');
  return { kind: 'field', contract, path };
};

const usesOf = async ({ uses }: CompiledSite, subject: Subject) =>
  (await uses())
    .usesOf(subject)
    .flatMap(({ kind, address, places }) =>
      places.map(({ sourcePath, line }) => `${kind} ${JSON.stringify(address)} ${sourcePath}:${line}`),
    );

test('a name in code means a field of the contract that the page shows', async () => {
  const site = await compile({
    'pages/campos.md': '# Campos\n\n## Regras\n\n`data` e `item.codigo`.\n\n::field-list{src="/fields/pedido.yaml"}\n',
  });
  const regras = '{"route":"/campos","anchor":"regras"}';
  expect(await usesOf(site, field('pedido#data'))).toEqual([`text ${regras} pages/campos.md:5`]);
  expect(await usesOf(site, field('nota#data'))).toEqual([]);
  expect(await usesOf(site, field('pedido#item.codigo'))).toContain(`text ${regras} pages/campos.md:5`);
});

test('else of a contract on a page it links to, else the only field of the site that is called so', async () => {
  const site = await compile({
    'pages/com.md': '# Com\n\nVeja [os campos](./campos.md): `data`.\n',
    'pages/sem.md': '# Sem\n\n`data` pode ser qualquer uma; `so_da_nota` e `nada` não.\n',
  });
  expect(await usesOf(site, field('pedido#data'))).toEqual(['text {"route":"/com"} pages/com.md:3']);
  expect(await usesOf(site, field('nota#data'))).toEqual([]);
  expect(await usesOf(site, field('nota#so_da_nota'))).toEqual(['text {"route":"/sem"} pages/sem.md:3']);
});

test('an example has the fields that are in it, each at its first line', async () => {
  const site = await compile({
    'pages/guia.md': `# Guia

- Na lista:

  \`\`\`json contract=pedido
  {
    "data": "2025-11-23",
    "item": { "codigo": "A" }
  }
  \`\`\`

\`\`\`json contract=pedido#item
{ "codigo": "B" }
\`\`\`

\`\`\`http contract=pedido
POST /v1

{ "valor_total": 1 }
\`\`\`
`,
  });
  const guia = 'example {"route":"/guia"} pages/guia.md';
  expect(await usesOf(site, field('pedido#data'))).toEqual([`${guia}:7`]);
  expect(await usesOf(site, field('pedido#item.codigo'))).toEqual([
    `${guia}:8`,
    `${guia}:13`,
    'example {"file":"data/examples/pedido.json"} examples/pedido.json:2',
  ]);
  expect(await usesOf(site, field('pedido#valor_total'))).toEqual([`${guia}:19`]);
});

test('in a diagram only what can be no word of a sentence is a name', async () => {
  const diagram =
    'sequenceDiagram\n  accTitle: T\n  accDescr: D\n  A->>B: data e valor_total\n  B-->>A: com item.codigo.';
  const site = await compile({
    'pages/fluxo.md': `# Fluxo\n\n[Campos](./campos.md)\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n`,
  });
  expect(await usesOf(site, field('pedido#valor_total'))).toEqual(['diagram {"route":"/fluxo"} pages/fluxo.md:9']);
  expect(await usesOf(site, field('pedido#data'))).toEqual([]);
});

test('what an included part names is found in the part, and on each page that includes it', async () => {
  const site = await compile({
    'pages/_parte.md': 'O `valor_total`.\n',
    'pages/a.md': '# A\n\n::include{src="./_parte.md"}\n',
    'pages/b.md': '# B\n\n::include{src="./_parte.md"}\n',
  });
  expect(await usesOf(site, field('pedido#valor_total'))).toEqual([
    'text {"route":"/a"} pages/_parte.md:1',
    'text {"route":"/b"} pages/_parte.md:1',
  ]);
});

test('a status knows the pages that have it', async () => {
  const site = await compile({
    'site.yaml': 'title: Hub\nstatuses: { rascunho: { kind: note, text: Em obras. } }',
    'pages/a.md': '---\ntitle: A\nstatus: rascunho\n---\n',
  });
  expect(await usesOf(site, { kind: 'status', name: 'rascunho' })).toEqual(['page {"route":"/a"} pages/a.md:3']);
});

const doc = async (site: CompiledSite, route: string): Promise<string> => JSON.stringify(await site.document(route));

test('a notice says what its author wrote, and lists no pages', async () => {
  const notice = '---\ntitle: T\nstatus: rascunho\n---\n';
  const site = await compile({
    'site.yaml': 'title: Hub\nstatuses: { rascunho: { kind: note, text: Em obras. } }',
    'pages/a.md': notice.replace('T', 'Um'),
    'pages/b.md': notice.replace('T', 'Dois'),
  });
  expect(await doc(site, '/a')).toContain('Em obras.');
  expect(await doc(site, '/a')).not.toContain('"href":"/b"');
});

const ERRORS = `title: Pedido
root: object
fields:
  - { name: data, type: date, required: never }
  - { name: codigo, type: string, required: never }
errors:
  - { code: PD01, name: Prazo, rule: A \`data\` não passou, action: Corrija }
  - { code: PD02, rule: Outra regra }
`;
const code = (contract: string, name: string): Subject => ({ kind: 'code', contract, code: name });

test('an error code knows the texts, diagrams and payloads that say it, and its row shows them', async () => {
  const site = await compile({
    'fields/pedido.yaml': ERRORS.replace('fields:', 'examples: [{ file: recusa.json }]\nfields:'),
    'examples/recusa.json': '{ "codigo": "PD01" }\n',
    'pages/campos.md': '# Campos\n\n## Regras\n\n::error-list{src="/fields/pedido.yaml"}\n',
    'pages/guia.md': `# Guia\n\n[Prazo](./campos.md#codigo-PD01): \`PD01\`\n
\`\`\`json contract=pedido
{
  "codigo": "PD01: a data passou"
}
\`\`\`

\`\`\`mermaid
sequenceDiagram
  accTitle: T
  accDescr: D
  A->>B: PD02
\`\`\`
`,
  });
  expect(site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await usesOf(site, code('pedido', 'PD01'))).toEqual([
    'text {"route":"/guia"} pages/guia.md:3',
    'example {"route":"/guia"} pages/guia.md:7',
    'example {"file":"data/examples/recusa.json"} examples/recusa.json:1',
  ]);
  expect(await usesOf(site, code('pedido', 'PD02'))).toEqual(['diagram {"route":"/guia"} pages/guia.md:15']);
  expect(await usesOf(site, field('pedido#data'))).toEqual([
    'text {"route":"/campos","anchor":"codigo-PD01"} fields/pedido.yaml:8',
  ]);
  expect(await doc(site, '/campos')).toContain('"href":"/guia","kinds":["text","example"]');
  expect(await site.markdown('/campos')).toContain(
    '| Código | Regra | O que se verifica | O que fazer |\n|---|---|---|---|\n| `PD01` | Prazo | A `data` não passou | Corrija |\n',
  );
});

test('a code of two contracts is that of the contract the page is about', async () => {
  const site = await compile({
    'fields/pedido.yaml': ERRORS,
    'fields/nota.yaml': ERRORS,
    'pages/a.md': '# A\n\n`PD01`\n\n::field-list{src="/fields/nota.yaml"}\n',
    'pages/b.md': '# B\n\n`PD01`\n',
  });
  expect(await usesOf(site, code('nota', 'PD01'))).toEqual(['text {"route":"/a"} pages/a.md:3']);
  expect(await usesOf(site, code('pedido', 'PD01'))).toEqual([]);
});

test('errors that are given twice, say nothing, or are not there, are reported', async () => {
  const site = await compile({
    'fields/pedido.yaml': `${ERRORS}  - { code: PD02, name: De novo }\n`,
    'pages/campos.md': '# Campos\n\n::error-list{src="/fields/nota.yaml"}\n',
  });
  expect(site.diagnostics.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'The error "PD02" is given twice.',
      'The error "PD02" does not say what is wrong.',
      'The field list "fields/nota.yaml" has no errors.',
    ]),
  );
});

test('an error of an operation shows where its status is named', async () => {
  const site = await compile({
    'operations/api.yaml': `title: API
version: 1.0.0
server: { address: "<hub>", variable: HUB_BASE_URL, example: "https://hub.example" }
operations:
  - id: um
    title: Um
    method: GET
    path: /um
    answers: [{ status: 200, description: Tudo certo. }]
    errors:
      - { status: 404, cause: Falta, action: Confira }
      - { status: 404, cause: Sumiu, action: Repita }
  - id: dois
    title: Dois
    method: GET
    path: /dois
    answers: [{ status: 200, description: Tudo certo. }]
    errors: [{ status: 404, cause: Falta, action: Confira }]
`,
    'pages/um.md': '# Um\n\n::operation{src="/operations/api.yaml" id="um"}\n',
    'pages/dois.md': '# Dois\n\n::operation{src="/operations/api.yaml" id="dois"}\n',
  });
  expect((await doc(site, '/um')).match(/doc-uses/g)).toHaveLength(1);
  expect(await doc(site, '/um')).toContain('"href":"/dois#operacao-dois","kinds":["operation"]');
});

test('a row shows a few uses elsewhere, and how many more there are', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const site = await compile(
    Object.fromEntries(names.map((name) => [`pages/${name}.md`, `# ${name}\n\n\`so_da_nota\`, \`so_da_nota\`\n`])),
  );
  const shown = await compile({
    ...Object.fromEntries(names.map((name) => [`pages/${name}.md`, `# ${name}\n\n\`so_da_nota\`\n`])),
    'pages/nota.md': '# Nota\n\n`so_da_nota`\n\n::field-list{src="/fields/nota.yaml"}\n',
  });
  expect(await usesOf(site, field('nota#so_da_nota'))).toHaveLength(8);
  const row = (await doc(shown, '/nota')).split('"tagName":"doc-field",').at(-1) ?? '';
  expect([...row.matchAll(/"tagName":"doc-field-use"/g)]).toHaveLength(6);
  expect(row).toContain('"more":2}');
});

test('a page with a list is made anew when a use of a field comes or goes, and no other page is', async () => {
  const order = (site: CompiledSite, route: string) => JSON.stringify(site.orders.get(route));
  const before = await compile({ 'pages/outra.md': '# Outra\n' });
  const after = await compile({ 'pages/outra.md': '# Outra\n\n`valor_total`\n' });
  const moved = await compile({ 'pages/outra.md': '# Outra\n\n\n\n`valor_total`\n' });
  expect(order(after, '/campos')).not.toBe(order(before, '/campos'));
  expect(order(after, '/')).toBe(order(before, '/'));
  expect(order(moved, '/campos')).toBe(order(after, '/campos'));
});
