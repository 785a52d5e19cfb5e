// SUMMARY.md: the order of a book, and the only list of its pages.
import type { Link, List, ListItem, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ForeignItem } from '../foreign-site.ts';
import type { Leave } from '../imported.ts';

/** The entries of a book, parts as categories. `fileOf` gives the source of a link of the summary. */
export function readSummary(
  tree: Root,
  file: string,
  fileOf: (url: string) => string | undefined,
  leave: Leave,
): ForeignItem[] {
  const placeOf = (node: Nodes): string => `${file}:${node.position?.start.line ?? 1}`;
  const chapter = (node: ListItem | Link, link: Link | undefined, inner: readonly ForeignItem[]): ForeignItem[] => {
    const label = textOf(link ?? node);
    const page = link && link.url !== '' ? fileOf(link.url) : undefined;
    if (page === undefined) leave('Chapters of the summary that have no file', placeOf(node), label);
    if (inner.length > 0) return [{ label, page, items: inner }];
    return page === undefined ? [] : [{ page, label }];
  };
  const listed = (list: List): ForeignItem[] =>
    list.children.flatMap((item) => {
      const [first] = item.children;
      const link = first?.type === 'paragraph' ? first.children.find((child) => child.type === 'link') : undefined;
      return chapter(
        item,
        link,
        item.children.flatMap((child) => (child.type === 'list' ? listed(child) : [])),
      );
    });
  const items: ForeignItem[] = [];
  let into = items;
  for (const [i, node] of tree.children.entries()) {
    if (node.type === 'heading' && (i > 0 || !/^summary$/i.test(textOf(node)))) {
      into = [];
      items.push({ label: textOf(node), items: into });
    } else if (node.type === 'list') into.push(...listed(node));
    else if (node.type === 'paragraph')
      for (const link of node.children) if (link.type === 'link') into.push(...chapter(link, link, []));
    // A line parts chapters from those of the end.
    if (node.type === 'thematicBreak') {
      into = items;
      leave('Lines between the chapters of the summary', placeOf(node));
    }
  }
  return items;
}
