// Which categories of the sidebar are open. Kept above the pages, so that going to another page closes nothing, and
// shared by the sidebar and the panel that shows it on small screens.
import { useState } from 'react';
import type { Route } from '../../schemas/types.ts';
import { useSite } from '../site/SiteContext.ts';

export interface OpenCategories {
  isOpen(key: string): boolean;
  toggle(key: string): void;
}

export function useOpenCategories(route: Route): OpenCategories {
  const { index } = useSite();
  const keysOf = (page: Route): readonly string[] => index.entries.get(page)?.openKeys ?? [];
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => new Set(keysOf(route)));
  const [lastRoute, setLastRoute] = useState(route);
  if (lastRoute !== route) {
    setLastRoute(route);
    setOpenKeys(new Set([...openKeys, ...keysOf(route)]));
  }
  return {
    isOpen: (key) => openKeys.has(key),
    toggle: (key) => {
      const keys = new Set(openKeys);
      if (!keys.delete(key)) keys.add(key);
      setOpenKeys(keys);
    },
  };
}
