// An OpenAPI document as an API of ours.
import type {
  AnswerData,
  ApiData,
  ApiServer,
  OperationData,
  RequestData,
  WebhookData,
} from '../../../schemas/types.ts';
import { bodiesOf } from './body-data.ts';
import { METHODS, type Operation, type PathItem, type Ref, type Response, type Server } from './openapi.ts';
import { headersOf, parametersOf } from './parameter-data.ts';
import { type Direction, follow, type Scope } from './scope.ts';
import { schemesOf, securityOf, variableOf } from './security-data.ts';

type Schemes = NonNullable<ApiData['securitySchemes']>;
type Method = (typeof METHODS)[number];

export function apiData(scope: Scope): ApiData {
  const { document } = scope;
  const { info, paths = {}, webhooks = {}, security } = document;
  const schemes = schemesOf(document, scope);
  const given: Partial<ApiData> = document['x-docs-build'] ?? {};
  const hooks: WebhookData[] = [];
  const operations = Object.entries(paths).flatMap(([path, written]) =>
    callsOf(written, scope).map((call) => operationData(path, call, { schemes, hooks }, scope)),
  );
  for (const [name, written] of Object.entries(webhooks))
    for (const call of callsOf(written, scope)) hooks.push(webhookData(name, name, call, schemes, scope));
  if (document.tags) scope.unsaid.add('tags', document, 'tags');
  for (const key of ['contact', 'license', 'termsOfService']) if (key in info) scope.unsaid.add('info', info, key);
  const about = info.description?.trim() || info.summary?.trim();
  const needed = securityOf(security, schemes, scope);
  const version = versionOf(scope);
  const data = {
    title: info.title,
    ...(version !== undefined && { version }),
    ...(about && { description: about }),
    server: { ...serverOf(document.servers, scope), ...given.server },
    ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes, security: needed ?? 'none' }),
    ...omit(given, 'server'),
    operations,
    ...(hooks.length > 0 && { webhooks: hooks }),
  };
  return scope.made(data as unknown as ApiData, document);
}

const omit = <Type extends object>(value: Type, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));

/** The version of a document need not be that of the API: paths and addresses say that one. */
function versionOf({ document, unsaid }: Scope): string | undefined {
  const { version } = document.info;
  const addresses = [...Object.keys(document.paths ?? {}), ...(document.servers ?? []).map(({ url }) => url)];
  const majors = addresses.flatMap((address) => /\/v(\d{1,3})(?=[./]|$)/i.exec(address)?.[1] ?? []);
  if (majors.every((major) => major === version.replace(/^v/i, '').split('.')[0]))
    return version.replace(/^v(?=\d)/i, '');
  unsaid.add('version', document.info, 'version');
  return undefined;
}

interface Call {
  readonly method: Method;
  readonly operation: Operation;
  readonly item: PathItem;
}

function callsOf(written: Ref<PathItem>, scope: Scope): Call[] {
  const item = follow(written, scope);
  for (const method of ['head', 'options', 'trace']) if (method in item) scope.unsaid.add('method', item, method);
  return METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ method, operation, item }] : [];
  });
}

/** Small letters, digits and hyphens. */
const idOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

interface Within {
  readonly schemes: Schemes;
  /** Calls of the service: what operations bring about is added to them. */
  readonly hooks: WebhookData[];
}

function operationData(path: string, call: Call, { schemes, hooks }: Within, scope: Scope): OperationData {
  const { method, operation, item } = call;
  const common = commonData(`${method} ${path}`, call, 'sent', scope);
  const { id, title, method: verb, answers, ...rest } = common;
  const security = securityOf(operation.security, schemes, scope);
  const servers = operation.servers ?? item.servers;
  const callbacks = Object.entries(operation.callbacks ?? {}).flatMap(([name, written]) =>
    Object.entries(follow(written, scope)).flatMap(([address, target]) =>
      callsOf(target, scope).map((inner) => {
        const hook = webhookData(address, `${id}-${name}`, inner, schemes, scope);
        hooks.push(hook);
        return { webhook: hook.id, address };
      }),
    ),
  );
  const data = {
    id,
    title,
    method: verb,
    path,
    ...rest,
    ...(servers && { server: serverOf(servers, scope, id) }),
    ...(security !== undefined && Object.keys(schemes).length > 0 && { security }),
    answers,
    ...(callbacks.length > 0 && { callbacks }),
    ...operation['x-docs-build'],
  };
  return scope.made(data as unknown as OperationData, operation);
}

function webhookData(address: string, name: string, call: Call, schemes: Schemes, scope: Scope): WebhookData {
  const { operation } = call;
  const { id, title, method, parameters = [], ...common } = commonData(name, call, 'received', scope);
  const kept = parameters.filter(({ in: where }) => where !== 'path');
  if (kept.length < parameters.length) scope.unsaid.add('callbackless', operation, 'parameters');
  const security = securityOf(operation.security, schemes, scope);
  const data = {
    id,
    title,
    method,
    address,
    ...common,
    ...(security !== undefined && security !== 'none' && { security }),
    ...(kept.length > 0 && { parameters: kept }),
    ...operation['x-docs-build'],
  };
  return scope.made(data as unknown as WebhookData, operation);
}

/** What calls of both directions have. */
function commonData(fallbackName: string, { method, operation, item }: Call, sends: Direction, scope: Scope) {
  const { operationId, summary, deprecated, requestBody, responses = {} } = operation;
  const answersWith = sends === 'sent' ? 'received' : 'sent';
  const id = String(operation['x-docs-build']?.id ?? (idOf(operationId ?? fallbackName) || idOf(fallbackName)));
  const description = operation.description?.trim() || item.description?.trim();
  const parameters = parametersOf(item.parameters, operation.parameters, scope);
  const request = requestBody && follow(requestBody, scope);
  if (request && method === 'get') scope.unsaid.add('body', operation, 'requestBody');
  const title = summary?.trim() || item.summary?.trim() || operationId || fallbackName;
  const bodies = bodiesOf(
    request?.content,
    { name: `${id}-request`, title, direction: sends, needsExample: true },
    scope,
  );
  const about = request?.description?.trim();
  const sent: RequestData | undefined =
    request && method !== 'get' && bodies.length > 0
      ? scope.made({ ...alone(bodies), ...(about && { description: about }), ...request['x-docs-build'] }, request)
      : undefined;
  return {
    id,
    title,
    method: method.toUpperCase() as OperationData['method'],
    ...(description && { description }),
    ...(deprecated === true && { deprecated: true as const }),
    ...(parameters.length > 0 && { parameters }),
    ...(sent && { request: sent }),
    answers: Object.entries(responses)
      .filter(([status]) => /^(?:\d{3}|[1-5]XX|default)$/i.test(status))
      .map(([status, written]) =>
        answerData(status, follow(written, scope), { id, title, direction: answersWith }, scope),
      ),
  };
}

/** One body stands by itself, several in `content`. */
const alone = (bodies: ReturnType<typeof bodiesOf>): RequestData =>
  bodies.length === 1 ? { ...bodies[0] } : { content: bodies as unknown as NonNullable<RequestData['content']> };

function answerData(
  status: string,
  response: Response,
  { id, title, direction }: { readonly id: string; readonly title: string; readonly direction: Direction },
  scope: Scope,
): AnswerData {
  const { description, summary, headers, content, links } = response;
  if (links) scope.unsaid.add('links', response, 'links');
  const bodies = bodiesOf(
    content,
    { name: `${id}-${status.toLowerCase()}`, title: `${title}: ${status}`, direction, needsExample: false },
    scope,
  );
  const own = headersOf(headers, scope);
  const code =
    /^\d/.test(status) && !/x/i.test(status) ? Number(status) : status === 'default' ? status : status.toUpperCase();
  const data = {
    status: code,
    description: description?.trim() || summary?.trim() || '—',
    ...(own.length > 0 && { headers: own }),
    ...(bodies.length > 0 && alone(bodies)),
    ...response['x-docs-build'],
  };
  return scope.made(data as unknown as AnswerData, response);
}

const ABSOLUTE = /^https?:\/\/[^/]/;

/** The first is that of samples; with several, each is an environment. */
function serverOf(servers: readonly Server[] = [], scope: Scope, id = ''): ApiServer {
  const [first, ...others] = servers.map((server) => ({ ...server, address: addressOf(server) }));
  const address = first?.address || '/';
  const example = ABSOLUTE.test(address) ? address : `https://api.example${address === '/' ? '' : address}`;
  const named = [first, ...others].flatMap((each) => (each && ABSOLUTE.test(each.address) ? [each] : []));
  const data = {
    address,
    variable: variableOf(scope.name, id, 'base', 'url'),
    example,
    ...(first?.description?.trim() && named.length < 2 && { description: first.description.trim() }),
    ...(named.length > 1 && {
      environments: named.map((each) => ({ name: each.description?.trim() || each.address, address: each.address })),
    }),
  };
  return servers[0] ? scope.made(data as ApiServer, servers[0]) : (data as ApiServer);
}

/** With the defaults of its variables, without a slash at its end. */
const addressOf = ({ url, variables = {} }: Server): string =>
  url.replace(/\{([^}]+)\}/g, (written, name: string) => variables[name]?.default ?? written).replace(/\/+$/, '');
