// What may stand in a line of text. Markdown and its HTML let authors write more: a block in a paragraph ends the paragraph,
// which goes on after it, and a link in a link ends that. Otherwise the browser would do so in its own way.
import type { Heading, Paragraph, Parent, RootContent, Table } from 'mdast';

const BLOCKS = new Set<RootContent['type']>([
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'code',
  'thematicBreak',
  'table',
  'containerDirective',
  'leafDirective',
]);

const LINKS = new Set<RootContent['type']>(['link', 'linkReference', 'footnoteReference']);

const IN_LINE = new Set<RootContent['type']>(['emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell']);

/** Whether a node holds lines of Markdown, and no others hold it. */
export const isLeafBlock = (node: RootContent): node is Heading | Paragraph | Table =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'table';

/** Whether a node of this type holds lines rather than blocks. */
export const isInLine = (type: RootContent['type']): boolean =>
  type === 'paragraph' || type === 'heading' || IN_LINE.has(type);

/** HTML elements that are blocks where they hold one. */
const TRANSPARENT = new Set(['ins', 'del']);

/** Whether a node cannot stand in a line. */
export function isBlock(node: RootContent): boolean {
  if (node.type !== 'htmlElement') return BLOCKS.has(node.type);
  const { hName } = node.data;
  return hName === 'details' || (TRANSPARENT.has(hName) && node.children.some(isBlock));
}

/** The nodes that stand in the place of one whose own children are in their places. */
export function liftBlocks(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'paragraph':
      // One that bears a name is the label of a directive.
      return node.data?.hName ? together(node) : paragraphs(node);
    case 'heading':
    case 'leafDirective':
      return together(node);
    case 'emphasis':
    case 'strong':
    case 'delete':
      return split(node);
    case 'link':
    case 'linkReference':
      return split(node).flatMap((part) => (part.type === node.type ? splitAtLinks(part) : [part]));
    case 'htmlElement': {
      const { hName } = node.data;
      if (hName === 'summary') {
        node.children = withJoinedTexts(node.children.flatMap(lineOf));
        return together(node, (child) => child.type !== 'heading' && isBlock(child));
      }
      if (hName !== 'details') return TRANSPARENT.has(hName) ? [node] : split(node);
      node.children.sort((a, b) => Number(isSummary(b)) - Number(isSummary(a)));
      return [node];
    }
    default:
      return [node];
  }
}

const isSummary = (node: RootContent): boolean => node.type === 'htmlElement' && node.data.hName === 'summary';

/** A paragraph as a line that others precede. */
const lineOf = (node: RootContent, i: number): RootContent[] => {
  if (node.type !== 'paragraph') return [node];
  return i > 0 ? [{ type: 'text', value: ' ' }, ...node.children] : node.children;
};

/** The line in one piece, and after it the blocks that stood in it. */
function together<Node extends RootContent & Parent>(node: Node, isOut = isBlock): RootContent[] {
  const blocks = node.children.filter(isOut);
  if (blocks.length > 0) node.children = withJoinedTexts(node.children.filter((child) => !isOut(child)));
  return [node, ...blocks];
}

/** Texts in a row as one. */
export function withJoinedTexts(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

/** Runs of what stands in a line, and the blocks between them. */
function runsOf(children: readonly RootContent[]): RootContent[][] {
  const runs: RootContent[][] = [];
  for (const child of children) {
    const last = runs.at(-1);
    const isRun = last?.[0] !== undefined && !isBlock(last[0]);
    if (isRun && !isBlock(child)) last.push(child);
    else runs.push([child]);
  }
  return runs;
}

/** An element around each run of its children. */
function split<Node extends RootContent & Parent>(node: Node): RootContent[] {
  if (!node.children.some(isBlock)) return [node];
  let isFirst = true;
  return runsOf(node.children).flatMap((run) => {
    if (run.some(isBlock) || isBlank(run)) return run;
    const part = { ...node, children: run };
    if (!isFirst) part.data = withoutId(part.data);
    isFirst = false;
    return [part];
  });
}

/** An id is that of the first part. */
function withoutId(data: Parent['data']): Parent['data'] {
  if (!data?.hProperties || !('id' in data.hProperties)) return data;
  const { id: _, ...hProperties } = data.hProperties;
  return { ...data, hProperties };
}

function paragraphs(node: Paragraph): RootContent[] {
  if (isBlank(node.children)) return [];
  if (!node.children.some(isBlock)) return [node];
  return runsOf(node.children).flatMap((run) => {
    if (run.some(isBlock)) return run;
    const children = trimmed(run) as Paragraph['children'];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

const isBlank = (nodes: readonly RootContent[]): boolean =>
  nodes.every((node) => node.type === 'break' || (node.type === 'text' && /^[ \t\r\n]*$/.test(node.value)));

/** A run without the white space and the ends of lines around it. */
function trimmed(run: readonly RootContent[]): RootContent[] {
  const from = run.findIndex((node) => !isBlank([node]));
  if (from < 0) return [];
  return run.slice(from, run.findLastIndex((node) => !isBlank([node])) + 1).map((node, i, { length }) => {
    if (node.type !== 'text') return node;
    const value = i === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: i === length - 1 ? value.trimEnd() : value };
  });
}

const holdsLink = (node: RootContent): boolean =>
  LINKS.has(node.type) || ('children' in node && (node.children as RootContent[]).some(holdsLink));

function splitAtLinks(link: RootContent): RootContent[] {
  if (!('children' in link) || !(link.children as RootContent[]).some(holdsLink)) return [link];
  return partsOf(link as RootContent & Parent).flatMap((part) =>
    part.some(holdsLink) || isBlank(part) ? part : [{ ...link, children: part } as RootContent],
  );
}

/** What an element holds, divided before and after each link, which keeps the elements around it. */
function partsOf(parent: Parent): RootContent[][] {
  const parts: RootContent[][] = [];
  for (const child of parent.children) {
    const isInner = !LINKS.has(child.type) && holdsLink(child);
    const pieces = isInner
      ? partsOf(child as Parent).map((children): RootContent => ({ ...child, children }) as RootContent)
      : [child];
    for (const piece of pieces) {
      const last = parts.at(-1);
      if (last && !last.some(holdsLink) && !holdsLink(piece)) last.push(piece);
      else parts.push([piece]);
    }
  }
  return parts;
}
