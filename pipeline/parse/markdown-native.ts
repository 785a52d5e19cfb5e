import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { withHiddenColons } from './hidden-colons.ts';
import { withSpaces } from './spaces.ts';

const TASK = /\[[ xX]\]/;

const FEATURES = { gfm: true, frontmatter: true, directive: true } as const;

export const parseNatively = withSpaces(
  withHiddenColons((text) => {
    const root = markdownToMdast(text, { features: FEATURES }) as Root;
    if (TASK.test(text)) alignTaskItems(root);
    return root;
  }),
);

// remark counts the box of a task to its paragraph unless text follows; positions are what diagnostics point with.
function alignTaskItems(node: Nodes): void {
  if (node.type === 'listItem' && typeof node.checked === 'boolean') {
    const [paragraph] = node.children;
    const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    const start = paragraph?.position?.start;
    if (start && first && first.type !== 'text' && first.position?.start.offset === start.offset) {
      start.offset = (start.offset ?? 4) - 4;
      start.column -= 4;
    }
  }
  if ('children' in node) for (const child of node.children) alignTaskItems(child);
}
