// A body while it waits for its links, written as short as JSON allows: all bodies of a site wait at once.
import type { Element } from '../../schemas/types.ts';

/**
 * A text, or an element: its name, its properties (0 for none), and what it holds. Of the properties `href`, `src`,
 * `poster` and `captions` hold the number of a link, and the one property of `doc-field-list`, `doc-operation` and
 * `doc-collection` is the number of the list, operation or collection.
 */
export type PackedNode = string | PackedElement;
export type PackedElement = [tagName: Element['tagName'], properties: Element['properties'] | 0, ...PackedNode[]];

/** Opposite of unpackBody, where it says what a body looks like. */
export const packBody = (nodes: readonly PackedNode[]): string => JSON.stringify(nodes);

/** The nodes of a body, fresh: whoever asks may change them. */
export const unpackBody = (body: string): PackedNode[] => JSON.parse(body);
