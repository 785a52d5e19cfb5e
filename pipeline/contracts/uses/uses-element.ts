// Uses as the elements a page shows them with.

import { type Addressing, fileHrefOf } from '../../../schemas/paths.ts';
import type { Element, Nodes, Properties } from '../../../schemas/types.ts';
import { ABOUT_PATHS } from './about-paths.ts';
import type { ShownUses } from './shown-uses.ts';

export const elementsOf = ({ uses }: ShownUses): Element[] =>
  uses.map(({ title, href, kinds, isFile }) => ({
    type: 'element',
    tagName: 'doc-field-use',
    properties: { href, ...(isFile && { dataFile: true }), kinds: [...kinds] },
    children: [{ type: 'text', value: title }],
  }));

/** Where the rest of them is found. */
export const moreProperties = ({ more }: ShownUses, { base }: Pick<Addressing, 'base'>): Properties =>
  more > 0 ? { more, href: fileHrefOf(ABOUT_PATHS.whereUsed, base) } : {};

/** Uses of what has no row of its own in a field list: a status, an error. */
export const usesElement = (shown: ShownUses, addressing: Pick<Addressing, 'base'>): Nodes =>
  shown.uses.length === 0
    ? []
    : [
        {
          type: 'element',
          tagName: 'doc-uses',
          properties: moreProperties(shown, addressing),
          children: elementsOf(shown),
        },
      ];
