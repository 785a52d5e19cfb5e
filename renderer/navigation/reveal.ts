// A link may lead into details that are closed. Tabs open themselves (see Tabs.tsx); this opens details, then goes there.
import { decodePath } from '../../schemas/paths.ts';

/** The element a hash names, whatever characters its id has. */
export function targetOf(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined;
  return document.getElementById(decodePath(hash.slice(1))) ?? undefined;
}

/** Opens what the element is hidden in and scrolls to it; scroll padding keeps it clear of navbar and footer. */
export function reveal(element: HTMLElement, behavior: ScrollBehavior = 'auto'): void {
  for (let parent = element.closest('details'); parent; parent = parent.parentElement?.closest('details') ?? null) {
    parent.open = true;
  }
  element.scrollIntoView({ behavior });
}

/**
 * Marks what a link has led to. The browser's own mark (`:target`) stays where it was when the application changes the
 * address, so the stylesheet goes by this one wherever scripts run.
 */
export function markLinked(element: HTMLElement | undefined): void {
  for (const old of document.querySelectorAll('[data-linked]')) if (old !== element) old.removeAttribute('data-linked');
  element?.setAttribute('data-linked', '');
}

/** Moves the keyboard and the screen reader's cursor without making the element a stop of the Tab key. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
