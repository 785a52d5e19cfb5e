// Names in code as links: each where a section says it first, so that a keyboard meets it once. Not in headings, and not in what
// is a link or a block of code itself.
import type { BodyElement } from '../parse/parsed-page.ts';

/** The names that a section has not said yet. */
export interface NamesLeft {
  /** Where a span of code leads; undefined for one that is no name, or has been said. */
  hrefOf(element: BodyElement): string | undefined;
  /** Whether nothing within an element is a link. A heading begins a section. */
  isOutside(tagName: BodyElement[0]): boolean;
}

const HEADING = /^h[1-6]$/;
const OUTSIDE = new Set<string>(['a', 'pre', 'summary', 'doc-label', 'doc-card', 'doc-diagram', 'doc-download']);

export function namesLeft(names: Readonly<Record<string, string>>): NamesLeft {
  const left = new Map(Object.entries(names));
  return {
    hrefOf([tagName, properties, text, ...more]) {
      if (tagName !== 'code' || properties !== 0 || typeof text !== 'string' || more.length > 0) return undefined;
      const href = left.get(text);
      left.delete(text);
      return href;
    },
    isOutside(tagName) {
      if (!HEADING.test(tagName)) return OUTSIDE.has(tagName);
      for (const [name, href] of Object.entries(names)) left.set(name, href);
      return true;
    },
  };
}
