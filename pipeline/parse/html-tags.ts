// The HTML that may stand in content: its elements, their attributes, and how a tag is written with what it keeps.
import type { Span } from '../diagnostics/line-index.ts';
import { insteadOf } from './edit-link.ts';
import { escapeMarks } from './escape-text.ts';
import type { HtmlAttribute, HtmlToken } from './html-tokens.ts';
import type { Piece } from './parsed-page.ts';
import { linkNumber, registerLink, report, type Source } from './source.ts';

/** Elements that may stand in content, with their own attributes; `id`, `lang` and `title` go on any. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  abbr: [],
  br: [],
  del: [],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  ins: [],
  kbd: [],
  mark: [],
  sub: [],
  summary: [],
  sup: [],
};
const GLOBAL = ['id', 'lang', 'title'];
const VOID = new Set(['br', 'img']);
/** Their text is code or a document of its own, not something to read. */
const OPAQUE = new Set('script style template iframe object svg math noscript textarea title'.split(' '));

/** Elements that are a block of their own, or a cell: what stands before and after one of their tags are two words. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'address article aside blockquote caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

export const isAllowed = (name: string): boolean => Object.hasOwn(ALLOWED, name);
export const isVoid = (name: string): boolean => VOID.has(name);
export const isOpaque = (name: string): boolean => OPAQUE.has(name);

/** Where an offset of a tag's node is in the file. */
export type ToOffset = (offset: number) => number;

export type OpenTag = HtmlToken & { readonly type: 'open' };

/** What an allowed tag keeps. */
export interface ReadTag {
  readonly properties: Record<string, string | number | boolean>;
  /** The tag with what it keeps; of an image, its text where it leads nowhere. */
  readonly pieces: readonly Piece[];
  /** Whether that is another than its author wrote. */
  readonly isChanged: boolean;
}

export function readTag(tag: OpenTag, offsetOf: ToOffset, source: Source): ReadTag {
  const properties: ReadTag['properties'] = {};
  const written: Piece[] = [`<${tag.name}`];
  let isChanged = tag.name === 'img';
  for (const attribute of tag.attributes) {
    const value = attribute.value ?? '';
    if (!isKept(attribute, tag, offsetOf, source)) {
      isChanged = true;
      continue;
    }
    written.push(' ', attribute.name);
    if (attribute.name === 'src') {
      const sized = tag.attributes.some(({ name }) => name === 'width' || name === 'height');
      const [start, end] = [offsetOf(attribute.valueStart), offsetOf(attribute.valueEnd)];
      properties.src = registerLink(source, { target: value, kind: 'image', start, end, sized });
      written.push('="', { link: linkNumber(properties.src) ?? -1 }, '"');
      continue;
    }
    if (attribute.value !== undefined) written.push(`="${escapeMarks(value).replaceAll('"', '&quot;')}"`);
    if (attribute.name === 'width' || attribute.name === 'height') properties[attribute.name] = Number(value);
    else properties[attribute.name] = attribute.name === 'open' ? true : value;
    if (attribute.name === 'id') {
      source.page.ids.push({ id: value, source, start: offsetOf(attribute.start), end: offsetOf(attribute.end) });
    }
  }
  written.push('>');
  const pieces = tag.name === 'img' ? imagePieces(tag, properties, written, offsetOf, source) : written;
  return { properties, pieces, isChanged };
}

function isKept(attribute: HtmlAttribute, tag: OpenTag, offsetOf: ToOffset, source: Source): boolean {
  const { name, value = '' } = attribute;
  const isSize = name === 'width' || name === 'height';
  const isKnown = GLOBAL.includes(name) || ALLOWED[tag.name]?.includes(name);
  const isMeaningless = (name === 'id' && value === '') || (isSize && !/^\d+$/.test(value));
  const isSecond = tag.attributes.find((other) => other.name === name) !== attribute;
  if (isKnown && !isMeaningless && !isSecond) return true;
  const hint = isSecond ? 'It is there twice.' : isSize ? 'It is a whole number of pixels.' : 'Give it a value.';
  report(source, {
    rule: 'html-removed',
    message: `The attribute "${name}" of "<${tag.name}>" was taken out.`,
    start: offsetOf(attribute.start),
    end: offsetOf(attribute.end),
    ...(isKnown && { hint }),
  });
  return false;
}

/** Gives an image what it must have. One that leads nowhere is its text. */
function imagePieces(
  tag: OpenTag,
  properties: ReadTag['properties'],
  written: readonly Piece[],
  offsetOf: ToOffset,
  source: Source,
): Piece[] {
  const [start, end] = [offsetOf(tag.start), offsetOf(tag.end)];
  if (properties.alt === undefined) reportMissingAlt(source, { start, end });
  properties.alt ??= '';
  properties.src ??= registerLink(source, { target: '', kind: 'image', start, end });
  const link = linkNumber(properties.src) ?? -1;
  const pieces = written.map((piece): Piece => (typeof piece === 'string' ? { link, text: piece } : piece));
  return [...pieces, ...insteadOf(link, escapeMarks(String(properties.alt)), { start, end }, source)];
}

/** Says that an image has no text for those who cannot see it. */
export function reportMissingAlt(source: Source, { start, end }: Span): void {
  report(source, {
    rule: 'image-alt-missing',
    message: `The image "${source.lines.text.slice(start, end)}" has no text alternative.`,
    start,
    end,
    hint: 'Say in words what it shows: ![words](file).',
  });
}
