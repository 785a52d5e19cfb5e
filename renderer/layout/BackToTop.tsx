import { type ReactNode, useEffect, useState } from 'react';
import { focusOn } from '../navigation/reveal.ts';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';

/** Nearer to the top than this, there is nothing to go back to. */
const THRESHOLD = 300;

/** Shown when the reader turns back, or has come to the end: in between it would only cover the text. */
export function BackToTop(): ReactNode {
  const strings = useStrings();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    let last = scrollY;
    const update = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollY + clientHeight >= scrollHeight - 2;
      if (scrollY < THRESHOLD) setShown(false);
      else if (isAtEnd || scrollY < last) setShown(true);
      else if (scrollY > last) setShown(false);
      last = scrollY;
    };
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  if (!isShown) return null;
  const goToTop = () => {
    const title = document.querySelector<HTMLElement>('main h1');
    if (title) focusOn(title);
    scrollTo({ top: 0 });
  };
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={strings.backToTop}
      title={strings.backToTop}
      onClick={goToTop}
    >
      <Icon name="up" />
    </button>
  );
}
