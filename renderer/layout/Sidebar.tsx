import { type ReactNode, use, useEffect, useRef } from 'react';
import type { Route } from '../../schemas/types.ts';
import { useSite } from '../site/SiteContext.ts';
import { WrittenContext } from '../site/WrittenContext.ts';
import { SidebarList } from './SidebarList.tsx';
import { showLink } from './show-link.ts';

/** The sidebar of the desktop, and of phones without scripts, where it stands below the article. */
export function Sidebar({ current }: { readonly current: Route }): ReactNode {
  const { sidebar, strings } = useSite().nav;
  const written = use(WrittenContext);
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current page decides which link is the current one
  useEffect(() => {
    const link = box.current?.querySelector('[aria-current=page]');
    if (box.current && link) showLink(box.current, link);
  }, [current]);

  return (
    <div className="sidebar" ref={box}>
      <nav aria-label={strings.sidebarNavigation}>
        {written.sidebar(current) ?? <SidebarList items={sidebar} current={current} />}
      </nav>
    </div>
  );
}
