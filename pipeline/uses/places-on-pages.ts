// Where pages show what is described as data. Of several, the first in order of their routes is where links lead.
import type { Route } from '../../schemas/types.ts';
import type { Operation } from '../operations/api.ts';
import type { Apis } from '../operations/load-apis.ts';
import { operationAnchor } from '../operations/to-element.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import { everyRequest, type Request } from '../postman/collection.ts';
import type { Postman } from '../postman/load-postman.ts';
import { requestAnchor } from '../postman/to-element.ts';

export interface PagePlace {
  readonly route: Route;
  readonly anchor: string;
}

export interface PlacesOnPages {
  readonly operations: ReadonlyMap<Operation, PagePlace>;
  readonly requests: ReadonlyMap<Request, PagePlace>;
}

export const operationsOn = ({ operations }: PageFacts, { byPath }: Apis): Operation[] =>
  operations.flatMap(({ src, id }) => byPath.get(src)?.api.operations.find((operation) => operation.id === id) ?? []);

export function placesOnPages(
  pages: readonly { readonly route: Route; readonly page: PageFacts }[],
  apis: Apis,
  { collections }: Postman,
): PlacesOnPages {
  const operations = new Map<Operation, PagePlace>();
  const requests = new Map<Request, PagePlace>();
  for (const { route, page } of pages.toSorted((a, b) => (a.route < b.route ? -1 : 1))) {
    for (const operation of operationsOn(page, apis))
      if (!operations.has(operation)) operations.set(operation, { route, anchor: operationAnchor(operation) });
    for (const use of page.collections)
      for (const request of everyRequest(collections.get(use.src)?.items ?? []))
        if (!requests.has(request)) requests.set(request, { route, anchor: requestAnchor(request, use) });
  }
  return { operations, requests };
}
