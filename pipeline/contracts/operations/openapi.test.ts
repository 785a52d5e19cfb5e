// The OpenAPI documents of this site, held to OpenAPI's own schema and to what they are made from.
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { type CompiledSite, compileSite } from '../../compile.ts';
import { contentFrom } from '../../read/content.ts';
import { readContent } from '../../read/read-content.ts';
import { outputText } from '../../testing/output-text.ts';
import { compileOwn } from '../../testing/own-content.ts';
import { namesInPath } from './api.ts';
import { statusesIn } from './statuses-in.ts';

interface Schema {
  readonly $ref?: string;
}
type Media = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly security: readonly object[];
            readonly parameters?: readonly { readonly name: string; readonly in: string }[];
            readonly requestBody?: { readonly content: Media };
            readonly responses: Readonly<Record<string, { readonly content?: Media }>>;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let site: CompiledSite;
let documents: { readonly name: string; readonly document: OpenApi }[];
/** An API with all that an operation may have. */
let whole: { readonly name: string; readonly document: OpenApi; readonly text: string };

const documentsOf = (site: CompiledSite): typeof documents =>
  [...site.outputs.keys()]
    .filter((name) => name.startsWith('data/openapi/'))
    .map((name) => ({ name, document: JSON.parse(outputText(site, name)) }));

beforeAll(async () => {
  site = await compileOwn();
  documents = documentsOf(site);
  const fixture = new URL('../../fixtures/operations-of-real-apis/content', import.meta.url);
  const made = await compileSite(await readContent(fileURLToPath(fixture)));
  const [first] = documentsOf(made);
  if (!first) expect.unreachable('The fixture has an API.');
  whole = { ...first, text: outputText(made, first.name) };
}, 60_000);

test('every API has a document that is OpenAPI 3.1', async () => {
  expect(documents.map(({ name }) => name)).toEqual([
    'data/openapi/autenticacao.json',
    'data/openapi/movimento-cota.json',
    'data/openapi/plcota.json',
    'data/openapi/registro.json',
  ]);
  for (const { name, document } of [...documents, whole]) {
    const validator = new Validator();
    expect([name, await validator.validate(document as never)]).toEqual([name, { valid: true }]);
    expect(validator.version).toBe('3.1');
  }
});

/** What Redocly asks of authors alone: a licence, answers of 4XX where none is documented. */
const RULES = {
  'info-license': 'off',
  'operation-4xx-response': 'off',
  // Left alone, it takes every open schema for a closed one, conditions included.
  'no-invalid-media-type-examples': { severity: 'warn', allowAdditionalProperties: true },
} as const;

test('a second validator has nothing to say against them', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  for (const { name, document } of [...documents, whole]) {
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: name, config });
    expect([name, problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)]).toEqual([name, []]);
  }
});

test('nothing that an operation says is lost', () => {
  const { document, text } = whole;
  const json = document as unknown as Record<string, unknown>;
  const at = (...path: string[]): unknown =>
    path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], json);
  const create = ['paths', '/v2/cobrancas/{txid}', 'put'];
  expect(at('servers')).toMatchObject([{ description: 'Homologação: Dados fictícios.' }, { description: 'Produção' }]);
  expect(at(...create, 'security')).toEqual([{ token: ['cob.write'], certificado: [] }, { portador: [] }]);
  expect(Object.keys(at(...create, 'requestBody', 'content') as object)).toEqual(['application/json', 'text/csv']);
  expect(Object.keys(at(...create, 'responses') as object)).toEqual('201 400 403 429 500 501 502 503'.split(' '));
  expect(at(...create, 'responses', '201', 'headers', 'X-Restantes')).toMatchObject({ 'x-illustrative': true });
  expect(Object.keys(at(...create, 'callbacks', 'aviso-recebido') as object)).toEqual([
    '{$request.body#/url_aviso}/recebido',
  ]);
  expect(Object.keys(at('webhooks') as object)).toEqual(['aviso-manutencao']);
  const list = at('paths', '/v2/cobrancas', 'get', 'parameters') as readonly { readonly name: string }[];
  const named = (name: string): unknown => list.find((parameter) => parameter.name === name);
  expect(named('expand[]')).toMatchObject({
    explode: true,
    schema: { type: 'array', minItems: 1, maxItems: 3, items: { enum: ['pagador', 'devolucoes'] } },
    example: ['pagador', 'devolucoes'],
  });
  expect(named('campos')).toMatchObject({ explode: false, schema: { default: ['txid'] } });
  expect(named('valor-minimo')).toMatchObject({
    'x-illustrative': ['maximum'],
    schema: { minimum: 0, maximum: 1000000 },
  });
  expect(named('antigo')).toMatchObject({ deprecated: true });
  expect(named('preferencia')).toMatchObject({ in: 'cookie', schema: { default: 'compacta' } });
  expect(at('components', 'schemas', 'cobranca', 'properties', 'vencimento')).toMatchObject({
    'x-illustrative': ['required'],
  });
  const upload = ['paths', '/v2/cobrancas/{txid}/documentos', 'post', 'requestBody', 'content', 'multipart/form-data'];
  expect(at(...upload, 'schema')).toMatchObject({
    required: ['dados', 'arquivo', 'senha'],
    properties: { 'tipo[]': { 'x-illustrative': true }, arquivo: { contentMediaType: 'application/pdf' } },
  });
  expect(at(...upload, 'encoding')).toEqual({
    dados: { contentType: 'application/json' },
    arquivo: { contentType: 'application/pdf' },
  });
  expect(at('paths', '/v2/avisos', 'post')).toMatchObject({ deprecated: true });
  expect(at('paths', '/situacao', 'get')).toMatchObject({ security: [], 'x-illustrative': true });
  expect(at('paths', '/oauth/token', 'post', 'servers')).toHaveLength(1);
  expect(Object.values(at('components', 'securitySchemes') as object).map(({ type }) => type)).toEqual(
    'oauth2 mutualTLS http apiKey apiKey apiKey http'.split(' '),
  );
  // As it is written: no number of JavaScript keeps the zeros.
  expect(text).toContain('"valor": 150000.00,');
  expect(text).toContain('"example": 10.50');
});

test('each operation is in it once, with its parameters and answers', async () => {
  const { apis } = await site.contracts.load();
  const found = documents.flatMap(({ document }) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    ),
  );
  expect(found.map(({ operation }) => operation.operationId).sort()).toEqual([...apis.operations.keys()].sort());
  for (const { path, method, operation } of found) {
    const source = apis.operations.get(operation.operationId);
    expect([method.toUpperCase(), path]).toEqual([source?.method, source?.path]);
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(namesInPath(path));
    const said = [...(source?.answers ?? []), ...(source?.errors ?? [])].flatMap(({ status }) => statusesIn(status));
    expect(Object.keys(operation.responses)).toEqual([...new Set(said)].sort());
    expect(operation.security).toEqual(
      source?.security.map((requirement) =>
        Object.fromEntries(requirement.map(({ scheme, scopes }) => [scheme.name, scopes])),
      ),
    );
  }
});

test('its schemas accept its examples', () => {
  let checked = 0;
  for (const { name, document } of documents) {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
    ajv.addKeyword('x-illustrative');
    (addFormats as unknown as (target: Ajv2020) => void)(ajv);
    for (const methods of Object.values(document.paths)) {
      for (const { requestBody, responses } of Object.values(methods)) {
        const bodies = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
        for (const { schema, example } of bodies.flatMap((content) => Object.values(content ?? {}))) {
          if (schema?.$ref === undefined || example === undefined) continue;
          const isValid = ajv.compile(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? false);
          expect([name, schema.$ref, isValid(example), isValid.errors]).toEqual([name, schema.$ref, true, null]);
          checked++;
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(15);
});

test('descriptions are CommonMark: lists and code stay what they are, and links are their words', async () => {
  const description = 'Veja [a `lista`](/docs/lista):\n\n- *um* `<b>`\n- dois\n\n![Foto](x.svg)';
  const api = { title: 'Um', description, server: { address: '<hub>', variable: 'U', example: 'https://hub.example' } };
  const answers = [{ status: 204, description }];
  const operations = [{ id: 'um', title: 'Um', method: 'GET', path: '/um', description, answers }];
  const texts = { 'site.yaml': 'title: Hub', 'pages/index.md': '# Hub', 'pages/docs/lista.md': '# Lista' };
  const all = { ...texts, 'static/x.svg': '<svg/>', 'operations/um.yaml': JSON.stringify({ ...api, operations }) };
  const files = new Map(Object.entries(all).map(([path, text]) => [path, () => Buffer.from(text)]));
  const published = JSON.stringify(documentsOf(await compileSite(contentFrom(files)))[0]?.document);
  const shown = JSON.stringify('Veja a `lista`:\n\n- *um* `<b>`\n- dois\n\nFoto');
  expect(published.split(shown)).toHaveLength(4);
});

test('an API without contracts, and one whose header is its own, are OpenAPI too', async () => {
  const texts = {
    'site.yaml': 'title: Hub',
    'pages/index.md': '# Hub',
    'operations/grupo/um.yaml': `title: Um
server: { address: "<hub>", variable: HUB_BASE_URL, example: https://hub.example/base }
authorization: { header: X-Chave, value: "{chave}", variable: HUB_KEY }
operations:
  - id: leitura
    title: Leitura
    method: GET
    path: /v1/um
    parameters: [{ name: desde, in: query, type: date, values: ["2025-01-01"], example: "2025-01-01" }]
    answers: [{ status: 204, description: Nada. }]
  - { id: exclusao, title: Exclusão, method: DELETE, path: /v1/um, answers: [{ status: 204, description: Nada. }] }
`,
  };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, () => Buffer.from(text)]));
  const [only] = documentsOf(await compileSite(contentFrom(files)));
  expect(only?.name).toBe('data/openapi/grupo/um.json');
  expect(await new Validator().validate(only?.document as never)).toEqual({ valid: true });
  expect(Object.keys(only?.document.paths['/v1/um'] ?? {})).toEqual(['get', 'delete']);
});
