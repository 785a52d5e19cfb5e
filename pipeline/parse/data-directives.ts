// Directives that show data: each leaves its position in its place, for what the data says is known once all pages are parsed.
import path from 'node:path';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { type PageState, type Source, type Span, spanOf } from './source.ts';

export type Directive = ContainerDirective | LeafDirective;

/** Attributes of a directive that are as its definition wants them, and where each value stands. */
export interface DirectiveAttributes {
  readonly values: Readonly<Record<string, string>>;
  /** Those that it lacks and must have. */
  readonly missing: readonly string[];
  spanOf(name: string): Span;
}

type Properties = Record<string, string | number | boolean>;

/** Puts the data on the page's list, and its position there in the place of the directive: -1 for one that names nothing. */
export function registerData(
  node: Directive,
  { values, missing, spanOf: placeOf }: DirectiveAttributes,
  properties: Properties,
  source: Source,
  state: PageState,
): void {
  // Its id is an address of the page; what else it says is about the data.
  for (const name of Object.keys(properties)) if (name !== 'id') delete properties[name];
  properties.data = -1;
  if (missing.length > 0) return;
  const { src = '', ...attributes } = values;
  const { lines } = source;
  const rangeOf = ({ start, end }: { start: number; end: number }) => lines.range(start, end);
  properties.data = state.data.length;
  source.edits.push({ ...spanOf(node), pieces: [{ data: state.data.length, before: before(node, source) }] });
  state.data.push({
    directive: node.name,
    src: src.startsWith('/') ? src.slice(1) : path.posix.join(path.posix.dirname(source.path), src),
    attributes,
    level: Math.min(6, (state.headings.at(-1)?.node.depth ?? 1) + 1),
    sourcePath: source.path,
    range: rangeOf(nameOf(node, source)),
    ranges: Object.fromEntries(Object.keys(values).map((name) => [name, rangeOf(placeOf(name))])),
  });
}

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
