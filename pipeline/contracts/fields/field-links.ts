// Where the row of a field is found.
import { encodePath, hrefOf } from '../../../schemas/paths.ts';
import type { Route } from '../../../schemas/types.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import { listPlaces } from './contract-links.ts';
import { everyField } from './field-list.ts';
import type { FieldLists } from './load-field-lists.ts';
import { fieldAnchorOf, fieldsShown } from './to-element.ts';

/** Leads from a page to the row of a field, by the name of its list and its path; undefined where no page shows it. */
export type FieldLinks = (contract: string, path: string, from: Route) => string | undefined;

/** Leads to the row on the same page, else on the first that has it, one with the whole list if there is one. */
export function fieldLinks(lists: FieldLists, pages: readonly LinkedPage[], addressing: PublicAddressing): FieldLinks {
  const places = listPlaces(pages);
  const paths = new Map<DataUse, ReadonlySet<string>>();
  return (contract, path, from) => {
    const list = lists.byName.get(contract)?.list;
    if (!list) return undefined;
    const shown = (places.get(list.sourcePath) ?? []).filter(({ use }) => {
      const known = paths.get(use) ?? new Set([...everyField(fieldsShown(list, use))].map((field) => field.path));
      paths.set(use, known);
      return known.has(path);
    });
    const place = shown.find(({ route }) => route === from) ?? shown[0];
    if (!place) return undefined;
    const page = place.route === from ? '' : hrefOf(place.route, addressing);
    return `${page}#${encodePath(fieldAnchorOf(path, place.use, lists.strings.anchors))}`;
  };
}
