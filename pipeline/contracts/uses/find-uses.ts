// One pass over what is known of all pages, samples, requests and operations. What a name means is looked up, never
// searched for: the work grows with what is said, not with pages times fields.
import type { FieldListError, Route } from '../../../schemas/types.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';
import type { ResolvedLink } from '../../link/resolve-link.ts';
import { unpackNames } from '../../parse/named.ts';
import { dataOn, type LateKey, type PageFacts, type Sample } from '../../parse/parsed-page.ts';
import type { Content } from '../../read/content.ts';
import { ERROR_TEXTS, errorAnchor } from '../fields/error-list.ts';
import { type Field, type FieldList, fieldAt } from '../fields/field-list.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { parseFile } from '../fields/parse-file.ts';
import { JsonError, type JsonNode, parseJson } from '../fields/parse-json.ts';
import { sampleBody } from '../fields/sample-body.ts';
import type { Operation } from '../operations/api.ts';
import type { Apis } from '../operations/load-apis.ts';
import { statusesIn } from '../operations/statuses-in.ts';
import { checkedForms, checkedPayloads } from '../postman/check-payloads.ts';
import { type Collection, everyRequest, type Request } from '../postman/collection.ts';
import type { Postman } from '../postman/load-postman.ts';
import { payloadJson } from '../postman/payload-json.ts';
import { makeCodes } from './codes-in.ts';
import { contractsOf } from './contracts-of-pages.ts';
import { type FieldNames, fieldNames, fieldsIn } from './fields-in.ts';
import type { UseAddress } from './use.ts';
import { makeUseIndex, type UseIndex } from './use-index.ts';

export interface UsedPage {
  readonly route: Route;
  readonly page: PageFacts;
  readonly links: readonly ResolvedLink[];
  /** The operations it shows. */
  readonly operations: readonly Operation[];
}

export interface UseScope {
  readonly lists: FieldLists;
  readonly apis: Apis;
  readonly postman: Postman;
  readonly files: Content['files'];
  /** Where pages show a request. */
  readonly requestAddress: (request: Request) => UseAddress | undefined;
  /** Where pages show an operation. */
  readonly operationAddress: (operation: Operation) => UseAddress | undefined;
}

export function findUses(pages: readonly UsedPage[], scope: UseScope): UseIndex {
  const index = makeUseIndex();
  const lists = [...scope.lists.byPath.values()].flatMap((loaded) => (loaded ? [loaded.list] : []));
  const namesOf = new Map(lists.map((list) => [list, fieldNames(list)]));
  const anywhere = onlyMeanings(namesOf);
  const codes = makeCodes(lists);
  const contracts = new Map(
    pages.map(({ route, page, operations }) => [route, contractsOf(page, operations, scope.lists, scope.postman)]),
  );

  const addField = (list: FieldList, { path }: Field, found: Parameters<typeof index.add>[1]): void =>
    index.add({ kind: 'field', contract: list.name, path }, found);

  const addCodes = (
    text: string,
    groups: readonly ReadonlySet<FieldList>[],
    foundAt: (start: number) => Parameters<typeof index.add>[1],
  ): void => {
    for (const { code, start } of codes.codesIn(text))
      for (const { name } of codes.listsOf(code, groups))
        index.add({ kind: 'code', contract: name, code }, foundAt(start));
  };

  for (const used of pages) {
    const { route, page, links, operations } = used;
    const own = contracts.get(route) ?? new Set();
    const linked = new Set(
      links.flatMap((link) => (link.kind === 'page' ? [...(contracts.get(link.route) ?? [])] : [])),
    );
    const statuses = new Set(
      operations.flatMap(({ answers, errors }) => [...answers, ...errors].flatMap(({ status }) => statusesIn(status))),
    );
    // Without a contract and an operation a name means nothing.
    const names = lists.length > 0 || operations.length > 0 ? unpackNames(page) : [];
    for (const { text, in: kind, sourcePath, line, anchor } of names) {
      const found = { kind, title: page.title, address: { route, anchor }, place: { sourcePath, line } };
      if (statuses.has(text)) index.add({ kind: 'error', status: text }, found);
      for (const { name } of codes.listsOf(text, [own, linked]))
        index.add({ kind: 'code', contract: name, code: text }, found);
      const only = anywhere.get(text);
      const meanings = meaningsOf(text, [own, linked], namesOf) ?? (only ? [only] : []);
      for (const { list, field } of meanings) addField(list, field, found);
    }
    for (const sample of page.samples) {
      for (const { list, field, line } of fieldsOfSample(sample, scope.lists))
        addField(list, field, {
          kind: 'example',
          title: page.title,
          address: { route, anchor: sample.anchor },
          place: { sourcePath: sample.sourcePath, line },
        });
      addCodes(sample.text, [own, linked], (start) => ({
        kind: 'example',
        title: page.title,
        address: { route, anchor: sample.anchor },
        place: { sourcePath: sample.sourcePath, line: sample.firstLine + lineOfText(sample.text, start) },
      }));
    }
    for (const list of errorsOn(page, scope.lists)) {
      for (const [i, error] of list.errors.entries()) {
        for (const { text, key } of inCode(error)) {
          const place = { sourcePath: list.sourcePath, line: list.rangeOf(['errors', i, key]).start.line };
          const address = { route, anchor: errorAnchor(error.code) };
          for (const meaning of meaningsOf(text, [new Set([list]), own, linked], namesOf) ?? [])
            addField(meaning.list, meaning.field, { kind: 'text', title: page.title, address, place });
        }
      }
    }
    if (page.frontmatter.status !== undefined)
      index.add(
        { kind: 'status', name: page.frontmatter.status },
        {
          kind: 'page',
          title: page.title,
          address: { route },
          place: { sourcePath: page.sourcePath, line: lineOf(page, 'status') },
        },
      );
  }
  for (const list of lists) addExamples(list, scope, addField, addCodes);
  for (const collection of scope.postman.collections.values()) {
    for (const request of everyRequest(collection?.items ?? [])) {
      const operation = scope.postman.operations.get(request);
      if (collection && operation) addRequest({ request, operation, collection }, scope, addField, addCodes, index);
    }
  }
  for (const api of [...scope.apis.byPath.values()].flatMap((loaded) => loaded?.api ?? [])) {
    for (const operation of api.operations) {
      const address = scope.operationAddress(operation);
      const { title, parameters, request, answers, errors } = operation;
      const found = (at: readonly (string | number)[]) => ({
        kind: 'operation' as const,
        title,
        address,
        place: { sourcePath: api.sourcePath, line: api.rangeOf(at).start.line },
      });
      for (const { status, yamlPath } of [...answers, ...errors])
        for (const each of statusesIn(status)) index.add({ kind: 'error', status: each }, found(yamlPath));
      const own = new Set(
        [request, ...answers].flatMap((payload) => {
          const list = payload?.contract === undefined ? undefined : scope.lists.byName.get(payload.contract)?.list;
          return list ? [list] : [];
        }),
      );
      for (const { name, yamlPath } of parameters)
        for (const { list, field } of meaningsOf(name, [own], namesOf) ?? []) addField(list, field, found(yamlPath));
      const form = request?.contract === undefined ? undefined : scope.lists.byName.get(request.contract)?.list;
      for (const { name } of request?.form ?? []) {
        const field = form?.fields.find((each) => each.name === name);
        if (form && field && request) addField(form, field, found([...request.yamlPath, 'form', name]));
      }
    }
  }
  return index;
}

/** The lists whose errors a page shows. */
const errorsOn = (page: PageFacts, { byPath }: FieldLists): FieldList[] =>
  dataOn(page, 'field-list').flatMap(({ src, errors }) => (errors ? (byPath.get(src)?.list ?? []) : []));

/** What the texts of an error say in code. */
const inCode = (error: FieldListError) =>
  ERROR_TEXTS.flatMap((key) => [...(error[key] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text, key })));

const lineOfText = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1;

interface Meaning {
  readonly list: FieldList;
  readonly field: Field;
}

/** What a text names in the first group of contracts that knows it. */
function meaningsOf(
  text: string,
  groups: readonly ReadonlySet<FieldList>[],
  namesOf: ReadonlyMap<FieldList, FieldNames>,
): Meaning[] | undefined {
  for (const group of groups) {
    const found = [...group].flatMap((list) => (namesOf.get(list)?.get(text) ?? []).map((field) => ({ list, field })));
    if (found.length > 0) return found;
  }
  return undefined;
}

/** Texts that name one field of the whole site; of those that name several, undefined. */
function onlyMeanings(namesOf: ReadonlyMap<FieldList, FieldNames>): ReadonlyMap<string, Meaning | undefined> {
  const meanings = new Map<string, Meaning | undefined>();
  for (const [list, names] of namesOf) {
    for (const [text, fields] of names) {
      const [field, ...others] = fields;
      const isOnly = field && others.length === 0 && !meanings.has(text);
      meanings.set(text, isOnly ? { list, field } : undefined);
    }
  }
  return meanings;
}

const lineOf = ({ frontmatterRanges }: PageFacts, key: LateKey): number => frontmatterRanges[key]?.start.line ?? 1;

interface FieldLine extends Meaning {
  readonly line: number;
}

function fieldsOfSample(sample: Sample, { byName }: FieldLists): readonly FieldLine[] {
  const [name = '', path] = sample.contract.split('#', 2);
  const list = byName.get(name)?.list;
  if (!list) return [];
  const { text, start, isFile } = sampleBody(sample);
  const before = sample.text.slice(0, start).split('\n').length - 1;
  const fields = linesOf(list, text, !isFile, path === undefined ? undefined : fieldAt(list, path));
  return fields.map(({ line, ...meaning }) => ({ ...meaning, line: sample.firstLine + before + line - 1 }));
}

/** The fields in a payload or a file, each with its line; none where it cannot be read, which is reported elsewhere. */
function linesOf(list: FieldList, text: string, isJson: boolean, part?: Field): FieldLine[] {
  const payload = isJson ? jsonOf(text) : list.layout && parseFile(text, list, list.layout).payload;
  if (!payload) return [];
  const lines = lineIndex(text);
  return fieldsIn(list, payload, part).map(({ field, start }) => ({
    list,
    field,
    line: lines.positionAt(start).line,
  }));
}

function jsonOf(text: string): JsonNode | undefined {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

type AddField = (list: FieldList, field: Field, found: Parameters<ReturnType<typeof makeUseIndex>['add']>[1]) => void;

type AddCodes = (
  text: string,
  groups: readonly ReadonlySet<FieldList>[],
  foundAt: (start: number) => Parameters<AddField>[2],
) => void;

function addExamples(list: FieldList, { files }: UseScope, addField: AddField, addCodes: AddCodes): void {
  for (const { file } of list.examples) {
    const published = files.get(`examples/${file}`);
    if (!published) continue;
    const text = new TextDecoder().decode(published.bytes());
    for (const { field, line } of linesOf(list, text, file.endsWith('.json')))
      addField(list, field, {
        kind: 'example',
        title: file,
        address: { file: published.outputPath },
        place: { sourcePath: published.sourcePath, line },
      });
    addCodes(text, [new Set([list])], (start) => ({
      kind: 'example',
      title: file,
      address: { file: published.outputPath },
      place: { sourcePath: published.sourcePath, line: 1 + lineOfText(text, start) },
    }));
  }
}

interface Call {
  readonly request: Request;
  readonly operation: Operation;
  readonly collection: Collection;
}

function addRequest(
  { request, operation, collection }: Call,
  scope: UseScope,
  addField: AddField,
  addCodes: AddCodes,
  index: ReturnType<typeof makeUseIndex>,
): void {
  const { sourcePath, lines, title } = collection;
  const found = (start: number) => ({
    kind: 'request' as const,
    title: `${title}: ${request.name}`,
    address: scope.requestAddress(request),
    place: { sourcePath, line: lines.positionAt(start).line },
  });
  for (const { list, payload } of checkedPayloads(request, operation, scope.lists)) {
    const { node } = payloadJson(payload);
    for (const { field, start } of node ? fieldsIn(list, node) : [])
      addField(list, field, found(payload.placeOf(start, start).start));
    addCodes(payload.text, [new Set([list])], (start) => found(payload.placeOf(start, start).start));
  }
  for (const { list, form } of checkedForms(request, operation, scope.lists)) {
    for (const { name, start } of form) {
      const field = list.fields.find((each) => each.name === name);
      if (field) addField(list, field, found(start));
    }
  }
  for (const { code, place } of request.responses)
    if (code !== undefined && code >= 400) index.add({ kind: 'error', status: String(code) }, found(place.start));
}
