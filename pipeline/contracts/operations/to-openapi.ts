// An API as OpenAPI 3.1, whose schemas are JSON Schema 2020-12: those of its contracts go in as they are published.
import type { ApiServer } from '../../../schemas/types.ts';
import type { Content } from '../../read/content.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { withoutLinks } from '../fields/plain-text.ts';
import { type Definitions, toJsonSchema } from '../fields/to-json-schema.ts';
import type { Api, Operation } from './api.ts';
import {
  type Json,
  keyOf,
  type OpenApiScope,
  parameterObject,
  requestObject,
  responseObjects,
} from './openapi-messages.ts';
import type { Requirement, Scheme } from './security.ts';

export function toOpenApi(api: Api, lists: FieldLists, files: Content['files']): Json {
  const scope: OpenApiScope = { lists, files, used: new Set() };
  const { title, version, description, server, operations, schemes } = api;
  const calls = operations.filter(({ isWebhook }) => !isWebhook);
  const called = new Set(calls.flatMap(({ callbacks }) => callbacks.map(({ webhook }) => webhook.id)));
  // A webhook that an operation brings about is a callback of that.
  const webhooks = operations.filter(({ isWebhook, id }) => isWebhook && !called.has(id));
  // Made first: they say which contracts they refer to.
  const paths = pathObjects(calls, server, scope);
  const webhookObjects = Object.fromEntries(webhooks.map((each) => [each.id, methodObject(each, server, scope)]));
  const schemas = schemasOf([...scope.used].sort(), lists);
  const components = {
    ...(scope.used.size > 0 && { schemas }),
    ...(schemes.length > 0 && {
      securitySchemes: Object.fromEntries(schemes.map((scheme) => [scheme.name, schemeObject(scheme, server)])),
    }),
  };
  return {
    openapi: '3.1.1',
    info: {
      title,
      // OpenAPI asks for one; an API without says which of ours describes it.
      version: version ?? '0.0.0',
      ...(description !== undefined && { description: withoutLinks(description) }),
      ...(api.data.illustrative && { 'x-illustrative': true }),
    },
    servers: serverObjects(server),
    paths,
    ...(webhooks.length > 0 && { webhooks: webhookObjects }),
    ...(Object.keys(components).length > 0 && { components }),
  };
}

function pathObjects(operations: readonly Operation[], server: ApiServer, scope: OpenApiScope): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], ...methodObject(operation, server, scope) };
  return paths;
}

const methodObject = (operation: Operation, server: ApiServer, scope: OpenApiScope): Json => ({
  [operation.method.toLowerCase()]: operationObject(operation, server, scope),
});

function operationObject(operation: Operation, server: ApiServer, scope: OpenApiScope): Json {
  const { id, title, description, replacement, deprecated, illustrative, parameters, request, callbacks } = operation;
  const about = [description, replacement].filter((text) => text !== undefined).map(withoutLinks);
  const isElsewhere = operation.server.variable !== server.variable || operation.server.example !== server.example;
  return {
    operationId: id,
    summary: title,
    ...(about.length > 0 && { description: about.join('\n\n') }),
    ...(deprecated && { deprecated: true }),
    ...(illustrative && { 'x-illustrative': true }),
    ...(isElsewhere && { servers: serverObjects(operation.server) }),
    security: operation.security.map(requirementObject),
    ...(parameters.length > 0 && { parameters: parameters.map((parameter) => parameterObject(parameter, scope)) }),
    ...(request && { requestBody: requestObject(request, scope) }),
    responses: responseObjects(operation, scope),
    ...(callbacks.length > 0 && {
      callbacks: Object.fromEntries(
        callbacks.map(({ webhook, address }) => [webhook.id, { [address]: methodObject(webhook, server, scope) }]),
      ),
    }),
  };
}

const requirementObject = (requirement: Requirement): Json =>
  Object.fromEntries(requirement.map(({ scheme, scopes }) => [scheme.name, scopes]));

/** Each environment, or else the address that the variable holds. */
function serverObjects({ variable, example, description, environments }: ApiServer): Json[] {
  if (environments)
    return environments.map((environment) => ({
      url: environment.address,
      description: [environment.name, environment.description]
        .filter((text) => text !== undefined)
        .map(withoutLinks)
        .join(': '),
    }));
  return [
    {
      url: `{${variable}}`,
      ...(description !== undefined && { description: withoutLinks(description) }),
      variables: { [variable]: { default: example } },
    },
  ];
}

function schemeObject({ type, description, credential, tokenUrl = '', scopes }: Scheme, { example }: ApiServer): Json {
  const about = description === undefined ? {} : { description: withoutLinks(description) };
  if (type === 'mutual-tls') return { type: 'mutualTLS', ...about };
  if (type === 'basic' || type === 'bearer') return { type: 'http', scheme: type, ...about };
  if (type === 'oauth2') {
    const allowed = Object.entries(scopes).map(([scope, meaning]) => [scope, withoutLinks(meaning)]);
    const address = tokenUrl.startsWith('/') ? example + tokenUrl : tokenUrl;
    return { type, ...about, flows: { clientCredentials: { tokenUrl: address, scopes: Object.fromEntries(allowed) } } };
  }
  return { type: 'apiKey', ...(credential.kind === 'value' && { in: credential.in, name: credential.name }), ...about };
}

/** The schemas of contracts by the names of their components, with those of the contracts that their fields name. */
function schemasOf(names: readonly string[], { byName, strings }: FieldLists): Json {
  const schemas: Definitions['schemas'] = new Map();
  for (const name of names) {
    const loaded = byName.get(name);
    if (!loaded) continue;
    const definitions = { at: '#/components/schemas/', schemas };
    const { $schema: _, ...schema } = toJsonSchema(loaded.list, strings, undefined, definitions);
    schemas.set(keyOf(name), schema);
  }
  return Object.fromEntries(schemas);
}
