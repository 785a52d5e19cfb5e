// Takes HTML out of the lines of Markdown. What stood on both sides of it must not become something new together: neither
// a tag (`<scr<b>ipt>`), nor a link (`[a]<b>(javascript:x)`), nor the beginning of a block (`<b># a`).
import type { ImageReference, LinkReference, Nodes, Parent } from 'mdast';
import type { Span } from '../diagnostics/line-index.ts';
import { endsInAddress, meet, NOTHING, opensBlock, reference, shieldedMarks } from './escape-text.ts';
import { type Edit, type Removal, type Source, spanOf } from './source.ts';

/** What there is in lines as they are written. */
interface Written {
  readonly texts: Span[];
  readonly references: (LinkReference | ImageReference)[];
  holdsLink: boolean;
}

/** Has lines read, and takes out of them what that removes. Where a link of theirs is broken, its words alone are left. */
export function withoutRemoved<Result>(block: Nodes & Parent, source: Source, read: () => Result): Result {
  const { text } = source.lines;
  const span = spanOf(block);
  if (!/[\]<]/.test(text.slice(span.start, span.end))) return read();
  const written: Written = { texts: [], references: [], holdsLink: false };
  collect(block, span, written);
  const result = read();
  const removals = joined(source.removals.splice(0));
  if (removals.length === 0 && !written.holdsLink) return result;
  const shields = written.texts.flatMap((span) => shieldsOf(span, text));
  if (removals.length === 0) {
    if (shields.length > 0) source.guarded.push({ ...span, edits: shields });
    return result;
  }
  for (const shield of shields) source.edits.push(shield);
  // Their words, by which they find their definition, are others now.
  for (const reference of written.references) source.reworded.add(reference);
  takeOut(removals, span, source);
  return result;
}

function shieldsOf({ start, end }: Span, text: string): Edit[] {
  const places = shieldedMarks(text.slice(start, end)).map((at) => start + at);
  // What a reference, which stands in front of it, would take for an address or for a definition.
  if (text[start - 1] === ']' && '(:{'.includes(text[start] ?? ' ')) places.unshift(start);
  return places.map((place) => {
    const mark = text[place] ?? '';
    // An address in text ends at a tag that is none, and at a blank.
    const blank = mark === '<' && endsInAddress(text.slice(Math.max(0, place - 500), place)) ? ' ' : '';
    return { start: place, end: place + 1, pieces: [blank + reference(mark)] };
  });
}

function collect({ children }: Parent, inside: Span, written: Written): void {
  for (const [i, child] of children.entries()) {
    if (child.type === 'linkReference' || child.type === 'imageReference') written.references.push(child);
    written.holdsLink ||= /^(?:link|image)/.test(child.type) || (child.type === 'html' && /^<img\b/i.test(child.value));
    if (child.type === 'text' && child.position) written.texts.push(spanOf(child));
    // GFM finds some bare addresses in text that is already parsed, and does not say where it divides it.
    else if (!child.position && (i === 0 || children[i - 1]?.position)) {
      const before = children[i - 1];
      const after = children.slice(i).find(({ position }) => position);
      const start = before ? spanOf(before).end : inside.start;
      written.texts.push({ start, end: after ? spanOf(after).start : inside.end });
    }
    if ('children' in child && child.position) collect(child as Parent, spanOf(child), written);
  }
}

/** In order, and one where they touch. */
function joined(removals: readonly Removal[]): Removal[] {
  const whole: { start: number; end: number; divides: boolean }[] = [];
  for (const { start, end, divides = false } of removals.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start <= last.end)
      Object.assign(last, { end: Math.max(last.end, end), divides: last.divides || divides });
    else whole.push({ start, end, divides });
  }
  return whole;
}

/** How far what stands at a place is looked at: a label has a thousand characters at most. */
const FAR = 1100;

function takeOut(removals: readonly Removal[], block: Span, source: Source): void {
  const { text } = source.lines;
  let at = block.start;
  // What is left of the line so far.
  let head = '';
  for (const [i, removal] of removals.entries()) {
    if (removal.end <= at) continue;
    const kept = text.slice(at, removal.start);
    const line = Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf('\r')) + 1;
    head = line > 0 ? kept.slice(line).replace(/^[\s>]+/, '') : head + kept;
    const end = /^\s*$/.test(head) ? nextKept(i, removals, block, text) : removal.end;
    const after = text.slice(end, Math.min(end + FAR, block.end));
    const inert = separator(head.slice(0, FAR), head.slice(-FAR), after, removal.divides === true);
    source.edits.push({ start: removal.start, end, pieces: inert === '' ? [] : [inert] });
    head += inert;
    at = end;
  }
}

/** What must stand between the head of a line and the rest of it, where something did, to keep both what they are. */
function separator(head: string, before: string, after: string, divides: boolean): string {
  // A heading or a row of a table is one by its head alone.
  const isOpen = head.trim() !== '' && opensBlock(`${head}x`);
  const opens = (line: string): boolean => !isOpen && opensBlock(line.trimStart());
  const meeting = meet(before, after) || (divides && /\S$/.test(before) && /^\S/.test(after));
  if (!meeting && !opens(head + after)) return '';
  return meeting && !opens(`${head} ${after}`) ? ' ' : NOTHING;
}

/** Where what is kept goes on: an empty line would end the block, and blanks at its beginning mean something. */
function nextKept(first: number, removals: readonly Span[], block: Span, text: string): number {
  let at = block.start;
  for (const { start, end } of removals.slice(first, first + FAR)) {
    if (start > at && at > block.start) break;
    const after = text.slice(end, Math.min(end + FAR, block.end));
    at = end + (/^(?:[ \t]|(?:\r\n?|\n)[ \t>]*)*/.exec(after)?.[0].length ?? 0);
  }
  return at;
}
