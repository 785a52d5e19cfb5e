// Which categories of the sidebar are open. Kept above the pages, so that going to another page closes nothing, and
// shared by the sidebar and the panel that shows it on small screens.
import { createContext, type ReactNode, useState } from 'react';
import type { Route } from '../../schemas/types.ts';
import { useSite } from '../site/SiteContext.ts';

interface OpenCategories {
  isOpen(key: string): boolean;
  toggle(key: string): void;
}

/** Read by each category for itself: what opens one renders no page anew. */
export const OpenCategoriesContext = createContext<OpenCategories | undefined>(undefined);

interface OpenCategoriesProviderProps {
  readonly route: Route;
  readonly children: ReactNode;
}

/** Keeps what the reader opens, and opens what holds the page of the route. */
export function OpenCategoriesProvider({ route, children }: OpenCategoriesProviderProps): ReactNode {
  const { index } = useSite();
  const keysOf = (page: Route): readonly string[] => index.entries.get(page)?.openKeys ?? [];
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => new Set(keysOf(route)));
  const [lastRoute, setLastRoute] = useState(route);
  if (lastRoute !== route) {
    setLastRoute(route);
    setOpenKeys(new Set([...openKeys, ...keysOf(route)]));
  }
  const toggle = (key: string): void => {
    const keys = new Set(openKeys);
    if (!keys.delete(key)) keys.add(key);
    setOpenKeys(keys);
  };
  return (
    <OpenCategoriesContext value={{ isOpen: (key) => openKeys.has(key), toggle }}>{children}</OpenCategoriesContext>
  );
}
