// How a result looks, in the dialog and on the page of results.

import type { Strings } from '../../schemas/types.ts';
import '../styles/search.css';
import type { Kind } from '../../schemas/search/entry.ts';
import type { Result } from '../../schemas/search/find.ts';
import type { Marked } from '../../schemas/search/mark.ts';
import { made } from '../site/made.ts';
import type { SearchScope } from './search-scope.ts';

const KIND_STRINGS = {
  page: 'searchPage',
  section: 'searchSection',
  field: 'searchField',
  operation: 'searchOperation',
  request: 'searchRequest',
  code: 'searchCode',
  file: 'searchFile',
} as const satisfies Record<Kind, keyof Strings>;

/** Kinds whose titles are names of programs: nobody translates them. */
const NAMES: ReadonlySet<Kind> = new Set(['field', 'code', 'file']);

/** A link to a result. */
export function resultLink(result: Result, { strings, hrefOf }: SearchScope): HTMLAnchorElement {
  const { kind, route, anchor, title, page, detail, extract } = result;
  const name = made('span', { className: 'result-title', translate: !NAMES.has(kind) }, ...marked(title));
  const places = [
    ...(kind === 'page' ? [] : [made('span', {}, page)]),
    ...(detail === undefined ? [] : [made('span', { translate: kind !== 'operation' }, ...marked(detail))]),
  ];
  return made(
    'a',
    { className: `result result-${kind}`, href: hrefOf(route, anchor) },
    made(
      'span',
      { className: 'result-head' },
      name,
      made('span', { className: 'result-kind' }, strings[KIND_STRINGS[kind]]),
    ),
    ...(places.length > 0 ? [made('span', { className: 'result-place' }, ...places)] : []),
    ...(extract === undefined ? [] : [made('span', { className: 'result-text' }, ...marked(extract))]),
  );
}

const marked = (pieces: Marked): (string | HTMLElement)[] =>
  pieces.map((piece, i) => (i % 2 === 1 ? made('mark', {}, piece) : piece));

/** What to say where nothing is found, with the nearest words. */
export function nothingFound(query: string, nearest: HTMLElement | undefined, { strings }: SearchScope): HTMLElement {
  return made(
    'div',
    { className: 'search-nothing' },
    made('p', {}, made('strong', {}, filled(strings.searchNone, { query }))),
    made('p', {}, strings.searchHint),
    ...(nearest ? [nearest] : []),
  );
}

/** Fills the words in {braces}. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
