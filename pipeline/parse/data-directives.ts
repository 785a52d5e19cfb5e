// Directives that show data: each leaves a number in its place, for what the data says is known once all pages are parsed.
import path from 'node:path';
import type { Directive, DirectiveAttributes } from './directives.ts';
import { type PageState, type Source, spanOf } from './source.ts';

/** Leaves the number of the list in its place: what it says is known once all pages are parsed. */
export function registerFieldList(
  node: Directive,
  { values, spanOf: placeOf }: DirectiveAttributes,
  properties: Record<string, string | number | boolean>,
  source: Source,
  state: PageState,
): void {
  const { src, id, part } = values;
  const rangeOf = rangesIn(source);
  const number = src ? state.fieldLists.length : -1;
  for (const name of Object.keys(properties)) if (name !== 'id') delete properties[name];
  properties.fieldList = number;
  if (!src) return;
  state.fieldLists.push({
    src: dataPath(src, source),
    ...(id && { id }),
    ...(part && { part }),
    ...(node.name === 'error-list' && { errors: true }),
    sourcePath: source.path,
    range: rangeOf(nameOf(node, source)),
    srcRange: rangeOf(placeOf('src')),
    partRange: rangeOf(placeOf('part')),
  });
  source.edits.push({ ...spanOf(node), pieces: [{ fieldList: number, before: before(node, source) }] });
}

/** Leaves the number of the operation in its place, likewise. */
export function registerOperation(
  node: Directive,
  { values, spanOf: placeOf }: DirectiveAttributes,
  properties: Record<string, string | number | boolean>,
  source: Source,
  state: PageState,
): void {
  const { src, id } = values;
  const rangeOf = rangesIn(source);
  const number = src && id ? state.operations.length : -1;
  properties.operation = number;
  if (!src || !id) return;
  state.operations.push({
    src: dataPath(src, source),
    id,
    level: Math.min(6, (state.headings.at(-1)?.node.depth ?? 1) + 1),
    sourcePath: source.path,
    range: rangeOf(nameOf(node, source)),
    srcRange: rangeOf(placeOf('src')),
    idRange: rangeOf(placeOf('id')),
  });
  source.edits.push({ ...spanOf(node), pieces: [{ operation: number, before: before(node, source) }] });
}

/** Leaves the number of the collection in its place, likewise. */
export function registerCollection(
  node: Directive,
  { values, spanOf: placeOf }: DirectiveAttributes,
  properties: Record<string, string | number | boolean>,
  source: Source,
  state: PageState,
): void {
  const { src, id } = values;
  const rangeOf = rangesIn(source);
  for (const name of Object.keys(properties)) delete properties[name];
  properties.collection = src ? state.collections.length : -1;
  if (!src) return;
  const piece = { collection: state.collections.length, before: before(node, source) };
  state.collections.push({
    src: dataPath(src, source),
    ...(id && { id }),
    sourcePath: source.path,
    range: rangeOf(nameOf(node, source)),
    srcRange: rangeOf(placeOf('src')),
  });
  source.edits.push({ ...spanOf(node), pieces: [piece] });
}

const rangesIn =
  ({ lines }: Source) =>
  ({ start, end }: { start: number; end: number }) =>
    lines.range(start, end);

/** Source path of a data file: relative to the page, or from the content folder when it begins with a slash. */
const dataPath = (src: string, { path: from }: Source): string =>
  src.startsWith('/') ? src.slice(1) : path.posix.join(path.posix.dirname(from), src);

/** What every line begins with, where a directive stands in a list or a quote. */
function before(node: Directive, { lines }: Source): string {
  const lineStart = lines.lineStart(node.position?.start.line ?? 1);
  return lines.text.slice(lineStart, spanOf(node).start).replace(/[^\s>]/g, ' ');
}

export function nameOf(node: Directive, source: Source): { start: number; end: number } {
  const { start } = spanOf(node);
  const colons = /^:*/.exec(source.lines.text.slice(start))?.[0].length ?? 0;
  return { start, end: start + colons + node.name.length };
}
