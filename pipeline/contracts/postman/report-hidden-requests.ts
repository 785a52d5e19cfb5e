import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Places } from '../kind/places.ts';
import type { Operation } from '../operations/api.ts';
import { everyRequest } from './collection.ts';
import type { Postman } from './load-postman.ts';

/** A request whose operation no page shows has no guide that a reader could be led to. */
export function reportHiddenRequests(
  { collections, operations }: Postman,
  shownAt: Places<Operation>,
  report: Report,
): void {
  for (const collection of collections.values()) {
    for (const request of everyRequest(collection?.items ?? [])) {
      const operation = operations.get(request);
      if (!collection || !operation || shownAt.has(operation)) continue;
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
