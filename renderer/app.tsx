// The application: the same on the server, which prerenders it, and in the browser, which hydrates it.
import { type ReactNode, useCallback, useState } from 'react';
import type { Nav } from '../schemas/types.ts';
import type { View } from './navigation/view.ts';
import { createNavIndex } from './site/nav-index.ts';
import { ReplaceNavContext } from './site/ReplaceNavContext.ts';
import { type Site, SiteContext } from './site/SiteContext.ts';
import { Shell } from './views/Shell.tsx';

interface AppProps {
  readonly site: Site;
  readonly view: View;
}

export function App({ site: initialSite, view }: AppProps): ReactNode {
  const [site, setSite] = useState(initialSite);
  const replaceNav = useCallback(
    (nav: Nav, isPart = false) => setSite((old) => ({ ...old, nav, index: createNavIndex(nav), isPart })),
    [],
  );
  return (
    <SiteContext value={site}>
      <ReplaceNavContext value={replaceNav}>
        <Shell initialView={view} />
      </ReplaceNavContext>
    </SiteContext>
  );
}
