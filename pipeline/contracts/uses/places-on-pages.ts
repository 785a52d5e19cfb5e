// Where pages show what is described as data.
import type { Route } from '../../../schemas/types.ts';
import { dataOn, type PageFacts } from '../../parse/parsed-page.ts';
import type { Operation } from '../operations/api.ts';
import type { Apis } from '../operations/load-apis.ts';
import { operationAnchor } from '../operations/to-element.ts';
import { everyRequest, type Request } from '../postman/collection.ts';
import type { Postman } from '../postman/load-postman.ts';
import { requestAnchor } from '../postman/to-element.ts';

export interface PagePlace {
  readonly route: Route;
  readonly anchor: string;
}

export interface PlacesOnPages {
  /** Each in order of routes. */
  readonly operations: ReadonlyMap<Operation, readonly PagePlace[]>;
  readonly requests: ReadonlyMap<Request, readonly PagePlace[]>;
}

export const operationsOn = (page: PageFacts, { byPath }: Apis): Operation[] =>
  dataOn(page, 'operation').flatMap(
    ({ src, id }) => byPath.get(src)?.api.operations.find((operation) => operation.id === id) ?? [],
  );

export function placesOnPages(
  pages: readonly { readonly route: Route; readonly page: PageFacts }[],
  apis: Apis,
  { collections }: Postman,
): PlacesOnPages {
  const operations = new Map<Operation, PagePlace[]>();
  const requests = new Map<Request, PagePlace[]>();
  for (const { route, page } of pages.toSorted((a, b) => (a.route < b.route ? -1 : 1))) {
    for (const operation of operationsOn(page, apis))
      add(operations, operation, { route, anchor: operationAnchor(operation) });
    for (const use of dataOn(page, 'collection'))
      for (const request of everyRequest(collections.get(use.src)?.items ?? []))
        add(requests, request, { route, anchor: requestAnchor(request, use) });
  }
  return { operations, requests };
}

function add<Shown>(places: Map<Shown, PagePlace[]>, shown: Shown, place: PagePlace): void {
  const known = places.get(shown);
  if (known) known.push(place);
  else places.set(shown, [place]);
}

/** The place whose page is nearest to another in the tree of the site, the first of several. */
export function nearestPlace(places: readonly PagePlace[] | undefined, from: Route): PagePlace | undefined {
  const near = (route: Route): number => {
    const own = route.split('/');
    const differs = from.split('/').findIndex((segment, i) => own[i] !== segment);
    return differs < 0 ? own.length : differs;
  };
  return places?.reduce<PagePlace | undefined>(
    (best, place) => (best && near(best.route) >= near(place.route) ? best : place),
    undefined,
  );
}
