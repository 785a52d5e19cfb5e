// Directives that show data: each leaves its position in its place, for what the data says is known once all pages are parsed.
import path from 'node:path';
import { type Directive, type DirectiveAttributes, nameOf } from './directive-attributes.ts';
import { blankLinesAround, linePrefix, type Source, spanOf } from './source.ts';

const sourceOf = (src: string, { path: from }: Source): string =>
  src.startsWith('/') ? src.slice(1) : path.posix.join(path.posix.dirname(from), src);

type Properties = Record<string, string | number | boolean>;

/** Puts the data on the page's list, and its position there in the place of the directive: -1 for one that names nothing. */
export function registerData(
  node: Directive,
  { values, missing, spanOf: placeOf }: DirectiveAttributes,
  properties: Properties,
  source: Source,
): void {
  // Its id is an address of the page; what else it says is about the data.
  for (const name of Object.keys(properties)) if (name !== 'id') delete properties[name];
  properties.data = -1;
  if (missing.length > 0) return void source.edits.push({ ...spanOf(node), pieces: [] });
  const { src, ...attributes } = values;
  const { lines } = source;
  const rangeOf = ({ start, end }: { start: number; end: number }) => lines.range(start, end);
  properties.data = source.page.data.length;
  const piece = { data: source.page.data.length, before: linePrefix(node, source) };
  const { before, after } = blankLinesAround(node, source);
  source.edits.push({ ...spanOf(node), pieces: [before, piece, after] });
  source.page.data.push({
    directive: node.name,
    src: src === undefined ? '' : sourceOf(src, source),
    attributes,
    level: Math.min(6, (source.page.headings.at(-1)?.node.depth ?? 1) + 1),
    sourcePath: source.path,
    range: rangeOf(nameOf(node, source)),
    ranges: Object.fromEntries(Object.keys(values).map((name) => [name, rangeOf(placeOf(name))])),
  });
}
