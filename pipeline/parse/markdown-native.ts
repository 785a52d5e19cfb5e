import type { Nodes, Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { markdownToMdast } from 'satteri';
import { withSpacedEnds } from './spaced-ends.ts';

const FEATURES = { gfm: true, frontmatter: true, directive: true } as const;

/**
 * One of these stands for a colon that must stay text: one UTF-16 unit wide, so that offsets hold, and punctuation like the
 * colon, so that emphasis beside it opens and closes as before.
 */
const STAND_INS = ['\u205D', '\u205E', '\u2056', '\u2058', '\u2059', '\u205A', '\u205B', '\u205C'];

export const parseNatively = withSpacedEnds((text) => {
  const standIn = STAND_INS.find((each) => !text.includes(each)) ?? '\u2E2C';
  let shown = text;
  for (;;) {
    const root = markdownToMdast(shown, { features: FEATURES }) as Root;
    const directives: TextDirective[] = [];
    collectTextDirectives(root, directives);
    if (directives.length === 0) {
      if (shown !== text) restoreColons(root, standIn);
      alignTaskItems(root);
      return root;
    }
    shown = hideColons(shown, directives, standIn);
  }
});

// The parser has no switch for directives in running text (`às 10:30`), which must be text.
function collectTextDirectives(node: Nodes, found: TextDirective[]): void {
  if (node.type === 'textDirective') found.push(node);
  else if ('children' in node) for (const child of node.children) collectTextDirectives(child, found);
}

// A label may hold further ones: all are hidden at once.
function hideColons(text: string, directives: readonly TextDirective[], standIn: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { position } of directives) {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? start;
    parts.push(text.slice(at, start), standIn, text.slice(start + 1, end).replace(/:(?=[\p{L}\p{N}_])/gu, standIn));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

function restoreColons(node: Nodes, standIn: string): void {
  const fields = node as unknown as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (typeof value === 'string' && value.includes(standIn)) fields[name] = value.replaceAll(standIn, ':');
  }
  if ('attributes' in node) {
    const attributes = node.attributes as Record<string, string>;
    for (const [name, value] of Object.entries(attributes ?? {})) attributes[name] = value.replaceAll(standIn, ':');
  }
  if ('children' in node) for (const child of node.children) restoreColons(child, standIn);
}

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
