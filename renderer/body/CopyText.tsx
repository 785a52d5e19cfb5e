import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';

/** Copies a name, a path or an address. A page has hundreds: none has a state of its own, one listener serves all (use-copying.ts). */
export function CopyText({ text }: { readonly text: string }): ReactNode {
  const strings = useStrings();
  return (
    <button
      type="button"
      className="copy-text needs-js"
      data-copy={text}
      aria-label={fillIn(strings.copyText, { text })}
    />
  );
}
