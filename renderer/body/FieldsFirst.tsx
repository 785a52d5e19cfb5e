// A page that is read for its list of fields: its first sentences, then the list. What its author put between them is folded,
// in its place, under the names of its parts; native, so it opens without the application.
import type { ReactNode } from 'react';
import type { Element, Node, Nodes } from '../../schemas/types.ts';
import { useStrings } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import { childElements, isElement, textOf } from './node.ts';

export function FieldsFirst({ nodes }: { readonly nodes: Nodes }): ReactNode {
  const list = nodes.findIndex(holdsList);
  if (list < 0) return <Body nodes={nodes} />;
  // The list is read under its own heading, and after the sentence that opens it.
  const heading = nodes.slice(0, list).findLastIndex((node) => isElement(node, 'h2', 'h3', 'h4'));
  const intro = firstParagraph(nodes, 0, heading < 0 ? list : heading);
  const opening = heading < 0 ? intro : firstParagraph(nodes, heading + 1, list);
  const section = heading < 0 ? opening : heading;
  return (
    <>
      <Body nodes={nodes.slice(0, intro)} />
      <Folded nodes={nodes.slice(intro, section)} />
      <Body nodes={nodes.slice(section, opening)} />
      <Folded nodes={nodes.slice(opening, list)} />
      <Body nodes={nodes.slice(list)} />
    </>
  );
}

/** Where the text goes on after the paragraph that opens it; where it begins when it opens with something else. */
function firstParagraph(nodes: Nodes, from: number, to: number): number {
  const first = nodes.findIndex((node, i) => i >= from && i < to && node.type === 'element');
  return first >= 0 && isElement(nodes[first] as Node, 'p') ? first + 1 : from;
}

const holdsList = (node: Node): boolean =>
  node.type === 'element' && (node.tagName === 'doc-field-list' || node.children.some(holdsList));

function Folded({ nodes }: { readonly nodes: Nodes }): ReactNode {
  const strings = useStrings();
  if (nodes.every((node) => node.type === 'text')) return null;
  const parts = nodes.flatMap((node) => (node.type === 'element' ? (nameOf(node) ?? []) : []));
  return (
    <details className="details">
      <summary>
        {strings.fieldsBefore}
        {parts.length > 0 && <span className="details-parts">{parts.join(' · ')}</span>}
      </summary>
      <Body nodes={nodes} />
    </details>
  );
}

/** What a part is called: a heading by its text, a box by its label. */
function nameOf(node: Element): string | undefined {
  if (isElement(node, 'h2', 'h3')) return textOf(node);
  const [label] = childElements(node, 'doc-label', 'summary');
  return label && textOf(label);
}
