// What a site publishes as data, for programs: field lists, operations, and what may go wrong.
import { decodePath } from '../../schemas/paths.ts';
import type {
  ApiData,
  DataFile,
  ErrorsData,
  FieldListData,
  OperationData,
  OperationError,
} from '../../schemas/types.ts';
import { statusesIn } from '../contracts/operations/statuses-in.ts';
import { ABOUT_PATHS } from '../contracts/uses/about-paths.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { UsageError } from '../read/usage-error.ts';
import type { BuiltSite } from './built-site.ts';

interface NamedData {
  /** The name that addresses bear. */
  readonly name: string;
  readonly title: string;
  readonly file: string;
}

async function dataOf(site: BuiltSite, types: readonly DataFile['type'][]): Promise<NamedData[]> {
  return (await site.data()).flatMap(({ type, title, address }) => {
    const [file = '', name] = /data\/(?:fields|operations)\/(.+)\.json$/.exec(decodePath(address)) ?? [];
    return types.includes(type) && name !== undefined ? { name, title, file } : [];
  });
}

/** The field lists of a site, those of files among them. */
export const fieldListsOf = (site: BuiltSite): Promise<NamedData[]> => dataOf(site, ['field-list', 'layout']);

/** The field lists of a site by name, as they are published. */
export const publishedLists = async (site: BuiltSite): Promise<Map<string, FieldListData>> =>
  readAll<FieldListData>(site, await fieldListsOf(site));

/** A field list as it is published. */
export async function readFieldList(site: BuiltSite, name: string): Promise<FieldListData> {
  const lists = await fieldListsOf(site);
  const list = lists.find((each) => each.name === name);
  if (!list)
    throw unknown(
      'field list',
      name,
      'field-lists',
      lists.map((each) => each.name),
    );
  return json(site, list.file);
}

export interface NamedOperation {
  readonly api: string;
  readonly data: ApiData;
  readonly operation: OperationData;
}

/** Where the APIs of a site are. */
export const apiFilesOf = (site: BuiltSite): Promise<NamedData[]> => dataOf(site, ['operations']);

/** The APIs of a site by name, as they are published. */
export const apisOf = async (site: BuiltSite): Promise<Map<string, ApiData>> =>
  readAll<ApiData>(site, await apiFilesOf(site));

/** Every operation of a site. */
export const operationsOf = async (site: BuiltSite): Promise<NamedOperation[]> =>
  [...(await apisOf(site))].flatMap(([api, data]) => data.operations.map((operation) => ({ api, data, operation })));

/** An operation with all that holds for it: what its API says of every operation, and what may go wrong. */
export async function readOperation(site: BuiltSite, id: string): Promise<object> {
  const operations = await operationsOf(site);
  const found = operations.find(({ operation }) => operation.id === id);
  if (!found)
    throw unknown(
      'operation',
      id,
      'operations',
      operations.map(({ operation }) => operation.id),
    );
  const { operations: _, errors: __, webhooks: ___, ...api } = found.data;
  const errors = (await operationErrors(site)).filter(({ operation }) => operation === id);
  return { api: { name: found.api, ...api }, operation: found.operation, errors };
}

/** Everything that says what an error code means: operations of statuses, contracts of codes of their own. */
export async function readError(site: BuiltSite, code: string): Promise<object> {
  const all = await errorsOf(site);
  const wanted = code.trim().toLowerCase();
  const found = all.filter(({ codes }) => codes.some((each) => each.toLowerCase() === wanted));
  if (found.length === 0) throw unknown('error code', code, 'errors', new Set(all.flatMap(({ codes }) => codes)));
  return { code, errors: found.map(({ error }) => error) };
}

/** All error codes of a site, each once. */
export const errorCodesOf = async (site: BuiltSite): Promise<string[]> => [
  ...new Set((await errorsOf(site)).map(({ codes: [code = ''] }) => code)),
];

interface NamedError {
  /** As it is written, and each status that it stands for. */
  readonly codes: readonly string[];
  readonly error: object;
}

async function errorsOf(site: BuiltSite): Promise<NamedError[]> {
  const lists = (await fieldListsOf(site)).map(async ({ name, file }) => {
    const { errors = [] } = await json<FieldListData>(site, file);
    return errors.map((error) => ({ codes: [error.code], error: { contract: name, ...error } }));
  });
  return [
    ...(await operationErrors(site)).map((error) => ({
      codes: [String(error.status), ...statusesIn(error.status)],
      error,
    })),
    ...(await Promise.all(lists)).flat(),
  ];
}

async function operationErrors(site: BuiltSite): Promise<readonly OperationError[]> {
  const text = await site.read(ABOUT_PATHS.errors);
  if (text === undefined) return [];
  const data: ErrorsData = JSON.parse(text);
  return data.errors;
}

const readAll = async <Value>(site: BuiltSite, files: readonly NamedData[]): Promise<Map<string, Value>> =>
  new Map(await Promise.all(files.map(async ({ name, file }) => [name, await json<Value>(site, file)] as const)));

async function json<Value>(site: BuiltSite, file: string): Promise<Value> {
  const text = await site.read(file);
  if (text === undefined) throw new UsageError(`"${file}" is missing. Run "docs-build build" again.`);
  return JSON.parse(text);
}

function unknown(what: string, written: string, kind: string, known: Iterable<string>): UsageError {
  const hint = didYouMean(written, known) ?? `The tool "list" with the kind "${kind}" gives all.`;
  return new UsageError(`There is no ${what} ${JSON.stringify(written)}. ${hint}`);
}
