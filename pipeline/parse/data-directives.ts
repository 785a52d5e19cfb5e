// Directives that show data: each leaves its position in its place, for what the data says is known once all pages are parsed.
import path from 'node:path';
import type { Range } from '../diagnostics/diagnostic.ts';
import type { Directive, DirectiveAttributes } from './directives.ts';
import type { DataUse } from './parsed-page.ts';
import { type PageState, type Source, spanOf } from './source.ts';

type Properties = Record<string, string | number | boolean>;

/** Elements of directives that show data. */
export const isDataElement = (element: string): boolean => element in USES;

/** Puts the data on the page's list, and its position there in the place of the directive. */
export function registerData(
  element: string,
  node: Directive,
  { values, spanOf: placeOf }: DirectiveAttributes,
  properties: Properties,
  source: Source,
  state: PageState,
): void {
  // The id of a list is an address of the page; those of the others name what is shown.
  for (const name of Object.keys(properties))
    if (name !== 'id' || element !== 'doc-field-list') delete properties[name];
  const { src } = values;
  const rangeOf = ({ start, end }: { start: number; end: number }): Range => source.lines.range(start, end);
  const use = src
    ? USES[element]?.(node, values, state, {
        src: src.startsWith('/') ? src.slice(1) : path.posix.join(path.posix.dirname(source.path), src),
        sourcePath: source.path,
        range: rangeOf(nameOf(node, source)),
        srcRange: rangeOf(placeOf('src')),
        rangeOf: (name) => rangeOf(placeOf(name)),
      })
    : undefined;
  properties.data = use ? state.data.length : -1;
  if (!use) return;
  const piece = { data: state.data.length, before: before(node, source) };
  state.data.push(use);
  source.edits.push({ ...spanOf(node), pieces: [piece] });
}

/** What a use of any kind has, and the place of any other attribute. */
interface Placed extends Pick<DataUse, 'src' | 'sourcePath' | 'range' | 'srcRange'> {
  rangeOf(attribute: string): Range;
}

type ReadUse = (
  node: Directive,
  values: DirectiveAttributes['values'],
  state: PageState,
  placed: Placed,
) => DataUse | undefined;

/** Uses by the element of their directive; undefined where an attribute is missing without which there is none. */
const USES: Readonly<Record<string, ReadUse>> = {
  'doc-field-list': (node, { id, part }, _, { rangeOf, ...placed }) => ({
    kind: 'field-list',
    ...placed,
    ...(id && { id }),
    ...(part && { part }),
    ...(node.name === 'error-list' && { errors: true }),
    partRange: rangeOf('part'),
  }),
  'doc-operation': (_, { id }, { headings }, { rangeOf, ...placed }) =>
    id
      ? {
          kind: 'operation',
          ...placed,
          id,
          level: Math.min(6, (headings.at(-1)?.node.depth ?? 1) + 1),
          idRange: rangeOf('id'),
        }
      : undefined,
  'doc-collection': (_, { id }, __, { rangeOf: ___, ...placed }) => ({
    kind: 'collection',
    ...placed,
    ...(id && { id }),
  }),
};

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
