import { type ReactNode, useEffect, useRef } from 'react';
import type { TocEntry } from '../../schemas/types.ts';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';
import { showLink } from './show-link.ts';
import { useActiveAnchor } from './use-active-anchor.ts';

/** The column beside the article on large screens. */
export function TableOfContents({ toc }: { readonly toc: readonly TocEntry[] }): ReactNode {
  const strings = useStrings();
  const { active, pin } = useActiveAnchor(toc);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    // Who goes through the list by keyboard is not to lose the place.
    if (box.current?.querySelector(':focus-visible')) return;
    const link = active === undefined ? null : box.current?.querySelector(`[href="#${encodeURIComponent(active)}"]`);
    if (box.current && link) showLink(box.current, link);
  }, [active]);

  return (
    <nav className="toc" aria-label={strings.tableOfContents} ref={box}>
      <p className="toc-title">{strings.tableOfContents}</p>
      <TocList entries={toc} active={active} onSelect={pin} />
    </nav>
  );
}

/** The same below the navbar on small screens, closed until asked for. */
export function TableOfContentsBar({ toc }: { readonly toc: readonly TocEntry[] }): ReactNode {
  const strings = useStrings();
  const box = useRef<HTMLDetailsElement>(null);
  if (toc.length === 0) return null;
  const close = () => {
    if (box.current) box.current.open = false;
  };
  return (
    <details className="toc-bar" ref={box}>
      <summary>
        {strings.tableOfContents}
        <Icon name="chevron" />
      </summary>
      <nav aria-label={strings.tableOfContents}>
        <TocList entries={toc} onSelect={close} />
      </nav>
    </details>
  );
}

interface TocListProps {
  readonly entries: readonly TocEntry[];
  readonly active?: string | undefined;
  onSelect(anchor: string): void;
}

const TocList = ({ entries, active, onSelect }: TocListProps): ReactNode => (
  <ul className="toc-list">
    {entries.map(({ anchor, text, children }) => (
      <li key={anchor}>
        <a
          href={`#${encodeURIComponent(anchor)}`}
          aria-current={anchor === active ? 'true' : undefined}
          onClick={() => onSelect(anchor)}
        >
          {text}
        </a>
        {children.length > 0 && <TocList entries={children} active={active} onSelect={onSelect} />}
      </li>
    ))}
  </ul>
);
