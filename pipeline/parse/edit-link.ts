// How links and images stand in the published Markdown: with the addresses they were resolved to, or as their words where
// they lead nowhere.
import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Image,
  ImageReference,
  Link,
  LinkReference,
} from 'mdast';
import type { Span } from '../diagnostics/line-index.ts';
import { destinationOf } from './destination.ts';
import { endsInAddress, escapeMarks, meet, NOTHING, opensBlock } from './escape-text.ts';
import type { Piece } from './parsed-page.ts';
import { linkNumber, type Reference, type Source, spanOf } from './source.ts';

/** What a container puts in front of its first line. */
const CONTAINER = /^(?:[\s>]|[-+*]\s|\d{1,9}[.)]\s|\[\^[^\]\s]+\]:)*$/;

/** What keeps words whose link leads nowhere from meaning something together with what stands on both sides of them. */
function inert(link: number, words: string, { start, end }: Span, { lines }: Source): readonly [Piece[], Piece[]] {
  // An address in text takes in all that follows up to a blank.
  const nothing = (text: string): Piece[] => [{ link, text: endsInAddress(text) ? ' ' : NOTHING, broken: true }];
  const lineStart = lines.lineStart(lines.positionAt(start).line);
  const before = lines.text.slice(Math.max(lineStart, start - 200), start);
  const after = lines.text.slice(end, end + 200);
  const opens = CONTAINER.test(before) ? /^\s/.test(words) || opensBlock(words) : meet(before, words);
  const closes = meet(words, after) || (endsInAddress(before + words) && /^[^\s<]*`/.test(after));
  return [opens ? nothing(before) : [], closes ? nothing(before + words) : []];
}

/** Writes a part of the text that goes with its link. */
function keepWith(link: number, { start, end }: Span, source: Source, otherwise: readonly Piece[] = []): void {
  const text = source.lines.text.slice(start, end);
  if (start < end) source.edits.push({ start, end, pieces: [{ link, text }, ...otherwise] });
}

/** The words that stand for a link or an image, where that leads nowhere. */
export function insteadOf(link: number, words: string, span: Span, source: Source): Piece[] {
  const [before, after] = inert(link, words, span, source);
  return [...before, { link, text: words, broken: true }, ...after];
}

/** Takes a link apart: around its words, and at its address. */
export function editLink(node: Link, link: number, destination: Span, source: Source): void {
  const { start, end } = spanOf(node);
  const last = node.children.at(-1);
  const wordsEnd = last ? spanOf(last).end : start + 1;
  source.edits.push({ ...destination, pieces: [{ link }] });
  const words = source.lines.text.slice(start + 1, wordsEnd);
  const [before, after] = inert(link, words, { start, end }, source);
  keepWith(link, { start, end: start + 1 }, source, before);
  keepWith(link, { start: wordsEnd, end: destination.start }, source);
  keepWith(link, { start: destination.end, end }, source, after);
}

/** An address between angle brackets is its words, too: where it may not be one, nothing takes it for one. */
export function editAutolink(node: Link, link: number, source: Source): void {
  const { start, end } = spanOf(node);
  const { text } = source.lines;
  const words = escapeMarks(text.slice(start + 1, end - 1)).replace(':', '&#58;');
  const instead = insteadOf(link, words, { start, end }, source);
  source.edits.push({ start, end, pieces: [{ link, text: text.slice(start, end) }, ...instead] });
}

/** Takes an image apart. What its text may hold of Markdown is no part of it, and does not come back as some. */
export function editImage(node: Image, link: number, source: Source): void {
  const { start, end } = spanOf(node);
  const { text } = source.lines;
  const destination = destinationOf(node, text);
  const altEnd = text.lastIndexOf('](', destination.start);
  const written = text.slice(start + 2, altEnd);
  source.edits.push({
    start,
    end,
    pieces: [
      { link, text: `![${altOf(node, written)}${text.slice(altEnd, destination.start)}` },
      { link },
      { link, text: text.slice(destination.end, end) },
      ...insteadOf(link, escapeMarks(node.alt ?? ''), { start, end }, source),
    ],
  });
}

const altOf = ({ alt }: Image | ImageReference, written: string): string =>
  /[<[\]`]/.test(written) ? escapeMarks(alt ?? '') : written;

/** Markup in a label is shown nowhere, and would stand in the text: its references hold the address themselves. */
const isMarkup = ({ label }: Definition): boolean => label?.includes('<') ?? false;

/** A definition goes where its address does. */
export function editDefinition(node: Definition, link: number, source: Source): void {
  const { start, end } = spanOf(node);
  if (isMarkup(node)) return void source.edits.push({ start, end, pieces: [] });
  const destination = destinationOf(node, source.lines.text);
  keepWith(link, { start, end: destination.start }, source);
  source.edits.push({ ...destination, pieces: [{ link }] });
  keepWith(link, { start: destination.end, end }, source);
}

/** Writes the references of a file, whose definitions are known now. */
export function editReferences(source: Source): void {
  if (source.references.length === 0) return;
  const known = new Map<string, Definition>();
  for (const node of source.page.definitions) {
    if (node.type === 'definition' && !known.has(node.identifier)) known.set(node.identifier, node);
  }
  for (const reference of source.references) {
    const definition = known.get(reference.node.identifier);
    const link = linkNumber(definition?.url);
    if (definition && link !== undefined) editReference(reference, definition, link, source);
  }
}

function editReference({ node, wordsEnd }: Reference, definition: Definition, link: number, source: Source): void {
  const { start, end } = spanOf(node);
  const written = source.lines.text.slice(start, end);
  const isImage = node.type === 'imageReference';
  const alt = isImage ? written.slice(2, wordsEnd - start) : '';
  const shown = isImage ? altOf(node, alt) : '';
  const isReworded = shown !== alt || source.reworded.has(node);
  // What are no words of the definition any more is no reference.
  const isInline = isMarkup(definition) || (isReworded && node.referenceType !== 'full');
  const label: Piece[] = isInline
    ? [{ link, text: '](' }, { link }, { link, text: ')' }]
    : [{ link, text: written.slice(wordsEnd - start) }];
  if (isImage) {
    const instead = insteadOf(link, escapeMarks(node.alt ?? ''), { start, end }, source);
    source.edits.push({ start, end, pieces: [{ link, text: `![${shown}` }, ...label, ...instead] });
  } else {
    const [before, after] = inert(link, written.slice(1, wordsEnd - start), { start, end }, source);
    keepWith(link, { start, end: start + 1 }, source, before);
    source.edits.push({ start: wordsEnd, end, pieces: [...label, ...after] });
  }
}

/** Markup in the label of a footnote is shown nowhere, and a reader of Markdown without footnotes would make some of it. */
export function editFootnoteLabel(node: FootnoteReference | FootnoteDefinition, source: Source): void {
  const { start } = spanOf(node);
  const written = /^\[\^[^\]]*\]/.exec(source.lines.text.slice(start, start + 1100))?.[0];
  if (!written?.includes('<')) return;
  source.edits.push({ start, end: start + written.length, pieces: [written.replaceAll('<', '-')] });
}

/** Keeps a reference until all definitions are known. */
export function keepReference(node: LinkReference | ImageReference, source: Source): void {
  const { start, end } = spanOf(node);
  const written = source.lines.text.slice(start, end);
  const afterLabel = node.referenceType === 'full' ? written.lastIndexOf('][') : -1;
  const wordsEnd = afterLabel >= 0 ? start + afterLabel : end - (node.referenceType === 'collapsed' ? 3 : 1);
  source.references.push({ node, wordsEnd });
}
