// A part in the place of the directive that includes it.
import path from 'node:path';
import type { RootContent } from 'mdast';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import type { SourceFile } from '../read/content.ts';
import type { Directive, DirectiveAttributes } from './directive-attributes.ts';
import type { Piece } from './parsed-page.ts';
import { publishedPieces, type ReadSource } from './published-pieces.ts';
import { regionNames, regionOf } from './region.ts';
import { blankLinesAround, linePrefix, type PageState, report, type Source, spanOf } from './source.ts';

/** Characters of the parts of a page, altogether. */
export const MOST_CHARACTERS = 2_000_000;

/** What a part counts as at least: to read one takes its time, however short it is. */
const LEAST_CHARACTERS = 1000;

/** The nodes of the part that a directive includes, none where there is none; `read` reads it as a page is read. */
export function include(
  node: Directive,
  attributes: DirectiveAttributes,
  source: Source,
  read: ReadPart,
): RootContent[] {
  const part = readPart(attributes, source, read);
  const { before, after } = blankLinesAround(node, source);
  const pieces = part ? indented(publishedPieces(part), linePrefix(node, source)) : [];
  source.edits.push({ ...spanOf(node), pieces: [before, ...pieces, after] });
  return part?.nodes ?? [];
}

type ReadPart = (part: SourceFile, page: PageState, trail: readonly string[]) => ReadSource;

function readPart(
  { values: { src = '', region }, spanOf: placeOf }: DirectiveAttributes,
  source: Source,
  read: ReadPart,
): ReadSource | undefined {
  if (src === '') return undefined;
  const target = src.startsWith('/') ? `pages${src}` : path.posix.join(path.posix.dirname(source.path), src);
  source.page.parts.add(target);
  const { parts } = source.page.context;
  const file = parts.get(target);
  if (!file) {
    const near = nearest(target, parts.keys());
    const written = near && `./${path.posix.relative(path.posix.dirname(source.path), near)}`.replace('./../', '../');
    const hint = target.split('/').some((name) => name.startsWith('_'))
      ? written && `Did you mean "${written}"?`
      : 'The name of a file to include, or of its folder, begins with "_".';
    report(source, {
      rule: 'include-missing',
      message: `There is no part "${src}" to include.`,
      ...placeOf('src'),
      hint,
    });
    return undefined;
  }
  if (source.trail.includes(target)) {
    const trail = [...source.trail.slice(source.trail.indexOf(target)), target].join(' → ');
    report(source, {
      rule: 'include-circular',
      message: `"${src}" includes itself: ${trail}.`,
      ...placeOf('src'),
    });
    return undefined;
  }
  const taken = region === undefined ? file : regionOf(file, region);
  if (!taken) {
    const names = regionNames(file.text);
    const hint = names.includes(region ?? '')
      ? 'Close it in the file with "<!-- #endregion -->".'
      : didYouMean(region ?? '', names);
    report(source, {
      rule: 'include-missing',
      message: `"${src}" has no region "${region}".`,
      ...placeOf('region'),
      hint: hint ?? `Mark it in the file with "<!-- #region ${region} -->" and "<!-- #endregion -->".`,
    });
    return undefined;
  }
  if (source.page.charactersLeft < 0) return undefined;
  source.page.charactersLeft -= Math.max(taken.text.length, LEAST_CHARACTERS);
  if (source.page.charactersLeft < 0) {
    report(source, {
      rule: 'page-too-large',
      message: `With "${src}" this page is longer than ${MOST_CHARACTERS.toLocaleString('en')} characters of parts.`,
      ...placeOf('src'),
      hint: 'Look for parts that include others more than once, or make several pages of it.',
    });
    return undefined;
  }
  return read(taken, source.page, source.trail);
}

/** In a quote or list every line begins as the first does. */
function indented(pieces: readonly Piece[], prefix: string): Piece[] {
  const indent = (words: string): string =>
    words.replace(/(\r\n|\n|\r)(?=([^\r\n])?)/g, (line, _, next) => line + (next ? prefix : prefix.trimEnd()));
  return pieces.map((piece) => {
    if (typeof piece === 'string') return indent(piece);
    if ('whole' in piece) return { whole: indented(piece.whole, prefix), broken: indented(piece.broken, prefix) };
    if ('before' in piece) return { ...piece, before: prefix + piece.before };
    return piece.text !== undefined ? { ...piece, text: indent(piece.text) } : piece;
  });
}
