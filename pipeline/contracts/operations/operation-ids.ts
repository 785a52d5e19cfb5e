// The ids that an operation has on the page that shows it. Known from the operation alone: links to them are checked before
// it is shown.
import type { Operation, Parameter } from './api.ts';
import { SAMPLE_LANGUAGES } from './samples/code-samples.ts';
import { borneBy } from './security.ts';

/** The id of an operation; those of its parts begin with it. */
export const operationAnchor = ({ id }: Operation): string => `operacao-${id}`;

/** A part of an operation that has a heading. */
export type Part =
  | 'autorizacao'
  | 'parametros'
  | 'corpo'
  | 'codigo'
  | 'respostas'
  | 'chamadas'
  | 'erros'
  | 'limites'
  | 'ambientes';

export const partId = (operation: Operation, part: Part): string => `${operationAnchor(operation)}-${part}`;

/** What ids of parameters say of where they stand: two of one name may stand in different places. */
const PLACES: Readonly<Record<Parameter['in'], string>> = {
  cookie: 'cookie',
  header: 'cabecalho',
  path: 'caminho',
  query: 'consulta',
};

export const parameterId = (operation: Operation, where: Parameter['in'], name: string): string =>
  `${operationAnchor(operation)}-${PLACES[where]}-${nameInId(name)}`;

/** Brackets have a meaning in addresses: `expand[]` is `expand-`. */
const nameInId = (name: string): string => name.replaceAll('[', '-').replaceAll(']', '');

export const sampleId = (operation: Operation, language: string): string => `${operationAnchor(operation)}-${language}`;

export const answerId = (operation: Operation, status: number): string =>
  `${operationAnchor(operation)}-resposta-${status}`;

export const answerHeaderId = (operation: Operation, status: number, name: string): string =>
  `${answerId(operation, status)}-cabecalho-${name}`;

/** Every id of an operation, in the order in which it shows them. */
export function operationIds(operation: Operation): string[] {
  const { parameters, request, answers, errors, limits, callbacks, security, server, isWebhook } = operation;
  const part = (name: Part, isShown: boolean, inner: readonly string[] = []): string[] =>
    isShown ? [partId(operation, name), ...inner] : [];
  const borne = borneBy(security);
  const rowsOf = (where: Parameter['in']): string[] =>
    [...borne, ...parameters].flatMap((each) => (each.in === where ? parameterId(operation, where, each.name) : []));
  const rows = (['header', 'path', 'query', 'cookie'] as const).flatMap(rowsOf);
  const examples = answers.filter(({ bodies }) => bodies.some((body) => body.examples.length > 0));
  const headers = answers.flatMap((answer) =>
    answer.headers.map(({ name }) => answerHeaderId(operation, answer.status, name)),
  );
  return [
    operationAnchor(operation),
    ...part('autorizacao', isSecurityShown(operation)),
    ...part('parametros', rows.length > 0, rows),
    ...part('corpo', request !== undefined),
    ...part(
      'codigo',
      !isWebhook,
      SAMPLE_LANGUAGES.map((language) => sampleId(operation, language)),
    ),
    ...part('respostas', answers.length > 0, [
      ...headers,
      ...(examples.length > 1 ? examples.map(({ status }) => answerId(operation, status)) : []),
    ]),
    ...part('chamadas', callbacks.length > 0),
    ...part('erros', errors.length > 0),
    ...part('limites', limits.length > 0),
    ...part('ambientes', !isWebhook && server.environments !== undefined),
  ];
}

/** A header alone says of itself that it authorises a call. */
export const isSecurityShown = ({ security }: Operation): boolean =>
  security.flat().some(({ scheme }) => !scheme.isPlain);
