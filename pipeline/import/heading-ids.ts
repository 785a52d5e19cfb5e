// The ids that headings had: links to them, from wherever, go on working.
import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { slugOf } from '../parse/slug-of.ts';
import type { Edit } from './text-edits.ts';

/** The edits that write the id of a heading where the other tool's is another than ours would be. */
export function headingIds(tree: Root, text: string, idOf: (heading: string) => string): Edit[] {
  const [theirs, ours] = [new Map<string, number>(), new Map<string, number>()];
  return headingsIn(tree).flatMap((heading) => {
    const words = textOf(heading).trim();
    const { start, end } = heading.position ?? {};
    if (words === '' || start?.offset === undefined || end?.offset === undefined) return [];
    const written = text.slice(start.offset, end.offset);
    if (heading.depth === 1 || /\{(?:#|\/\*)/.test(written)) return [];
    const id = numbered(idOf(words), theirs);
    // Links may keep the accents.
    if (slugOf(id) === numbered(slugOf(words), ours) || id === '') return [];
    const [line = ''] = written.split('\n');
    const at = start.offset + line.trimEnd().replace(/\s#+$/, '').length;
    return [{ start: at, end: at, text: ` {#${id}}` }];
  });
}

function headingsIn(node: Nodes): Heading[] {
  if (node.type === 'heading') return [node];
  return 'children' in node ? node.children.flatMap(headingsIn) : [];
}

/** Of several that are the same, all but the first bear a number. */
function numbered(id: string, known: Map<string, number>): string {
  const count = known.get(id) ?? 0;
  known.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}
