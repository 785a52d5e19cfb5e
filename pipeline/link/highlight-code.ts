// The code of an element made from data. It is highlighted when its page is made, and not for pages that are not.
import type { Element, Nodes } from '../../schemas/types.ts';
import { highlight } from '../parse/highlight.ts';

/** Highlights each block of code in an element but for those that are already. It is changed in place. */
export function highlightCode(element: Element): Element {
  if (element.tagName === 'pre') {
    const [code] = element.children;
    if (code?.type === 'element') highlightBlock(code);
  } else for (const child of element.children) if (child.type === 'element') highlightCode(child);
  return element;
}

function highlightBlock(code: Element): void {
  const [only, ...others] = code.children;
  if (only?.type !== 'text' || others.length > 0) return;
  const language = code.properties.className?.[0]?.replace('language-', '');
  code.children = highlight(only.value, language) as Nodes;
}
