import type { Html, ListItem, Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { withBlankLines } from './blank-lines.ts';
import { withHiddenColons } from './hidden-colons.ts';

const FEATURES = { gfm: true, frontmatter: true, directive: true } as const;

/** Of a text without a tag or the box of a task there is nothing to align. */
const ALIGNED = /<|\[[ xX]\]/;

export const parseNatively = withBlankLines(
  withHiddenColons((text) => {
    const root = markdownToMdast(text, { features: FEATURES }) as Root;
    if (ALIGNED.test(text)) align(root, undefined, text);
    return root;
  }),
);

function align(node: Nodes, parent: Nodes | undefined, text: string): void {
  if (node.type === 'listItem') alignTask(node);
  else if (node.type === 'html' && parent?.type === 'listItem') alignHtml(node, parent, text);
  if ('children' in node) for (const child of node.children) align(child, node, text);
}

// remark counts the box of a task to its paragraph unless text follows; positions are what diagnostics point with.
function alignTask({ checked, children: [paragraph] }: ListItem): void {
  if (typeof checked !== 'boolean') return;
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const start = paragraph?.position?.start;
  if (start && first && first.type !== 'text' && first.position?.start.offset === start.offset) {
    start.offset = (start.offset ?? 4) - 4;
    start.column -= 4;
  }
}

// HTML that another item follows takes in the end of its line, and its item even more.
function alignHtml(node: Html, item: ListItem, text: string): void {
  if (!node.value.endsWith('\n')) return;
  node.value = node.value.slice(0, -1);
  const end = node.position?.end;
  if (!end) return;
  const newLine = text.lastIndexOf('\n', (end.offset ?? 0) - 1);
  const offset = text[newLine - 1] === '\r' ? newLine - 1 : newLine;
  Object.assign(end, { line: end.line - 1, column: offset - text.lastIndexOf('\n', offset - 1), offset });
  if (item.position && item.children.at(-1) === node) item.position.end = end;
}
