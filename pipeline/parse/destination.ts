// Where the address of a link stands in the text. Parsers give the place of the whole link only, and a diagnostic, as
// well as a rewritten address, needs the very token.
import type { Definition, Image, Link } from 'mdast';
import type { Span } from '../diagnostics/line-index.ts';
import { spanOf } from './source.ts';

/** The span of the destination of `[text](destination "title")`, `<destination>`, or `[label]: destination`. */
export function destinationOf(node: Link | Image | Definition, text: string): Span {
  const span = spanOf(node);
  const from =
    node.type === 'definition'
      ? afterLabel(text, span)
      : node.type === 'image'
        ? afterAlt(text, span)
        : afterText(node, text, span);
  if (from === undefined) {
    // An autolink: the address is the whole of it, with or without angle brackets.
    const angled = text[span.start] === '<';
    return angled ? { start: span.start + 1, end: span.end - 1 } : span;
  }
  return destinationAt(text, from, span.end);
}

function afterText(node: Link, text: string, span: Span): number | undefined {
  if (text[span.start] !== '[') return undefined;
  const last = node.children.at(-1);
  const from = last ? spanOf(last).end : span.start + 1;
  const open = text.indexOf('](', from);
  return open < 0 || open >= span.end ? undefined : open + 2;
}

// The alt text has no nodes of its own: brackets in it are balanced or escaped.
function afterAlt(text: string, span: Span): number | undefined {
  const close = closingBracket(text, span.start + 1, span.end);
  return close === undefined || text[close + 1] !== '(' ? undefined : close + 2;
}

function afterLabel(text: string, span: Span): number | undefined {
  const close = closingBracket(text, text.indexOf('[', span.start), span.end);
  return close === undefined ? undefined : close + 2;
}

function closingBracket(text: string, open: number, end: number): number | undefined {
  let depth = 0;
  for (let i = open; i < end; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '[') depth++;
    else if (text[i] === ']' && --depth === 0) return i;
  }
  return undefined;
}

function destinationAt(text: string, from: number, end: number): Span {
  let start = from;
  // Inside a quote a definition may go on after the next line's marker.
  while (start < end && /[\s>]/.test(text[start] ?? '')) start++;
  if (text[start] === '<') {
    let close = start + 1;
    while (close < end && text[close] !== '>') close += text[close] === '\\' ? 2 : 1;
    return { start: start + 1, end: close };
  }
  let depth = 0;
  let close = start;
  for (; close < end; close++) {
    const character = text[close] ?? '';
    if (character === '\\') close++;
    else if (/\s/.test(character)) break;
    else if (character === '(') depth++;
    else if (character === ')' && --depth < 0) break;
  }
  return { start, end: Math.min(close, end) };
}
