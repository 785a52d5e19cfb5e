// What an OpenAPI document allows, as a mock made of it would: it knows nothing else of the operations.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { SentRequest } from './recording-host.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: Schema;
}

interface Scheme {
  readonly type: string;
  readonly scheme?: string;
  readonly name?: string;
  readonly in?: string;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, object>> };
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, Scheme>>;
  };
}

/** Says in words what the document does not allow in a request whose path begins with `root`; nothing where it describes it. */
export type OpenApiJudge = (request: SentRequest, root: string) => string[];

export function openApiJudge(document: OpenApiDocument): OpenApiJudge {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const schemaAt = (...path: string[]): ValidateFunction => {
    const pointer = path.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    return ajv.compile({ $ref: `openapi#/${pointer}` });
  };
  const schemes = document.components.securitySchemes ?? {};

  return (request, root) => {
    const [address = '', query = ''] = request.path.slice(root.length).split('?');
    const segments = address.split('/');
    const method = request.method.toLowerCase();
    const template = Object.keys(document.paths).find(
      (path) => document.paths[path]?.[method] && matches(path.split('/'), segments),
    );
    const operation = template === undefined ? undefined : document.paths[template]?.[method];
    if (template === undefined || !operation) return [`no operation: ${request.method} ${address}`];
    const given = valuesOf(request, new URLSearchParams(query), template.split('/'), segments);
    const { parameters = [], security, requestBody } = operation;
    const problems: string[] = [];
    for (const [i, parameter] of parameters.entries()) {
      const { name, in: place, required, explode = true, schema } = parameter;
      const values = given(place, name).flatMap((value) => (explode ? value : value.split(',')));
      if (values.length === 0 && required) problems.push(`no ${place} parameter ${name}`);
      const validate = schemaAt('paths', template, method, 'parameters', String(i), 'schema');
      const value = schema.type === 'array' ? values : values[0];
      if (values.length > 0 && !validate(typed(value, schema)))
        problems.push(`${place} parameter ${name}: ${ajv.errorsText(validate.errors)}`);
    }
    const known = new Set([
      ...parameters.flatMap(({ in: place, name }) => (place === 'query' ? name : [])),
      ...Object.values(schemes).flatMap(({ in: place, name }) => (place === 'query' && name ? name : [])),
    ]);
    for (const name of new URLSearchParams(query).keys())
      if (!known.has(name)) problems.push(`unknown query parameter ${name}`);
    const isShown = (name: string): boolean => showsCredential(schemes[name], request, given);
    if (security.length > 0 && !security.some((way) => Object.keys(way).every(isShown)))
      problems.push('none of the ways of authorisation');

    const type = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!requestBody) return request.body === '' ? problems : [...problems, 'a body that is not described'];
    if (!(type in requestBody.content)) return [...problems, `no body of type "${type}"`];
    if (!/[/+]json$/.test(type)) return problems;
    const validate = schemaAt('paths', template, method, 'requestBody', 'content', type, 'schema');
    return validate(JSON.parse(request.body)) ? problems : [...problems, `body: ${ajv.errorsText(validate.errors)}`];
  };
}

const isName = (segment: string): boolean => /^\{[^}]+\}$/.test(segment);

const matches = (template: readonly string[], segments: readonly string[]): boolean =>
  template.length === segments.length &&
  template.every((part, i) => isName(part) || part === decodeURIComponent(segments[i] ?? ''));

type Given = (place: string, name: string) => string[];

/** The values of a parameter, wherever it stands. */
function valuesOf(
  { headers }: SentRequest,
  query: URLSearchParams,
  template: readonly string[],
  segments: readonly string[],
): Given {
  const cookies = new Map((headers.cookie ?? '').split('; ').map((pair) => pair.split('=', 2) as [string, string]));
  return (place, name) => {
    if (place === 'query') return query.getAll(name);
    if (place === 'path')
      return segments
        .slice(template.indexOf(`{${name}}`))
        .slice(0, 1)
        .map(decodeURIComponent);
    const one = place === 'header' ? headers[name.toLowerCase()] : cookies.get(name);
    return one === undefined ? [] : [String(one)];
  };
}

/** Texts are all that an address and a header hold. */
const typed = (value: unknown, { type }: Schema): unknown =>
  typeof value === 'string' && (type === 'integer' || type === 'number' || type === 'boolean')
    ? JSON.parse(value)
    : value;

function showsCredential(scheme: Scheme | undefined, { headers, client }: SentRequest, given: Given): boolean {
  const authorization = headers.authorization ?? '';
  if (!scheme) return false;
  if (scheme.type === 'mutualTLS') return client !== undefined;
  if (scheme.type === 'apiKey') return given(scheme.in ?? '', scheme.name ?? '').length > 0;
  return authorization.startsWith(scheme.scheme === 'basic' ? 'Basic ' : 'Bearer ');
}
