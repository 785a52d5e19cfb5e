// What may come back: each status that an operation has and each code that a contract has, once for each that raises it.

import type { Words } from '../../languages/words.ts';
import { type FieldList, sentenceOf } from '../fields/field-list.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Api, Operation } from '../operations/api.ts';
import type { Apis } from '../operations/load-apis.ts';
import type { Part } from '../operations/operation-ids.ts';
import { statusesIn } from '../operations/statuses-in.ts';

/** Who raises it: an operation, which says so in one of its parts, or a contract. */
export type Raiser =
  | { readonly api: Api; readonly operation: Operation; readonly part: Part; readonly isIllustrative: boolean }
  | { readonly list: FieldList };

export interface RaisedError {
  /** A status of HTTP or what stands in its place, or the code of a rule. */
  readonly code: string;
  readonly status?: number | undefined;
  readonly name?: string | undefined;
  readonly sentence: string;
  readonly result?: string | undefined;
  readonly action?: string | undefined;
  readonly by: Raiser;
  /** The file that says it. */
  readonly sourcePath: string;
}

/** The errors of the contracts and APIs of these names, of all without names: statuses first, each kind in order. */
export function raisedErrors(lists: FieldLists, apis: Apis, names: readonly string[] | undefined): RaisedError[] {
  const isAsked = ({ name }: FieldList | Api): boolean => names?.includes(name) ?? true;
  const statuses = [...apis.byPath.values()]
    .flatMap((loaded) => (loaded && isAsked(loaded.api) ? raisedByApi(loaded.api) : []))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const codes = [...lists.byPath.values()]
    .flatMap((loaded) => (loaded && isAsked(loaded.list) ? raisedByContract(loaded.list) : []))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  return [...statuses, ...codes];
}

const raisedByApi = (api: Api): RaisedError[] =>
  api.operations.flatMap((operation) => {
    const { sourcePath } = api;
    const by = (part: Part, isIllustrative: boolean): Raiser => ({ api, operation, part, isIllustrative });
    const explained = new Set(operation.errors.flatMap(({ status }) => statusesIn(status)));
    const answers = operation.answers.filter(({ status }) => !explained.has(String(status)));
    return [
      ...operation.errors.map(({ status, cause, action }) => ({
        ...codeOf(status),
        sentence: cause,
        action,
        by: by('errors', operation.illustrative),
        sourcePath,
      })),
      ...answers.map(({ status, title, description, illustrative }) => ({
        ...codeOf(status),
        name: title,
        sentence: description,
        by: by('answers', operation.illustrative || illustrative),
        sourcePath,
      })),
    ];
  });

const codeOf = (status: number | string): Pick<RaisedError, 'code' | 'status'> =>
  typeof status === 'number' ? { code: String(status), status } : { code: status };

const raisedByContract = (list: FieldList): RaisedError[] =>
  list.errors.map((error) => {
    const { code, name, result, action } = error;
    return { code, name, sentence: sentenceOf(error), result, action, by: { list }, sourcePath: list.sourcePath };
  });

/** `500 to 504` comes after 500, and what is no status after all that are. */
const rankOf = ({ code }: RaisedError): number => Number(statusesIn(code)[0] ?? Number.POSITIVE_INFINITY);

/** The ids of an error: its own, and for the first of each code that of the code. */
export interface ErrorIds {
  readonly ofCode: string | undefined;
  readonly own: string | undefined;
}

/** The ids of errors, in their order; undefined where one before has it. */
export function errorIds(errors: readonly RaisedError[], { error }: Words['anchors']): ErrorIds[] {
  const taken = new Set<string>();
  const free = (...parts: readonly string[]): string | undefined => {
    const id = [error, ...parts].join('-').replace(/\s+/g, '-');
    if (taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  return errors.map(({ code, by }) => ({
    ofCode: free(code),
    own: free(code, 'list' in by ? by.list.name : by.operation.id),
  }));
}
