// An API as OpenAPI 3.1, whose schemas are JSON Schema 2020-12: those of its contracts go in as they are published.

import type { Content } from '../../read/content.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { withoutLinks } from '../fields/plain-text.ts';
import { type Definitions, toJsonSchema } from '../fields/to-json-schema.ts';
import type { Answer, Api, Operation, OperationRequest, Parameter } from './api.ts';

type Json = Readonly<Record<string, unknown>>;

interface Scope {
  readonly lists: FieldLists;
  /** Where examples are found. */
  readonly files: Content['files'];
}

export function toOpenApi(api: Api, lists: FieldLists, files: Content['files']): Json {
  const scope = { lists, files };
  const { title, version, description, server, operations } = api;
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: toOperation(operation, scope),
    };
  }
  const contracts = new Set(operations.flatMap(contractsOf).filter((name) => lists.byName.get(name)));
  const authorization = operations.find((operation) => operation.authorization)?.authorization;
  return {
    openapi: '3.1.1',
    info: {
      title,
      // OpenAPI asks for one; an API without says which of ours describes it.
      version: version ?? '0.0.0',
      ...(description !== undefined && { description: withoutLinks(description) }),
    },
    servers: [
      {
        url: `{${server.variable}}`,
        ...(server.description !== undefined && { description: withoutLinks(server.description) }),
        variables: { [server.variable]: { default: server.example } },
      },
    ],
    paths,
    components: {
      ...(contracts.size > 0 && {
        schemas: schemasOf([...contracts].sort(), lists),
      }),
      ...(authorization && {
        securitySchemes: {
          authorization: /^Authorization: Bearer \{\w+\}$/i.test(`${authorization.header}: ${authorization.value}`)
            ? { type: 'http', scheme: 'bearer' }
            : { type: 'apiKey', in: 'header', name: authorization.header },
        },
      }),
    },
  };
}

function toOperation(operation: Operation, scope: Scope): Json {
  const { id, title, description, illustrative, authorization, parameters, request, answers } = operation;
  return {
    operationId: id,
    summary: title,
    ...(description !== undefined && { description: withoutLinks(description) }),
    ...(illustrative && { 'x-illustrative': true }),
    ...(authorization && { security: [{ authorization: [] }] }),
    ...(parameters.length > 0 && { parameters: parameters.map(toParameter) }),
    ...(request && { requestBody: toRequestBody(request, scope) }),
    responses: Object.fromEntries(answers.map((answer) => [String(answer.status), toResponse(answer, scope)])),
  };
}

function toParameter({
  name,
  in: where,
  type,
  isRequired,
  description,
  format,
  values,
  example,
  illustrative,
}: Parameter) {
  const isNumber = type === 'number' || type === 'integer';
  const typed = (text: string): unknown => (isNumber ? Number(text) : type === 'boolean' ? text === 'true' : text);
  const formats: Readonly<Record<string, Json>> = {
    date: { type: 'string', format: 'date' },
    datetime: { type: 'string', format: 'date-time' },
  };
  return {
    name,
    in: where,
    ...(description !== undefined && { description: withoutLinks(description) }),
    required: isRequired,
    ...(illustrative && { 'x-illustrative': true }),
    schema: {
      ...(formats[type] ?? { type }),
      ...(values && { enum: values }),
      ...(format !== undefined && { $comment: format }),
    },
    ...(example !== undefined && { example: typed(example) }),
  };
}

function toRequestBody(request: OperationRequest, scope: Scope): Json {
  const { mediaType, contract, example, form, description } = request;
  const body = form.length > 0 ? { example: formExample(form) } : exampleIn(example, scope);
  return {
    ...(description !== undefined && { description: withoutLinks(description) }),
    required: true,
    content: { [mediaType]: { ...refTo(contract, scope), ...body } },
  };
}

const formExample = (form: OperationRequest['form']): Json =>
  Object.fromEntries(form.map((field) => [field.name, 'variable' in field ? `$${field.variable}` : field.value]));

function toResponse({ description, title, contract, example, illustrative }: Answer, scope: Scope): Json {
  const mediaType = example !== undefined && !example.endsWith('.json') ? 'text/plain' : 'application/json';
  const body = { ...refTo(contract, scope), ...exampleIn(example, scope) };
  return {
    description: withoutLinks([title, description].filter(Boolean).join(': ')),
    ...(illustrative && { 'x-illustrative': true }),
    ...(Object.keys(body).length > 0 && { content: { [mediaType]: body } }),
  };
}

/** The payload itself: whoever opens the document elsewhere does not have our files. */
function exampleIn(example: string | undefined, { files }: Scope): Json {
  const file = files.get(`examples/${example}`);
  if (example === undefined || !file) return {};
  const text = new TextDecoder().decode(file.bytes());
  if (!example.endsWith('.json')) return { example: text };
  try {
    return { example: JSON.parse(text) };
  } catch {
    // That it is no JSON is reported where its contract lists it.
    return {};
  }
}

const contractsOf = ({ request, answers }: Operation): string[] =>
  [request?.contract, ...answers.map(({ contract }) => contract)].filter((name) => name !== undefined);

const refTo = (contract: string | undefined, { lists }: Scope): Json =>
  contract !== undefined && lists.byName.get(contract)
    ? { schema: { $ref: `#/components/schemas/${keyOf(contract)}` } }
    : {};

/** A name that a component may have: folders become dots. */
const keyOf = (contract: string): string => contract.replaceAll('/', '.').replace(/[^A-Za-z0-9._-]/g, '_');

/** The schemas of contracts by the names of their components, with those of the contracts that their fields name. */
function schemasOf(names: readonly string[], { byName }: FieldLists): Json {
  const schemas: Definitions['schemas'] = new Map();
  for (const name of names) {
    const loaded = byName.get(name);
    if (!loaded) continue;
    const { $schema: _, ...schema } = toJsonSchema(loaded.list, undefined, { at: '#/components/schemas/', schemas });
    schemas.set(keyOf(name), schema);
  }
  return Object.fromEntries(schemas);
}
