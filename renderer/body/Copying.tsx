// Copies what small buttons name, and the addresses of headings and fields when their `#` is followed.
import { type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../site/SiteContext.ts';

/** How long the answer stays. */
const ANSWER_MS = 2000;

const SOURCES = '[data-copy], a.heading-link, a.field-link';

/** One listener for the hundreds of buttons of a page, and the word to screen readers. */
export function Copying(): ReactNode {
  const strings = useStrings();
  const [said, say] = useState('');
  useEffect(() => {
    const copy = async ({ target }: Event): Promise<void> => {
      const source = target instanceof Element ? target.closest<HTMLElement>(SOURCES) : null;
      if (source === null) return;
      const { copy: text } = source.dataset;
      try {
        await navigator.clipboard.writeText(text ?? (source as HTMLAnchorElement).href);
        source.dataset.state = 'copied';
        say(text === undefined ? strings.linkCopied : strings.copied);
      } catch {
        // A link that cannot be copied is followed all the same.
        if (text === undefined) return;
        source.dataset.state = 'failed';
        say(strings.copyFailed);
      }
      setTimeout(() => {
        delete source.dataset.state;
        say('');
      }, ANSWER_MS);
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [strings]);
  return (
    <div className="sr-only" role="status">
      {said}
    </div>
  );
}
