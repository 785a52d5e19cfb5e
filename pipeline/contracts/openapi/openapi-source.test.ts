// An API that is described in OpenAPI is an API as any other: nothing of its document is lost, and files of our own that say the
// same give the same site.
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { type CompiledSite, compileSite } from '../../compile.ts';
import { contentFrom } from '../../read/content.ts';
import { readContent } from '../../read/read-content.ts';
import { outputText } from '../../testing/output-text.ts';
import { samplePattern } from '../fields/sample-pattern.ts';
import { convert } from './convert.ts';

const folder = fileURLToPath(new URL('../../fixtures/openapi-unsaid/content', import.meta.url));

let site: CompiledSite;

beforeAll(async () => {
  site = await compileSite(await readContent(folder));
}, 60_000);

const dataOf = (name: string) => JSON.parse(outputText(site, `data/${name}.json`));

/** A site of texts by path. */
const compile = (texts: Readonly<Record<string, string>>): Promise<CompiledSite> =>
  compileSite(
    contentFrom(
      new Map(
        Object.entries({ 'site.yaml': 'title: Hub', 'pages/index.md': '# Hub', ...texts }).map(([path, text]) => [
          path,
          () => new TextEncoder().encode(text),
        ]),
      ),
    ),
  );

const told = ({ diagnostics }: CompiledSite): string[] =>
  diagnostics.map(({ sourcePath, range, rule, message }) => `${sourcePath}:${range.start.line} ${rule}: ${message}`);

test('every operation, schema, example, security scheme, callback and webhook of a document comes through', async () => {
  const api = dataOf('operations/cobrancas');
  const ids = (calls: { id: string; method: string }[]) => calls.map(({ id, method }) => `${method} ${id}`);
  expect(ids(api.operations)).toEqual([
    'GET cobranca-consultar',
    'PUT cobranca-criar',
    'DELETE cobranca-remover',
    'POST lote-enviar',
  ]);
  expect(ids(api.webhooks)).toEqual(['POST cobranca-criar-cobranca-paga', 'POST devolucao-feita']);
  expect(api.operations[1].callbacks).toEqual([
    { webhook: 'cobranca-criar-cobranca-paga', address: '{$request.body#/webhookUrl}/cob' },
  ]);
  expect(api.securitySchemes).toMatchObject({
    OAuth2: { type: 'oauth2', scopes: { 'cob.write': 'Cria' } },
    mtls: { type: 'mutual-tls' },
    chave: { type: 'api-key', name: 'X-Chave' },
  });
  expect(api.operations[3].security).toEqual([{ OAuth2: ['lote.write'] }, { chave: [] }]);
  const published = [...site.outputs.keys()];
  const schemas = ['Cobranca', 'CobrancaBase', 'Devedor', 'PessoaFisica', 'PessoaJuridica', 'Problema', 'Valor'];
  for (const name of [...schemas, 'cobranca-criar-request'])
    expect(published).toContain(`data/fields/cobrancas/${name}.schema.json`);
  const examples = published.filter((path) => path.startsWith('data/examples/cobrancas/'));
  expect(examples.map((path) => path.slice('data/examples/cobrancas/'.length))).toEqual([
    'cobranca-consultar-200-ativa.json',
    'cobranca-consultar-200-paga.json',
    'cobranca-consultar-200.csv',
    'cobranca-consultar-404-problem.json',
    'cobranca-consultar-default-problem.json',
    'cobranca-criar-400-problem.json',
    'cobranca-criar-cobranca-paga-request.json',
    'cobranca-criar-request-pessoaFisica.json',
    'devolucao-feita-request.json',
    'lote-enviar-request-arquivo.bin',
    'lote-enviar-request-dados.json',
  ]);
  const [consult, create, remove, send] = api.operations;
  expect(consult.answers.map(({ status }: { status: unknown }) => status)).toEqual([200, 404, '5XX', 'default']);
  expect(consult.answers[0].content.map(({ mediaType }: { mediaType: string }) => mediaType)).toEqual([
    'application/json',
    'text/csv',
  ]);
  expect(consult.answers[0].headers).toMatchObject([{ name: 'X-Request-Id', type: 'uuid', required: 'always' }]);
  expect(consult.parameters.map(({ name, in: where }: { name: string; in: string }) => `${where} ${name}`)).toEqual([
    'path txid',
    'query revisao',
    'query situacoes',
    'query paginacao[itens]',
  ]);
  expect(create.parameters[0]).toMatchObject({ name: 'txid', example: 'a'.repeat(26) });
  expect(remove.deprecated).toBe(true);
  expect(send.request.parts.map(({ name }: { name: string }) => name)).toEqual(['dados', 'arquivo', 'tipo']);
  // What an overlay says, and what it says otherwise.
  expect(api.limits).toEqual([{ name: 'Por cliente', value: '20 por segundo' }]);
  expect(api.server).toMatchObject({
    address: 'https://api.instituicao.example/v2',
    description: 'Veja [o início](/).',
  });
  expect(consult.errors[0]).toMatchObject({ status: 404, action: 'Confira o identificador.' });
  expect(dataOf('fields/cobrancas/Cobranca').errors).toMatchObject([{ code: 'COB01' }]);
  const base = dataOf('fields/cobrancas/CobrancaBase').fields;
  expect(base[2].required).toEqual({ when: 'Nas cobranças com vencimento' });
});

test('schemas are fields: what they refer to, choose between, limit and hold in themselves', () => {
  const fieldsOf = (name: string) => dataOf(`fields/cobrancas/${name}`).fields;
  const named = (name: string, field: string) => fieldsOf(name).find((each: { name: string }) => each.name === field);
  expect(named('Cobranca', 'chave')).toMatchObject({ required: 'always', size: { max: 77 } });
  expect(named('Cobranca', 'status').values).toEqual([{ value: 'ATIVA' }, { value: 'CONCLUIDA' }]);
  expect(named('Cobranca', 'anterior')).toMatchObject({
    type: 'object',
    contract: 'cobrancas/Cobranca',
    nullable: true,
  });
  expect(named('Cobranca', 'filhas')).toMatchObject({
    type: 'array',
    contract: 'cobrancas/Cobranca',
    size: { max: 10 },
  });
  expect(named('Cobranca', 'anexos')).toMatchObject({ type: 'map', items: 'any' });
  expect(named('Cobranca', 'criada')).toMatchObject({ type: 'datetime', readOnly: true });
  expect(named('Cobranca', 'referencia').fields).toMatchObject([
    { name: 'numero', required: { when: 'Por número' } },
    { name: 'nome', required: { when: 'Por nome' } },
  ]);
  expect(named('Valor', 'juros')).toMatchObject({ type: 'number', decimals: 2, minimum: 0.01 });
  expect(named('Valor', 'original').pattern).toBe(String.raw`\d{1,10}\.\d{2}`);
  expect(named('Valor', 'modalidade').values).toEqual([
    { value: 0, meaning: 'Não pode mudar' },
    { value: 1, meaning: 'Pode mudar' },
  ]);
  expect(named('PessoaFisica', 'cpf')).toMatchObject({ pattern: String.raw`\d{11}`, description: 'CPF do devedor' });
  const debtor = dataOf('fields/cobrancas/Devedor');
  expect(debtor.discriminator).toBe('tipo');
  expect(debtor.oneOf.map(({ value, title }: { value: string; title: string }) => [value, title])).toEqual([
    ['PF', 'Pessoa física'],
    ['PJ', 'Pessoa jurídica'],
  ]);
  expect(dataOf('fields/avisos/get-avisos-200')).toMatchObject({ root: 'array', direction: 'received' });
  // Numbers are as their author wrote them, whatever a program makes of them.
  expect(outputText(site, 'data/examples/avisos/get-avisos-200.json')).toContain('12345678901234567890');
  expect(outputText(site, 'data/examples/cobrancas/cobranca-consultar-200-ativa.json')).toContain('"juros": 1.50');
});

test('a contract that no page shows is a file, which the application does not take for a page', async () => {
  const link = { tagName: 'a', properties: { href: '/data/fields/cobrancas/Valor.schema.json', dataFile: true } };
  expect(JSON.stringify(await site.document('/'))).toContain(JSON.stringify(link).slice(1, -1));
});

test('what is published of it is OpenAPI again, and the document itself', async () => {
  const published = dataOf('openapi/cobrancas');
  expect(await new Validator().validate(published)).toMatchObject({ valid: true });
  expect(Object.keys(published.paths['/cobrancas/{txid}'].get.responses)).toEqual(['200', '404', '5XX', 'default']);
  expect(outputText(site, 'data/openapi/source/partes/problemas.yaml')).toContain('esquemas:');
});

test('files that say the same give the same site', async () => {
  const content = await readContent(folder);
  const documents = new Map([...content.data].filter(([path]) => path.startsWith('openapi/')));
  const made = (await convert(documents, () => expect.unreachable())).flatMap(({ files }) => files);
  const texts = Object.fromEntries(made.map(({ path, text }) => [path, text]));
  const sources = [...documents].map(([path, { text }]) => [
    path.replace('openapi/', 'static/data/openapi/source/'),
    text,
  ]);
  const other = await compile({
    'site.yaml': content.site.text,
    'pages/index.md': content.pages[0]?.text ?? '',
    ...Object.fromEntries(sources),
    ...texts,
  });
  expect(told(other)).toEqual([]);
  const own = [...site.outputs.keys()].filter((path) => path.startsWith('data/'));
  expect([...other.outputs.keys()].filter((path) => path.startsWith('data/'))).toEqual(own);
  for (const path of own) expect(outputText(other, path), path).toBe(outputText(site, path));
  expect(await other.document('/')).toEqual(await site.document('/'));
});

test('a document of 3.0 may make a schema nullable, exclusive, or choose by inheritance', async () => {
  const made = await compile({
    'openapi/api.json': JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'API', version: '1' },
      paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Ok' } } } } },
      components: {
        responses: {
          Ok: {
            description: 'Ok.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Animal' } } },
          },
        },
        schemas: {
          Animal: {
            type: 'object',
            required: ['tipo'],
            properties: {
              tipo: { type: 'string' },
              dono: { allOf: [{ $ref: '#/components/schemas/Dono' }], nullable: true },
            },
            discriminator: { propertyName: 'tipo', mapping: { gato: '#/components/schemas/Gato' } },
          },
          Gato: {
            allOf: [
              { $ref: '#/components/schemas/Animal' },
              { type: 'object', properties: { vidas: { type: 'integer', minimum: 0, exclusiveMinimum: true } } },
            ],
          },
          Cao: {
            allOf: [
              { $ref: '#/components/schemas/Animal' },
              { type: 'object', properties: { late: { type: 'boolean' } } },
            ],
          },
          Dono: { type: 'object', properties: { nome: { type: 'string' } } },
        },
      },
    }),
  });
  expect(told(made)).toEqual([]);
  const animal = JSON.parse(outputText(made, 'data/fields/api/Animal.json'));
  expect(animal).toMatchObject({
    discriminator: 'tipo',
    fields: [{ name: 'tipo' }, { name: 'dono', contract: 'api/Dono', nullable: true }],
    oneOf: [
      { value: 'gato', fields: [{ name: 'vidas', minimum: 1 }] },
      { value: 'Cao', fields: [{ name: 'late' }] },
    ],
  });
});

test.each<[string, Record<string, unknown>]>([
  [
    'choices that lead to each other',
    {
      A: { oneOf: [{ $ref: '#/components/schemas/B' }, { type: 'object' }] },
      B: { oneOf: [{ $ref: '#/components/schemas/A' }, { type: 'string' }] },
    },
  ],
  [
    'a schema that is all of itself',
    { A: { allOf: [{ $ref: '#/components/schemas/A' }], properties: { a: { type: 'string' } } } },
  ],
  [
    'an object that must hold itself',
    {
      A: {
        type: 'object',
        required: ['b'],
        properties: {
          a: { $ref: '#/components/schemas/A' },
          b: { type: 'array', items: { $ref: '#/components/schemas/A' } },
        },
      },
    },
  ],
  [
    'two choices at once',
    {
      A: {
        allOf: [
          {
            oneOf: [
              { type: 'object', properties: { a: {} } },
              { type: 'object', properties: { b: {} } },
            ],
          },
          {
            anyOf: [
              { type: 'object', properties: { c: {} } },
              { type: 'object', properties: { d: {} } },
            ],
          },
        ],
      },
    },
  ],
  ['true, false and nothing', { A: { type: 'object', properties: { a: true, b: false, c: {}, d: { not: {} } } } }],
  ['names that no field has', { A: { type: 'object', properties: { 'a.b': {}, 'c d': {}, e: {} } } }],
  [
    'values of all kinds',
    {
      A: {
        type: 'object',
        properties: {
          a: { enum: [1, 'b', null, {}] },
          b: { const: 2 },
          c: { type: ['integer', 'string'] },
          d: { type: 'array' },
          e: { pattern: '(?<=a)b' },
        },
      },
    },
  ],
  [
    'an example of a number in quotes',
    { A: { type: 'object', properties: { segundos: { type: 'integer', example: '3600' } } } },
  ],
])('%s: the document is read all the same', async (_, schemas) => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/A' } } };
  const made = await compile({
    'openapi/a.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'API', version: '1.0.0' },
      paths: {
        '/a': { post: { summary: 'A', requestBody: { content }, responses: { 200: { description: 'Ok.', content } } } },
      },
      components: { schemas },
    }),
  });
  expect(told(made).filter((line) => !line.includes('openapi-unsaid'))).toEqual([]);
  expect(outputText(made, 'data/operations/a.json')).toContain('post-a');
});

test('a comment in the document silences what is found on the next line', async () => {
  const document = (comment: string) => `openapi: 3.1.0
info: { title: API, version: 1.0.0 }
paths:
  /a:
    get:
      summary: A
${comment}
      description: Veja [isto](/nada).
      responses: { 200: { description: Ok. } }
`;
  expect(told(await compile({ 'openapi/a.yaml': document('') }))).toEqual([
    'openapi/a.yaml:8 link-page-missing: There is no page at "/nada".',
  ]);
  const silenced = document('      # docs-build-disable-next-line link-page-missing');
  expect(told(await compile({ 'openapi/a.yaml': silenced }))).toEqual([]);
});

test('a file of the content in the place of one that is made is told', async () => {
  const site = await compile({
    'openapi/a.yaml':
      'openapi: 3.1.0\ninfo: { title: API, version: 1.0.0 }\npaths: { /a: { get: { summary: A, responses: { 200: { description: Ok. } } } } }\n',
    'operations/a.yaml':
      'title: A\nserver: { address: "<a>", variable: A, example: https://a.example }\noperations:\n  - { id: a, title: A, method: GET, path: /a, answers: [{ status: 200, description: Ok. }] }\n',
  });
  expect(told(site)).toEqual([
    'openapi/a.yaml:1 openapi-invalid: "operations/a.yaml" is made of "openapi/a.yaml", and stands in the content too.',
  ]);
});

test.each([
  ['[a-zA-Z0-9]{26,35}', /^[a-zA-Z0-9]{26,35}$/],
  [String.raw`\d{1,10}\.\d{2}`, /^\d{1,10}\.\d{2}$/],
  [String.raw`^(?:BR|US)-[^\d\s]+(x|y)?$`, /^(?:BR|US)-[^\d\s]+(x|y)?$/],
  [String.raw`[\w.+-]+@[a-z]{2,}\.[a-z]{2,4}`, /^[\w.+-]+@[a-z]{2,}\.[a-z]{2,4}$/],
])('a text of the form %s is made', (pattern, form) => {
  expect(samplePattern(pattern, { minLength: 0, maxLength: Number.POSITIVE_INFINITY })).toMatch(form);
});

test('a text of a form is as long as it must be', () => {
  expect(samplePattern('[A-Z]+', { minLength: 5, maxLength: 6 })).toBe('AAAAA');
});
