import { Component, type ReactNode } from 'react';
import type { Strings } from '../../schemas/types.ts';

interface CrashBoundaryProps {
  readonly strings: Strings;
  readonly children: ReactNode;
}

/** What a page throws while it is shown stays in the page: navbar and sidebar go on working. React offers this to classes alone. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    const { lang, pageCrashed, tryAgain } = this.props.strings.failure;
    return (
      <article className="prose message" lang={lang}>
        <h1 tabIndex={-1}>{pageCrashed}</h1>
        <button type="button" className="button" onClick={() => this.setState({ hasCrashed: false })}>
          {tryAgain}
        </button>
      </article>
    );
  }
}
