// One call of an operation, as every language has to write it: what is read from the environment, what is an example, and
// what is sent.
import path from 'node:path';
import type { SampleStrings } from '../../../../schemas/types.ts';
import { escaped } from '../../fields/string-literal.ts';
import { type Body, type FormField, type Operation, type Part, parametersIn } from '../api.ts';
import type { Value } from '../security.ts';

export interface Call {
  /** What a sample calls its own things. */
  readonly names: SampleStrings;
  /** What files and classes are called, with hyphens between its words. */
  readonly name: string;
  readonly method: Operation['method'];
  /** Environment variable with the address that the path follows. */
  readonly server: string;
  /** The path: text, and parameters that a program keeps in variables. */
  readonly path: readonly (string | Filled)[];
  /** What is asked, with examples: a name more than once where it has several values. */
  readonly query: readonly Filled[];
  /** What is asked besides, with a value from the environment. */
  readonly queryKeys: readonly { readonly name: string; readonly variable: string }[];
  readonly headers: readonly { readonly name: string; readonly value: Value }[];
  /** Environment variables with a name and a password. */
  readonly basic?: { readonly username: string; readonly password: string };
  /** Environment variables with the paths of a certificate of the client and its key. */
  readonly certificate?: { readonly certificate: string; readonly key: string };
  readonly body?: CallBody;
}

/** A name and the value it has in the sample. */
export interface Filled {
  readonly name: string;
  readonly example: string;
}

/** A file beside the program, a form, or parts. */
export type CallBody =
  | { readonly kind: 'file'; readonly fileName: string; readonly mediaType: string }
  | { readonly kind: 'form'; readonly fields: readonly FormField[]; readonly mediaType: string }
  | { readonly kind: 'parts'; readonly parts: readonly CallPart[]; readonly mediaType: string };

/** A text, or a file beside the program. */
export type CallPart = FormField | { readonly name: string; readonly fileName: string; readonly mediaType: string };

export function callOf(operation: Operation, names: SampleStrings): Call {
  const { id, method, server, security, request } = operation;
  const credentials = (security[0] ?? []).map(({ scheme }) => scheme.credential);
  const borne = credentials.flatMap((credential) => (credential.kind === 'value' ? credential : []));
  const basic = credentials.find((credential) => credential.kind === 'basic');
  const certificate = credentials.find((credential) => credential.kind === 'certificate');
  const given = operation.parameters.flatMap((parameter) =>
    parameter.example ? { ...parameter, example: parameter.example } : [],
  );
  const cookies = [
    ...given.flatMap(({ in: where, name, example }) => (where === 'cookie' ? [[`${name}=${example.join(',')}`]] : [])),
    ...borne.flatMap(({ in: where, name, value }) => (where === 'cookie' ? [[`${name}=`, ...value]] : [])),
  ];
  return {
    names,
    // Of one word, it could be a module or a class that the language has: token.py hides one of Python's own.
    name: id.includes('-') ? id : `${id}-${names.example}`,
    method,
    server: server.variable,
    path: pathOf(operation),
    query: given.flatMap(({ in: where, name, example, explode }) =>
      where === 'query' ? (explode ? example : [example.join(',')]).map((value) => ({ name, example: value })) : [],
    ),
    queryKeys: borne.flatMap(({ in: where, name, value }) =>
      where === 'query' ? value.flatMap((part) => (typeof part === 'string' ? [] : { name, ...part })) : [],
    ),
    headers: [
      ...borne.filter(({ in: where }) => where === 'header'),
      ...given.flatMap(({ in: where, name, example }) =>
        where === 'header' ? { name, value: [example.join(',')] } : [],
      ),
      ...(cookies.length > 0
        ? [{ name: 'Cookie', value: cookies.flatMap((cookie, i) => (i > 0 ? ['; ', ...cookie] : cookie)) }]
        : []),
    ],
    ...(basic && { basic }),
    ...(certificate && { certificate }),
    ...(request && { body: bodyOf(request.bodies[0]) }),
  };
}

/** Whether a call sends what stands in a file beside the program. */
export const readsFile = (body: Call['body']): boolean =>
  body?.kind === 'file' || (body?.kind === 'parts' && body.parts.some((part) => 'fileName' in part));

function pathOf(operation: Operation): (string | Filled)[] {
  const examples = new Map(parametersIn(operation, 'path').map(({ name, example = [] }) => [name, example.join(',')]));
  return operation.path
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.startsWith('{') ? part.slice(1, -1) : undefined;
      return name === undefined ? part : { name, example: examples.get(name) ?? '' };
    });
}

/** The query after a path, encoded; empty when nothing is asked. */
export const encodedQuery = ({ query }: Call): string =>
  query.length > 0 ? `?${query.map(({ name, example }) => `${encode(name)}=${encode(example)}`).join('&')}` : '';

/** All but letters, digits and `-._~`: what is left has no meaning in a shell or a string either. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

function bodyOf({ mediaType, examples, form, parts }: Body): CallBody {
  if (form.length > 0) return { kind: 'form', fields: form, mediaType };
  if (parts.length > 0) return { kind: 'parts', parts: parts.map(partOf), mediaType };
  return { kind: 'file', fileName: fileNameOf(examples[0]?.file), mediaType };
}

const partOf = (part: Part): CallPart =>
  'example' in part ? { name: part.name, fileName: fileNameOf(part.example), mediaType: part.mediaType } : part;

/** What a sample calls a file that it reads beside itself. */
const fileNameOf = (file = 'body'): string => path.posix.basename(file);

/** Environment variables that a call reads, each once, in the order in which it does. */
export function variablesOf(call: Call): string[] {
  const { server, queryKeys, headers, basic, certificate, body } = call;
  const fields = body?.kind === 'form' ? body.fields : body?.kind === 'parts' ? body.parts : [];
  return [
    ...new Set([
      server,
      ...queryKeys.map(({ variable }) => variable),
      ...headers.flatMap(({ value }) => value.flatMap((part) => (typeof part === 'string' ? [] : part.variable))),
      ...(basic ? [basic.username, basic.password] : []),
      ...(certificate ? [certificate.certificate, certificate.key] : []),
      ...fields.flatMap((field) => ('variable' in field ? field.variable : [])),
    ]),
  ];
}

/** A text as it stands in double quotes where braces hold an expression: twice, they are braces. */
export const inFormat = (text: string): string => escaped(text).replace(/[{}]/g, '$&$&');
