// HTML in Markdown that may not stand in a content folder, as what it means.
import type { Html, Nodes, Root } from 'mdast';
import { isOpaque } from '../parse/html-tags.ts';
import { type HtmlToken, htmlTokens } from '../parse/html-tokens.ts';
import { asFence, type Tag, tagToMarkdown } from './tag-to-markdown.ts';
import type { Edit } from './text-edits.ts';

/** Takes a cause, and what was written. */
type LeaveText = (cause: string, text: string) => void;

const SCRIPTS = 'Scripts and style sheets of a page';
const DRAWINGS = 'HTML shown as code';

/** The edits that leave no HTML in a text but what may stand there. */
export function htmlToMarkdown(tree: Root, text: string, leave: LeaveText): Edit[] {
  const edits: Edit[] = [];
  // What closes a tag may stand in another node.
  const open: { name: string; close: string }[] = [];
  const read = (node: Html, isInline: boolean): void => {
    const offset = node.position?.start.offset ?? 0;
    const written = text.slice(offset, node.position?.end.offset);
    // Lines of a list or of a quote begin as its block does.
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replace(/[^\s>]/g, ' ');
    const indented = (block: string): string => (isInline ? block : block.replaceAll('\n', `\n${before}`));
    let opaque: { name: string; start: number } | undefined;
    for (const token of htmlTokens(written)) {
      const place = { start: offset + token.start, end: offset + token.end };
      const name = /^<\/?([A-Za-z][\w.-]*)/.exec(written.slice(token.start))?.[1] ?? '';
      if (opaque) {
        if (token.type !== 'close' || name !== opaque.name) continue;
        edits.push(opaqueEdit(text, opaque.name, { start: offset + opaque.start, end: place.end }, isInline, leave));
        opaque = undefined;
      } else if (token.type === 'open') {
        // A template of Vue holds what is read.
        if (isOpaque(name) && name !== 'template' && name !== 'iframe' && !token.selfClosing) {
          opaque = { name, start: token.start };
          continue;
        }
        const replacement = tagToMarkdown(tagOf(token, name, written, isInline));
        if (replacement.cause) leave(replacement.cause, written.slice(token.start, token.end));
        const isWhole = token.selfClosing || /^(?:br|img|hr|input|source|embed|wbr|link|meta)$/i.test(name);
        if (!isWhole) open.push({ name, close: indented(replacement.close) });
        edits.push({ ...place, text: indented(replacement.open + (isWhole ? replacement.close : '')) });
      } else if (token.type === 'close') {
        const at = open.findLastIndex((each) => each.name === name);
        edits.push({ ...place, text: at < 0 ? '' : (open.splice(at)[0]?.close ?? '') });
      } else if (token.type === 'other') edits.push({ ...place, text: '' });
      else if (token.type === 'text' && !isInline)
        // In HTML the blanks of a line's beginning are nothing; in Markdown they make code.
        edits.push({ ...place, text: text.slice(place.start, place.end).replace(/\n[ \t]+/g, `\n${before}`) });
    }
    if (opaque)
      edits.push(
        opaqueEdit(text, opaque.name, { start: offset + opaque.start, end: offset + written.length }, isInline, leave),
      );
  };
  const visit = (node: Nodes, parent: string): void => {
    if (node.type === 'html') read(node, PHRASING_PARENTS.has(parent));
    else if ('children' in node) for (const child of node.children) visit(child, node.type);
  };
  visit(tree, 'root');
  return edits;
}

const PHRASING_PARENTS = new Set('paragraph heading tableCell emphasis strong link delete linkReference'.split(' '));

const tagOf = (token: HtmlToken & { type: 'open' }, name: string, written: string, isInline: boolean): Tag => ({
  name,
  attributes: new Map(token.attributes.map(({ name: key, value }) => [key, value])),
  written: written.slice(token.start, token.end),
  isInline,
});

/** A script is left; what is drawn or held is shown as code. */
function opaqueEdit(
  text: string,
  name: string,
  place: { start: number; end: number },
  isInline: boolean,
  leave: LeaveText,
): Edit {
  const written = text.slice(place.start, place.end);
  const isScript = name === 'script' || name === 'style';
  leave(isScript ? SCRIPTS : DRAWINGS, written);
  return {
    ...place,
    text: isScript ? '' : isInline ? `\`${written.replace(/\s+/g, ' ')}\`` : `\n\n${asFence(written, 'html')}\n\n`,
  };
}
