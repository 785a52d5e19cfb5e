// The sidebar: from sidebar.yaml, else from the folders. It alone decides the order of pages, and which categories get a
// page made for them.
import type { NavItem, Route } from '../../schemas/types.ts';
import type { SidebarCategory, SidebarEntry } from '../config/sidebar-config.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import { hintForRoute, type IndexedPage, type SiteIndex } from '../index-site/index-site.ts';
import { routeProblem } from '../index-site/route-of-source.ts';

/** A page made for a category that has an index but no file. */
export interface CategoryPage {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
  readonly cards: readonly { readonly route: Route; readonly label: string; readonly description: string }[];
}

export interface BuiltNav {
  readonly items: NavItem[];
  readonly categoryPages: CategoryPage[];
}

const SIDEBAR = 'sidebar.yaml';

/** Builds the sidebar and adds the pages it makes to the index. */
export function buildNav(entries: readonly SidebarEntry[] | undefined, index: SiteIndex, report: Report): BuiltNav {
  if (!entries) return { items: itemsFromFolders(index), categoryPages: [] };
  const made: SidebarCategory[] = [];
  addCategoryPages(entries, index, made, report);
  reportDuplicates(entries, new Map(), report);
  const items = entries.flatMap((entry) => itemOf(entry, index, report));
  return { items, categoryPages: made.map((category) => categoryPage(category, index)) };
}

// Before any item is looked up: a category may be named before it is defined.
function addCategoryPages(
  entries: readonly SidebarEntry[],
  index: SiteIndex,
  made: SidebarCategory[],
  report: Report,
): void {
  for (const entry of entries) {
    if (entry.kind === 'page') continue;
    const { index: route, label, title = label, description = '' } = entry;
    if (route !== undefined && !index.pages.has(route)) {
      const at = { sourcePath: SIDEBAR, range: entry.indexRange };
      const problem = routeProblem(route, route, 'Choose another route.');
      if (problem) report({ ...problem, ...at });
      else {
        const twin = [...index.pages.keys()].find((known) => known.toLowerCase() === route.toLowerCase());
        if (twin) {
          const message = `The index "${route}" differs from the route "${twin}" by case alone.`;
          report({ rule: 'route-case-collision', message, ...at, hint: `Write "${twin}", or choose another route.` });
        }
        made.push(entry);
        const page = { route, sourcePath: SIDEBAR, title, label, description };
        index.pages.set(route, { ...page, anchors: new Set(), dataPaths: [], unlisted: false, position: undefined });
      }
    }
    addCategoryPages(entry.items, index, made, report);
  }
}

/** A page has one place: the pages before and after it are those of its first. */
function reportDuplicates(entries: readonly SidebarEntry[], lines: Map<Route, number>, report: Report): void {
  for (const entry of entries) {
    const [route, range] = entry.kind === 'page' ? [entry.route, entry.range] : [entry.index, entry.indexRange];
    const line = route === undefined ? undefined : lines.get(route);
    if (line !== undefined) {
      const message = `The sidebar names "${route}" twice: also on line ${line}.`;
      report({ rule: 'sidebar-duplicate', message, sourcePath: SIDEBAR, range, hint: 'Keep one of the two.' });
    } else if (route !== undefined) lines.set(route, range.start.line);
    if (entry.kind === 'category') reportDuplicates(entry.items, lines, report);
  }
}

function itemOf(entry: SidebarEntry, index: SiteIndex, report: Report): NavItem[] {
  const at = { sourcePath: SIDEBAR, range: entry.range };
  if (entry.kind === 'page') {
    const page = index.pages.get(entry.route);
    if (page) return [pageItem(page)];
    const message = `The sidebar names "${entry.route}", which is no page.`;
    report({ rule: 'sidebar-page-missing', message, ...at, hint: hintForRoute(entry.route, index) });
    return [];
  }
  const items = entry.items.flatMap((item) => itemOf(item, index, report));
  if (items.length === 0) {
    const message = `The category "${entry.label}" holds no page.`;
    report({ rule: 'category-empty', message, ...at, hint: 'Add a page or remove the category.' });
  }
  const page = entry.index === undefined ? undefined : index.pages.get(entry.index);
  return [{ kind: 'category', label: entry.label, ...(page && ownPage(page, entry.label)), items }];
}

const pageItem = ({ route, label, title }: IndexedPage): NavItem => ({
  kind: 'page',
  route,
  label,
  ...(title !== label && { title }),
});

/** What a category says of its own page: its title, where the label says less. */
const ownPage = ({ route, title }: IndexedPage, label: string) => ({ ...(title !== label && { title }), route });

function categoryPage(category: SidebarCategory, index: SiteIndex): CategoryPage {
  const cards = category.items.flatMap((item) => {
    const route = item.kind === 'page' ? item.route : (item.index ?? firstRoute(item));
    const page = route === undefined ? undefined : index.pages.get(route);
    if (!page) return [];
    if (item.kind === 'page') return [{ route: page.route, label: page.label, description: page.description }];
    return [{ route: page.route, label: item.label, description: item.description ?? page.description }];
  });
  const { index: route = '/', label, title = label, description = '' } = category;
  return { route, title, description, cards };
}

function firstRoute(category: SidebarCategory): Route | undefined {
  for (const item of category.items) {
    const route = item.kind === 'page' ? item.route : (item.index ?? firstRoute(item));
    if (route !== undefined) return route;
  }
  return undefined;
}

interface Folder {
  readonly name: string;
  readonly folders: Map<string, Folder>;
  readonly pages: { name: string; page: IndexedPage }[];
  index?: IndexedPage;
}

function itemsFromFolders(index: SiteIndex): NavItem[] {
  const root: Folder = { name: '', folders: new Map(), pages: [] };
  for (const page of index.pages.values()) {
    if (page.unlisted || page.route === '/') continue;
    const names = page.sourcePath.slice('pages/'.length, -'.md'.length).split('/');
    const name = names.pop() ?? '';
    let folder = root;
    for (const each of names) {
      const next = folder.folders.get(each) ?? { name: each, folders: new Map(), pages: [] };
      folder.folders.set(each, next);
      folder = next;
    }
    if (name === 'index') folder.index = page;
    else folder.pages.push({ name, page });
  }
  return folderItems(root);
}

function folderItems(folder: Folder): NavItem[] {
  const entries = [
    ...folder.pages.map(({ name, page }) => ({
      name,
      position: page.position,
      item: pageItem(page),
    })),
    ...[...folder.folders.values()].map(({ name, index, ...inner }) => {
      const label = index?.label ?? name;
      const items = folderItems({ name, ...inner });
      const item: NavItem = { kind: 'category', label, ...(index && ownPage(index, label)), items };
      return { name, position: index?.position, item };
    }),
  ];
  const last = Number.MAX_SAFE_INTEGER;
  entries.sort(
    (a, b) => (a.position ?? last) - (b.position ?? last) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  return entries.map(({ item }) => item);
}
