// Where a contract is found that something else names.
import { encodePath, fileHrefOf, hrefOf } from '../../../schemas/paths.ts';
import type { Route } from '../../../schemas/types.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { FieldList } from './field-list.ts';
import type { FieldLists } from './load-field-lists.ts';
import { fieldAnchor, fieldAnchorOf, fieldsShown } from './to-element.ts';

export interface ContractLink {
  readonly title: string;
  readonly href: string;
  /** It leads to a file rather than to a page. */
  readonly isFile: boolean;
  /** What the address of each of its fields begins with, where a page shows them. */
  readonly fieldsHref?: string;
}

/** Leads from a page to a contract; undefined for one that is missing or faulty. */
export type ContractLinks = (name: string, from: Route) => ContractLink | undefined;

/** Leads to the list on the same page, else on the first that shows it, whole if there is one, else to its JSON Schema. */
export function contractLinks(
  lists: FieldLists,
  pages: readonly LinkedPage[],
  addressing: PublicAddressing,
): ContractLinks {
  const wholeFirst = listPlaces(pages);
  return (name, from) => {
    const loaded = lists.byName.get(name);
    if (!loaded) return undefined;
    const { title, sourcePath } = loaded.list;
    const found = wholeFirst.get(sourcePath) ?? [];
    const place = found.find(({ route }) => route === from) ?? found[0];
    const anchor = place && anchorOf(loaded.list, place.use, lists);
    if (place && anchor !== undefined) {
      const page = place.route === from ? '' : hrefOf(place.route, addressing);
      const fieldsHref = `${page}#${encodePath(fieldAnchorOf('', place.use, lists.strings.anchors))}`;
      return { title, href: `${page}#${encodePath(anchor)}`, isFile: false, fieldsHref };
    }
    const schema = loaded.files.find(({ type }) => type === 'json-schema');
    return schema && { title, href: fileHrefOf(schema.outputPath, addressing.base), isFile: true };
  };
}

interface Place {
  readonly route: Route;
  readonly use: DataUse;
}

/** Where each list is shown, whole ones first. */
export function listPlaces(pages: readonly LinkedPage[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const { page, extras } of pages) {
    for (const use of page.data)
      if (use.directive === 'field-list')
        places.set(use.src, [...(places.get(use.src) ?? []), { route: extras.route, use }]);
  }
  const isPart = ({ use }: Place): number => Number(use.attributes.part !== undefined);
  for (const found of places.values()) found.sort((a, b) => isPart(a) - isPart(b));
  return places;
}

/** The address of a list on its page: its own, or that of its first field. */
function anchorOf(list: FieldList, use: DataUse, { strings }: FieldLists): string | undefined {
  if (use.attributes.id !== undefined) return use.attributes.id;
  const [first] = fieldsShown(list, use);
  return first && fieldAnchor(first, use, strings.anchors);
}
