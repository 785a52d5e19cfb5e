// The ids that an operation has on the page that shows it. Known from the operation alone: links to them are checked before
// it is shown.
import type { Operation, Parameter } from './api.ts';
import { SAMPLE_LANGUAGES } from './samples/code-samples.ts';

/** The id of an operation; those of its parts begin with it. */
export const operationAnchor = ({ id }: Operation): string => `operacao-${id}`;

/** A part of an operation that has a heading. */
export type Part = 'parametros' | 'corpo' | 'codigo' | 'respostas' | 'erros' | 'limites';

export const partId = (operation: Operation, part: Part): string => `${operationAnchor(operation)}-${part}`;

/** What ids of parameters say of where they stand: two of one name may stand in different places. */
const PLACES: Readonly<Record<Parameter['in'], string>> = { header: 'cabecalho', path: 'caminho', query: 'consulta' };

export const parameterId = (operation: Operation, where: Parameter['in'], name: string): string =>
  `${operationAnchor(operation)}-${PLACES[where]}-${name}`;

export const sampleId = (operation: Operation, language: string): string => `${operationAnchor(operation)}-${language}`;

export const answerId = (operation: Operation, status: number): string =>
  `${operationAnchor(operation)}-resposta-${status}`;

/** Every id of an operation, in the order in which it shows them. */
export function operationIds(operation: Operation): string[] {
  const { authorization, parameters, request, answers, errors, limits } = operation;
  const part = (name: Part, isShown: boolean, inner: readonly string[] = []): string[] =>
    isShown ? [partId(operation, name), ...inner] : [];
  const headers = authorization ? [parameterId(operation, 'header', authorization.header)] : [];
  const own = parameters.map(({ in: where, name }) => parameterId(operation, where, name));
  const examples = answers.filter(({ example }) => example !== undefined);
  return [
    operationAnchor(operation),
    ...part('parametros', headers.length + parameters.length > 0, [...headers, ...own]),
    ...part('corpo', request !== undefined),
    ...part(
      'codigo',
      true,
      SAMPLE_LANGUAGES.map((language) => sampleId(operation, language)),
    ),
    ...part(
      'respostas',
      answers.length > 0,
      examples.length > 1 ? examples.map(({ status }) => answerId(operation, status)) : [],
    ),
    ...part('erros', errors.length > 0),
    ...part('limites', limits.length > 0),
  ];
}
