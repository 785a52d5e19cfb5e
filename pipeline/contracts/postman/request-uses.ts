// What the requests of collections name: fields and codes in their payloads and forms, the statuses of saved answers.
import { addCodeUses, addFieldUse } from '../fields/field-uses.ts';
import { fieldsIn } from '../fields/fields-in.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { NamingPage } from '../kind/kind.ts';
import type { Operation } from '../operations/api.ts';
import type { Found, UseGatherer } from '../uses/use-index.ts';
import { checkedForms, checkedPayloads } from './check-payloads.ts';
import { type Collection, everyRequest, type Request } from './collection.ts';
import { type Postman, requestPlaces } from './load-postman.ts';
import { payloadJson } from './payload-json.ts';

export function addRequestUses(
  pages: readonly NamingPage[],
  postman: Postman,
  lists: FieldLists,
  uses: UseGatherer,
): void {
  const places = requestPlaces(pages, postman);
  for (const collection of postman.collections.values()) {
    for (const request of everyRequest(collection?.items ?? [])) {
      const operation = postman.operations.get(request);
      if (!collection || !operation) continue;
      addRequest({ request, operation, collection, address: places.get(request)?.[0] }, lists, uses);
    }
  }
}

interface Call {
  readonly request: Request;
  readonly operation: Operation;
  readonly collection: Collection;
  /** Where a page shows the request. */
  readonly address: Found['address'];
}

function addRequest({ request, operation, collection, address }: Call, lists: FieldLists, uses: UseGatherer): void {
  const { sourcePath, lines, title } = collection;
  const found = (start: number): Found => ({
    kind: 'request',
    title: `${title}: ${request.name}`,
    address,
    place: { sourcePath, line: lines.positionAt(start).line },
  });
  for (const { list, payload } of checkedPayloads(request, operation, lists)) {
    const foundAt = (start: number): Found => found(payload.placeOf(start, start).start);
    const { node } = payloadJson(payload);
    for (const found of node ? fieldsIn(list, node) : [])
      addFieldUse(uses, found.list, found.field, foundAt(found.start));
    addCodeUses(uses, lists.meanings, { text: payload.text, groups: [new Set([list.name])] }, foundAt);
  }
  for (const { list, form } of checkedForms(request, operation, lists)) {
    for (const { name, start } of form) {
      const field = list.fields.find((each) => each.name === name);
      if (field) addFieldUse(uses, list, field, found(start));
    }
  }
  for (const { code, place } of request.responses)
    if (code !== undefined && code >= 400) uses.add({ kind: 'error', status: String(code) }, found(place.start));
}
