import type { Prerender } from '../../schemas/prerender.ts';
import type { Route } from '../../schemas/types.ts';
import type { CompiledSite } from '../compile.ts';
import { hashOf } from '../read/hash.ts';

/** For each page a hash of all that its files are made from. */
export function pageKeys(site: CompiledSite, prerender: Prerender, rendererVersion: string): Map<Route, string> {
  const { nav, addressing, orders, pages } = site;
  // Of sidebar and redirects a page shows its own part, at most; of all else, everything.
  const shared = JSON.stringify({ ...nav, sidebar: [], redirects: {} });
  const frame = hashOf(shared, JSON.stringify(addressing), rendererVersion);
  const branches = new Map<string, string>();
  const branchHash = (branch: string): string => {
    const hash = branches.get(branch) ?? hashOf(branch);
    branches.set(branch, hash);
    return hash;
  };
  const keys = new Map<Route, string>();
  for (const [route, order] of orders) {
    const inputs = order.kind === 'authored' ? pages.inputsOf(order.sourcePath) : '';
    const { branch, page } = prerender.shownNav(route);
    keys.set(route, hashOf(frame, branchHash(branch), page, inputs, JSON.stringify(order)));
  }
  return keys;
}
