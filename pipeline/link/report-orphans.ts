import type { Nav, Route } from '../../schemas/types.ts';
import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import type { SiteIndex } from '../index-site/index-site.ts';
import type { LinkedPage } from './link-page.ts';

export interface OrphanScope extends Pick<Nav, 'sidebar' | 'redirects'> {
  readonly index: SiteIndex;
  /** Pages that something other than a page links to. */
  readonly linked: Iterable<Route>;
}

/** Reports pages that no reader would find: in no sidebar, linked from nowhere. */
export function reportOrphans(
  pages: readonly LinkedPage[],
  { index, redirects, sidebar, linked }: OrphanScope,
  report: Report,
): void {
  const reached = new Set<Route>(['/', ...linked, ...Object.values(redirects)]);
  const walk = (list: Nav['sidebar']): void => {
    for (const item of list) {
      if (item.route !== undefined) reached.add(item.route);
      if (item.kind === 'category') walk(item.items);
    }
  };
  walk(sidebar);
  for (const { extras } of pages) {
    for (const link of extras.links) if (link.kind === 'page' && link.route !== extras.route) reached.add(link.route);
  }
  for (const { page, extras } of pages) {
    const { route } = extras;
    if (reached.has(route) || index.pages.get(route)?.unlisted) continue;
    report({
      rule: 'page-orphan',
      message: `Nothing leads to "${route}".`,
      sourcePath: page.sourcePath,
      range: WHOLE_FILE,
      hint: 'Add it to sidebar.yaml, link to it, or set "unlisted: true".',
    });
  }
}
