// Uses as the elements a page shows them with.
import type { Element, Nodes, Properties } from '../../../schemas/types.ts';
import type { ShownUses } from './shown-uses.ts';

export const elementsOf = ({ uses }: ShownUses): Element[] =>
  uses.map(({ title, href, kinds }) => ({
    type: 'element',
    tagName: 'doc-field-use',
    properties: { href, kinds: [...kinds] },
    children: [{ type: 'text', value: title }],
  }));

export const moreProperties = ({ more }: ShownUses): Properties => (more > 0 ? { more } : {});

/** Uses of what has no row of its own in a field list: an error. */
export const usesElement = (shown: ShownUses): Nodes =>
  shown.uses.length === 0
    ? []
    : [{ type: 'element', tagName: 'doc-uses', properties: moreProperties(shown), children: elementsOf(shown) }];
