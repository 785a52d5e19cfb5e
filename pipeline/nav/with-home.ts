import type { NavItem, Route } from '../../schemas/types.ts';
import type { SiteIndex } from '../index-site/index-site.ts';

/** A site without a home page begins where its sidebar does: `/` leads there, unless site.yaml says where else. */
export function withHome(index: SiteIndex, sidebar: readonly NavItem[]): SiteIndex {
  if (index.pages.has('/') || index.redirects['/'] !== undefined) return index;
  const first = firstRoute(sidebar) ?? [...index.pages.keys()].sort()[0];
  return first === undefined ? index : { ...index, redirects: { ...index.redirects, '/': first } };
}

function firstRoute(items: readonly NavItem[]): Route | undefined {
  for (const item of items) {
    const found = item.route ?? ('items' in item ? firstRoute(item.items) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
