// What operations name: statuses of HTTP on the pages that show them, fields in what a call bears.
import type { YamlPath } from '../../config/parse-yaml.ts';
import { unpackNames } from '../../parse/named.ts';
import { addFieldUse } from '../fields/field-uses.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { foundName } from '../kind/found-name.ts';
import type { NamingPage } from '../kind/kind.ts';
import type { Found, UseGatherer } from '../uses/use-index.ts';
import { type Api, contractsOf, type Operation } from './api.ts';
import { type Apis, operationPlaces, operationsOn } from './load-apis.ts';
import { statusesIn } from './statuses-in.ts';

export function addOperationUses(pages: readonly NamingPage[], apis: Apis, lists: FieldLists, uses: UseGatherer): void {
  for (const page of pages) addStatuses(page, apis, uses);
  const places = operationPlaces(pages, apis);
  for (const loaded of apis.byPath.values()) {
    for (const operation of loaded?.api.operations ?? []) {
      const address = places.get(operation)?.[0];
      if (loaded) addOperation(operation, { api: loaded.api, address }, lists, uses);
    }
  }
}

/** The statuses that a page says in code, of the operations it shows. */
function addStatuses(page: NamingPage, apis: Apis, uses: UseGatherer): void {
  const operations = operationsOn(page.page, apis);
  if (operations.length === 0) return;
  const statuses = new Set(operations.flatMap(({ answers, errors }) => [...answers, ...errors]).flatMap(statusesOf));
  for (const name of unpackNames(page.page))
    if (statuses.has(name.text)) uses.add({ kind: 'error', status: name.text }, foundName(name, page));
}

const statusesOf = ({ status }: { readonly status: number | string }): string[] => statusesIn(status);

function addOperation(
  operation: Operation,
  { api, address }: { readonly api: Api; readonly address: Found['address'] },
  lists: FieldLists,
  uses: UseGatherer,
): void {
  const { title, parameters, request, answers, errors } = operation;
  const found = (at: YamlPath): Found => ({
    kind: 'operation',
    title,
    address,
    place: { sourcePath: api.sourcePath, line: api.rangeOf(at).start.line },
  });
  for (const each of [...answers, ...errors])
    for (const status of statusesOf(each)) uses.add({ kind: 'error', status }, found(each.yamlPath));
  const own = new Set(contractsOf(operation));
  for (const { name, yamlPath } of [...parameters, ...answers.flatMap(({ headers }) => headers)]) {
    for (const { list, field } of lists.meanings.fieldsNamed(name, [own]))
      addFieldUse(uses, list, field, found(yamlPath));
  }
  for (const { contract = '', form, parts, yamlPath } of request?.bodies ?? []) {
    const list = lists.byName.get(contract)?.list;
    for (const [key, named] of [
      ['form', form],
      ['parts', parts],
    ] as const) {
      for (const [i, { name }] of named.entries()) {
        const field = list?.fields.find((each) => each.name === name);
        if (list && field) addFieldUse(uses, list, field, found([...yamlPath, key, key === 'form' ? name : i]));
      }
    }
  }
}
