import type { NavItem, Route } from '../../schemas/types.ts';
import type { IndexedPage, SiteIndex } from '../index-site/index-site.ts';

/** A page in a section, and the categories within the section that it stands in. */
export interface ListedPage {
  readonly route: Route;
  readonly trail: readonly string[];
}

/** What stands together in llms.txt. */
export interface LlmsSection {
  readonly label: string;
  readonly description?: string | undefined;
  /** Where its own pair of files stands, below the site's base; without one, it has none. */
  readonly folder?: string | undefined;
  readonly pages: readonly ListedPage[];
}

/** The outermost categories of the sidebar, and last what stands in none; nothing that is unlisted. */
export function llmsSections(sidebar: readonly NavItem[], { pages }: SiteIndex, others: string): LlmsSection[] {
  const named = new Set<Route>();
  const folders = new Set<string>();
  /** The pages of an item: its own below the names of the categories around it, the others below its name too. */
  const take = (item: NavItem, trail: readonly string[], inner: readonly string[]): ListedPage[] => {
    const { route } = item;
    const isNew = route !== undefined && !named.has(route) && isListed(pages.get(route));
    if (isNew) named.add(route);
    const own = isNew ? [{ route, trail }] : [];
    if (item.kind === 'page') return own;
    return [...own, ...item.items.flatMap((each) => take(each, inner, [...inner, each.label]))];
  };
  const sections = sidebar.flatMap((item): LlmsSection[] => {
    if (item.kind === 'page') return [];
    const listed = take(item, [], []);
    if (listed.length === 0) return [];
    const folder = item.route?.slice(1) ?? folderOf(listed.map(({ route }) => route));
    const hasOwn = folder !== '' && !folders.has(folder);
    if (hasOwn) folders.add(folder);
    const description = item.route === undefined ? undefined : pages.get(item.route)?.description;
    return [{ label: item.label, description, ...(hasOwn && { folder }), pages: listed }];
  });
  const rest = [...pages.values()]
    .filter((page) => isListed(page) && !named.has(page.route))
    .map(({ route }) => ({ route, trail: [] }))
    .sort((one, other) => (one.route < other.route ? -1 : 1));
  return rest.length > 0 ? [...sections, { label: others, pages: rest }] : sections;
}

const isListed = (page: IndexedPage | undefined): boolean => page !== undefined && !page.unlisted;

/** The innermost folder that holds all of the routes; empty for the root. */
function folderOf(routes: readonly Route[]): string {
  const parents = routes.map((route) => route.split('/').slice(1, -1));
  const [first = [], ...others] = parents;
  const length = others.reduce((most, parent) => {
    const differs = parent.findIndex((name, i) => name !== first[i]);
    return Math.min(most, differs < 0 ? parent.length : differs);
  }, first.length);
  return first.slice(0, length).join('/');
}
