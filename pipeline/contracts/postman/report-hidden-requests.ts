import type { Report } from '../../diagnostics/diagnostic.ts';
import type { PlacesOnPages } from '../uses/places-on-pages.ts';
import { everyRequest } from './collection.ts';
import type { Postman } from './load-postman.ts';

/** A request whose operation no page shows has no guide that a reader could be led to. */
export function reportHiddenRequests(
  { collections, operations }: Postman,
  shownAt: PlacesOnPages,
  report: Report,
): void {
  for (const collection of collections.values()) {
    for (const request of everyRequest(collection?.items ?? [])) {
      const operation = operations.get(request);
      if (!collection || !operation || shownAt.operations.has(operation)) continue;
      const { start, end } = request.places.name;
      report({
        rule: 'postman-request-hidden',
        message: `The request "${request.name}" calls the operation "${operation.id}", which no page shows.`,
        sourcePath: collection.sourcePath,
        range: collection.lines.range(start, end),
        hint: `Show it on a page: ::operation{src="…" id="${operation.id}"}.`,
      });
    }
  }
}
