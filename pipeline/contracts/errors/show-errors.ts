// Errors with the texts that a page shows of them, and links to where who raises them is shown.
import type { Route } from '../../../schemas/types.ts';
import { hrefFrom } from '../../link/href-from.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import { linkTexts, type ShownTexts } from '../../link/link-texts.ts';
import { contractLinks } from '../fields/contract-links.ts';
import { errorAnchor } from '../fields/error-list.ts';
import { showsErrors } from '../fields/field-list-anchors.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { ShowScope } from '../kind/kind.ts';
import { nearestPlace, type PagePlace, type Places, placesOf } from '../kind/places.ts';
import { type Apis, operationPlaces } from '../operations/load-apis.ts';
import { partId } from '../operations/operation-ids.ts';
import { errorIds, type RaisedError } from './raised-errors.ts';
import type { ShownError } from './to-table.ts';

interface ErrorScope extends Pick<ShowScope, 'pages' | 'resolve'> {
  readonly lists: FieldLists;
  readonly apis: Apis;
  readonly addressing: PublicAddressing;
}

export function showErrors(errors: readonly RaisedError[], route: Route, scope: ErrorScope): ShownError[] {
  const { lists, apis, resolve, addressing } = scope;
  const texts = new Map<string, ShownTexts>();
  const textsOf = (sourcePath: string): ShownTexts => {
    const loaded = lists.byPath.get(sourcePath) ?? apis.byPath.get(sourcePath);
    const known = texts.get(sourcePath) ?? linkTexts(loaded?.texts ?? new Map(), resolve, addressing.siteUrl);
    texts.set(sourcePath, known);
    return known;
  };
  const raiserOf = raisersOn(route, scope);
  const ids = errorIds(errors, lists.strings.anchors);
  return errors.map((error, i) => ({
    error,
    texts: textsOf(error.sourcePath),
    ofCode: ids[i]?.ofCode,
    own: ids[i]?.own,
    raiser: raiserOf(error),
  }));
}

/** Leads from a page to what an operation, or a page that shows the errors of a contract, says of an error. */
function raisersOn(route: Route, { pages, lists, apis, addressing }: ErrorScope): (error: RaisedError) => ShownRaiser {
  const operations = operationPlaces(pages, apis);
  const errorLists = errorListPlaces(pages);
  const contract = contractLinks(lists, pages, addressing);
  const titles = new Map(pages.map(({ page, extras }) => [extras.route, page.title]));
  const hrefTo = (place: PagePlace | undefined, anchor: string): string | undefined =>
    place && hrefFrom(route, { route: place.route, anchor }, addressing);
  return ({ by, code }) => {
    if ('operation' in by) {
      const { api, operation, part } = by;
      const href = hrefTo(nearestPlace(operations.get(operation), route), partId(operation, part, apis.anchors));
      return { title: `${api.title}: ${operation.title}`, href };
    }
    const { name, title, sourcePath } = by.list;
    const place = nearestPlace(errorLists.get(sourcePath), route);
    const shown = place && titles.get(place.route);
    if (shown !== undefined) return { title: shown, href: hrefTo(place, errorAnchor(code, lists.strings.anchors)) };
    return contract(name, route) ?? { title };
  };
}

type ShownRaiser = ShownError['raiser'];

/** Where pages show the errors of a contract, by its source path. */
const errorListPlaces = (pages: readonly LinkedPage[]): Places<string> =>
  placesOf(
    pages.flatMap(({ page, extras: { route } }) =>
      page.data.filter(showsErrors).map(({ src }) => [src, { route, anchor: '' }] as const),
    ),
  );
