// One call of an operation, as every language has to write it: what is read from the environment, what is an example, and
// what is sent.
import path from 'node:path';
import { escaped } from '../../fields/string-literal.ts';
import { type FormField, type Operation, parametersIn } from '../api.ts';

/** Text in which some parts are read from environment variables. */
export type Value = readonly (string | { readonly variable: string })[];

export interface Call {
  /** What files and classes are called, with hyphens between its words. */
  readonly name: string;
  readonly method: Operation['method'];
  /** Environment variable with the address that the path follows. */
  readonly server: string;
  /** The path: text, and parameters that a program keeps in variables. */
  readonly path: readonly (string | Filled)[];
  /** What is asked, with examples. */
  readonly query: readonly Filled[];
  readonly headers: readonly { readonly name: string; readonly value: Value }[];
  readonly body?: CallBody;
}

/** A name and the value it has in the sample. */
export interface Filled {
  readonly name: string;
  readonly example: string;
}

/** A file beside the program, or a form. */
export type CallBody =
  | { readonly kind: 'file'; readonly fileName: string; readonly mediaType: string }
  | { readonly kind: 'form'; readonly fields: readonly FormField[]; readonly mediaType: string };

export function callOf(operation: Operation): Call {
  const { id, method, server, authorization, request } = operation;
  const own = parametersIn(operation, 'header').filter(({ example }) => example !== undefined);
  return {
    // Of one word, it could be a module or a class that the language has: token.py hides one of Python's own.
    name: id.includes('-') ? id : `${id}-exemplo`,
    method,
    server: server.variable,
    path: pathOf(operation),
    query: parametersIn(operation, 'query').flatMap(({ name, example }) =>
      example === undefined ? [] : [{ name, example }],
    ),
    headers: [
      ...(authorization ? [{ name: authorization.header, value: authorizationValue(authorization) }] : []),
      ...own.map(({ name, example = '' }) => ({ name, value: [example] })),
    ],
    ...(request && { body: bodyOf(request) }),
  };
}

function pathOf(operation: Operation): (string | Filled)[] {
  const examples = new Map(parametersIn(operation, 'path').map(({ name, example = '' }) => [name, example]));
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

function authorizationValue({ value, variable }: NonNullable<Operation['authorization']>): Value {
  const [before = '', , after = ''] = value.split(/(\{[^}]+\})/);
  return [before, { variable }, after].filter((part) => part !== '');
}

function bodyOf({ mediaType, example, form }: NonNullable<Operation['request']>): CallBody {
  if (form.length > 0) return { kind: 'form', fields: form, mediaType };
  return { kind: 'file', fileName: path.posix.basename(example ?? 'body'), mediaType };
}

/** A text as it stands in double quotes where braces hold an expression: twice, they are braces. */
export const inFormat = (text: string): string => escaped(text).replace(/[{}]/g, '$&$&');
