import { Component, type ReactNode } from 'react';
import { focusOn } from '../navigation/reveal.ts';
import type { View } from '../navigation/view.ts';

interface CrashBoundaryProps {
  /** What the children show. Another one, of the same page even, gets a chance of its own. */
  readonly view: View;
  /** What stands for children that crashed. */
  readonly fallback: ReactNode;
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
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
