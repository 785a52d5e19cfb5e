// The ids that an operation has on the page that shows it. Known from the operation alone: links to them are checked before
// it is shown.
import type { Words } from '../../languages/words.ts';
import type { Answer, Operation, Parameter } from './api.ts';
import { SAMPLE_LANGUAGES } from './samples/code-samples.ts';
import { borneBy } from './security.ts';

type Anchors = Words['anchors'];

/** The id of an operation; those of its parts begin with it. */
export const operationAnchor = ({ id }: Operation, { operation }: Anchors): string => `${operation}-${id}`;

/** A part of an operation that has a heading. */
export type Part =
  | 'authorization'
  | 'parameters'
  | 'body'
  | 'samples'
  | 'answers'
  | 'callbacks'
  | 'errors'
  | 'limits'
  | 'environments';

/** The id of a part. */
export const partId = (operation: Operation, part: Part, anchors: Anchors): string =>
  `${operationAnchor(operation, anchors)}-${anchors[part]}`;

/** The id of a parameter. It says where it stands, too: two of one name may stand in different places. */
export const parameterId = (operation: Operation, where: Parameter['in'], name: string, anchors: Anchors): string =>
  `${operationAnchor(operation, anchors)}-${anchors[where]}-${nameInId(name)}`;

/** Brackets have a meaning in addresses: `expand[]` is `expand-`. */
const nameInId = (name: string): string => name.replaceAll('[', '-').replaceAll(']', '');

/** The id of a code sample. */
export const sampleId = (operation: Operation, language: string, anchors: Anchors): string =>
  `${operationAnchor(operation, anchors)}-${language}`;

/** The id of an answer. */
export const answerId = (operation: Operation, status: Answer['status'], anchors: Anchors): string =>
  `${operationAnchor(operation, anchors)}-${anchors.answer}-${status}`;

/** The id of a header of an answer. */
export const answerHeaderId = (
  operation: Operation,
  status: Answer['status'],
  name: string,
  anchors: Anchors,
): string => `${answerId(operation, status, anchors)}-${anchors.header}-${name}`;

/** Every id of an operation, in the order in which it shows them. */
export function operationIds(operation: Operation, anchors: Anchors): string[] {
  const { parameters, request, answers, errors, limits, callbacks, security, server, isWebhook } = operation;
  const part = (name: Part, isShown: boolean, inner: readonly string[] = []): string[] =>
    isShown ? [partId(operation, name, anchors), ...inner] : [];
  const borne = borneBy(security);
  const rowsOf = (where: Parameter['in']): string[] =>
    [...borne, ...parameters].flatMap((each) =>
      each.in === where ? parameterId(operation, where, each.name, anchors) : [],
    );
  const rows = (['header', 'path', 'query', 'cookie'] as const).flatMap(rowsOf);
  const examples = answers.filter(({ bodies }) => bodies.some((body) => body.examples.length > 0));
  const headers = answers.flatMap((answer) =>
    answer.headers.map(({ name }) => answerHeaderId(operation, answer.status, name, anchors)),
  );
  return [
    operationAnchor(operation, anchors),
    ...part('authorization', isSecurityShown(operation)),
    ...part('parameters', rows.length > 0, rows),
    ...part('body', request !== undefined),
    ...part(
      'samples',
      !isWebhook,
      SAMPLE_LANGUAGES.map((language) => sampleId(operation, language, anchors)),
    ),
    ...part('answers', answers.length > 0, [
      ...headers,
      ...(examples.length > 1 ? examples.map(({ status }) => answerId(operation, status, anchors)) : []),
    ]),
    ...part('callbacks', callbacks.length > 0),
    ...part('errors', errors.length > 0),
    ...part('limits', limits.length > 0),
    ...part('environments', !isWebhook && server.environments !== undefined),
  ];
}

/** A header alone says of itself that it authorises a call. */
export const isSecurityShown = ({ security }: Operation): boolean =>
  security.flat().some(({ scheme }) => !scheme.isPlain);
