// What stands in the braces of a directive, held to its definition.
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Span } from '../diagnostics/line-index.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { readOpening } from '../markdown/opening.ts';
import { escapeMarks } from './escape-text.ts';
import { linkNumber, registerLink, report, type Source, spanOf } from './source.ts';

export type Directive = ContainerDirective | LeafDirective;

export interface Attribute {
  /** text: as it is. name: of something in a data file. page: a link to follow. file: something that must exist. flag: present or absent. */
  readonly kind: 'text' | 'name' | 'page' | 'file' | 'download' | 'image' | 'flag';
  readonly required?: boolean;
}

/** Attributes of a directive that are as its definition wants them, and where each value stands. */
export interface DirectiveAttributes {
  readonly values: Readonly<Record<string, string>>;
  /** Those that it lacks and must have. */
  readonly missing: readonly string[];
  spanOf(name: string): Span;
}

/** Where an attribute stands in its file: its value, its key, and all of it with the blanks in front. */
interface AttributePlace extends Span {
  readonly key: Span;
  readonly whole: Span;
}

/** Where the colons and the name of a directive stand. */
export function nameOf(node: Directive, source: Source): Span {
  const { start } = spanOf(node);
  const colons = /^:*/.exec(source.lines.text.slice(start, start + 100))?.[0].length ?? 0;
  return { start, end: start + colons + node.name.length };
}

function placesOf(node: Directive, source: Source): ReadonlyMap<string, AttributePlace> {
  const { text } = source.lines;
  const { start: from } = nameOf(node, source);
  const places = new Map<string, AttributePlace>();
  for (const [name, { start, end, key }] of readOpening(source.lines.restOfLine(from)) ?? []) {
    const value = { start: from + start, end: from + end };
    const isQuoted = /["']/.test(text[value.end] ?? '') && text[value.end] === text[value.start - 1];
    let before = from + key.start;
    while (/[ \t]/.test(text[before - 1] ?? '')) before--;
    places.set(name, {
      ...value,
      key: { start: from + key.start, end: from + key.end },
      whole: { start: before, end: isQuoted ? value.end + 1 : value.end },
    });
  }
  return places;
}

/** Takes the attributes of a directive that nobody knows out of the published Markdown. */
export function dropAttributes(node: Directive, source: Source): void {
  for (const { whole } of placesOf(node, source).values()) source.edits.push({ ...whole, pieces: [] });
}

export function readAttributes(
  node: Directive,
  {
    element,
    attributes: known = {},
  }: { readonly element: string; readonly attributes?: Readonly<Record<string, Attribute>> },
  properties: Record<string, string | number | boolean>,
  source: Source,
): DirectiveAttributes {
  const values: Record<string, string> = {};
  const name = nameOf(node, source);
  const places = placesOf(node, source);
  const find = (attribute: string): Pick<AttributePlace, 'start' | 'end' | 'key'> =>
    places.get(attribute) ?? { ...name, key: name };
  const invalid = (message: string, place: Span, hint: string): void =>
    report(source, { rule: 'directive-attribute-invalid', message, start: place.start, end: place.end, hint });
  for (const [key, value] of Object.entries(node.attributes ?? {})) {
    const attribute = Object.hasOwn(known, key) ? known[key] : undefined;
    const place = find(key);
    if (!attribute) {
      const all = Object.keys(known);
      const others = all.length > 0 ? `Known: ${all.join(', ')}.` : 'It takes none.';
      invalid(`"${node.name}" has no attribute "${key}".`, place.key, didYouMean(key, all) ?? others);
      const whole = places.get(key)?.whole;
      if (whole) source.edits.push({ ...whole, pieces: [] });
      continue;
    }
    if (attribute.kind === 'text' && !value) {
      invalid(`The attribute "${key}" of "${node.name}" is empty.`, place.key, `Write ${key}="…", or leave it out.`);
      continue;
    }
    values[key] = value ?? '';
    if (element === 'include' || attribute.kind === 'name') continue;
    if (key === 'id') source.page.ids.push({ id: value ?? '', source, start: place.start, end: place.end });
    if (attribute.kind === 'flag') properties[key] = true;
    else if (attribute.kind === 'text') {
      properties[key] = value ?? '';
      editText(places.get(key), value ?? '', source);
    } else {
      const { start, end } = place;
      const address = { target: value ?? '', kind: attribute.kind, start, end, sized: true };
      const placeholder = registerLink(source, address);
      properties[element === 'doc-download' ? 'href' : key] = placeholder;
      editAddress(places.get(key), linkNumber(placeholder) ?? -1, source);
    }
  }
  for (const [key, { required }] of Object.entries(known)) {
    if (!required || Object.hasOwn(node.attributes ?? {}, key)) continue;
    invalid(`"${node.name}" lacks the attribute "${key}".`, name, `Add {${key}="…"}.`);
  }
  const missing = Object.keys(known).filter((key) => known[key]?.required && !values[key]);
  return { values, missing, spanOf: find };
}

/** Who knows no directives reads their lines as text. */
function editText(place: AttributePlace | undefined, value: string, { lines, edits }: Source): void {
  if (!place || !/[<[`]/.test(lines.text.slice(place.start, place.end))) return;
  const { start, end } = place;
  edits.push({ start, end, pieces: [escapeMarks(value).replaceAll('"', '&quot;').replaceAll("'", '&#39;')] });
}

/** An attribute goes where its address leads nowhere. */
function editAddress(place: AttributePlace | undefined, link: number, source: Source): void {
  if (!place) return;
  const { text } = source.lines;
  const { whole, start, end } = place;
  const around = (from: number, to: number) => ({ link, text: text.slice(from, to) });
  source.edits.push({ ...whole, pieces: [around(whole.start, start), { link }, around(end, whole.end)] });
}
