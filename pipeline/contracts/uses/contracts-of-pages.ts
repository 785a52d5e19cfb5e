// Which contracts a page is about. A name means a field of these before it means one of another.

import { dataOn, type PageFacts } from '../../parse/parsed-page.ts';
import type { FieldList } from '../fields/field-list.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Operation } from '../operations/api.ts';
import { everyRequest } from '../postman/collection.ts';
import type { Postman } from '../postman/load-postman.ts';

export function contractsOf(
  page: PageFacts,
  operations: readonly Operation[],
  lists: FieldLists,
  { collections, operations: called }: Postman,
): ReadonlySet<FieldList> {
  const contracts = new Set<FieldList>();
  const add = (contract: string | undefined): void => {
    const list = contract === undefined ? undefined : lists.byName.get(contract)?.list;
    if (list) contracts.add(list);
  };
  const addOperation = ({ request, answers }: Operation): void => {
    add(request?.contract);
    for (const { contract } of answers) add(contract);
  };
  for (const { src } of dataOn(page, 'field-list')) {
    const list = lists.byPath.get(src)?.list;
    if (list) contracts.add(list);
  }
  for (const { contract } of page.samples) add(contract.split('#', 1)[0]);
  for (const operation of operations) addOperation(operation);
  for (const { src } of dataOn(page, 'collection')) {
    for (const request of everyRequest(collections.get(src)?.items ?? [])) {
      const operation = called.get(request);
      if (operation) addOperation(operation);
    }
  }
  return contracts;
}
