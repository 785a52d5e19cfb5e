import { Component, type ReactNode } from 'react';
import type { Strings } from '../../schemas/types.ts';
import { focusOn } from '../navigation/reveal.ts';
import type { View } from '../navigation/view.ts';

interface CrashBoundaryProps {
  readonly strings: Strings;
  /** What the children show. Another one, of the same page even, gets a chance of its own. */
  readonly view: View;
  onRetry(): void;
  readonly children: ReactNode;
}

/** What a page throws while it is shown stays in the page: navbar and sidebar go on working. React offers this to classes alone. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidUpdate(previous: CrashBoundaryProps, { hasCrashed }: { readonly hasCrashed: boolean }): void {
    if (this.state.hasCrashed && previous.view !== this.props.view) this.setState({ hasCrashed: false });
    // The button that had the focus is gone.
    if (hasCrashed && !this.state.hasCrashed) {
      const title = document.querySelector<HTMLElement>('main h1');
      if (title) focusOn(title);
    }
  }

  override render(): ReactNode {
    const { children, strings, onRetry } = this.props;
    if (!this.state.hasCrashed) return children;
    const { lang, pageCrashed, tryAgain } = strings.failure;
    return (
      <article className="prose message" lang={lang}>
        <h1 tabIndex={-1}>{pageCrashed}</h1>
        <button type="button" className="button" onClick={onRetry}>
          {tryAgain}
        </button>
      </article>
    );
  }
}
