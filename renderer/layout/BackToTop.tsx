import type { MouseEvent, ReactNode } from 'react';
import { focusOn } from '../navigation/reveal.ts';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';

/** A link that every browser follows to the top; with the application, keyboard and screen reader go to the title too. */
export function BackToTop(): ReactNode {
  const strings = useStrings();
  const goToTop = (event: MouseEvent) => {
    event.preventDefault();
    const title = document.querySelector<HTMLElement>('main h1');
    if (title) focusOn(title);
    scrollTo({ top: 0 });
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the top by itself; the click adds to that
    <a className="footer-action" href="#-root" onClick={goToTop}>
      <Icon name="up" />
      <span>{strings.backToTop}</span>
    </a>
  );
}
