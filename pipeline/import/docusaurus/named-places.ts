// What the navbar names without an address: pages by their ids, sidebars by their names.
import type { ForeignItem } from '../foreign-site.ts';
import type { Settings } from '../settings.ts';
import type { Contents } from './contents.ts';
import type { Sidebar } from './sidebars.ts';
import type { NamedPlaces } from './site.ts';

/** The one sidebar that docs-build has; of several each is a category. */
export function joinedSidebars(sidebars: readonly Sidebar[], labels: ReadonlyMap<string, string>): ForeignItem[] {
  const [first] = sidebars;
  if (sidebars.length === 1 && first) return [...first.items];
  return sidebars.map(({ name, items }) => ({ label: labels.get(name) ?? name, items }));
}

/** What the navbar calls sidebars. */
export function sidebarLabels(theme: Settings): Map<string, string> {
  const items = theme.peek('navbar', 'items');
  return new Map(
    (Array.isArray(items) ? items : []).flatMap((item): [string, string][] =>
      typeof item?.sidebarId === 'string' && typeof item.label === 'string' ? [[item.sidebarId, item.label]] : [],
    ),
  );
}

/** Where they are. */
export function placesOf({ docs, sidebars }: Contents): NamedPlaces {
  const addressOf = (source: string | undefined): string | undefined =>
    docs.find(({ page }) => page.source === source)?.page.address;
  const first = (items: readonly ForeignItem[]): string | undefined => {
    for (const item of items) {
      const address = addressOf(item.page) ?? ('items' in item ? (item.address ?? first(item.items)) : undefined);
      if (address !== undefined) return address;
    }
    return undefined;
  };
  return {
    doc: (id) => docs.find((doc) => doc.id === id)?.page.address,
    sidebar: (name) => first(sidebars.find((each) => each.name === name)?.items ?? []),
  };
}
