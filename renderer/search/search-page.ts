// The page of results: the same search with an address of its own, and more of what it finds.
import { made } from '../site/made.ts';
import { ask } from './ask.ts';
import { keepSearch } from './recent.ts';
import { filled, nothingFound, resultLink } from './result-view.ts';
import type { SearchScope } from './search-scope.ts';

const STEP = 20;

/** How long a reader's typing rests before the address follows. */
const REST_MS = 300;

export interface SearchPage {
  /** Shows the results of a query. */
  show(query: string): void;
}

/** Makes the page of results within an element. */
export function mountSearchPage(place: HTMLElement, scope: SearchScope): SearchPage {
  const { strings } = scope;
  const input = made('input', {
    type: 'search',
    name: 'q',
    className: 'search-input',
    placeholder: strings.searchPlaceholder,
    ariaLabel: strings.search,
    autocomplete: 'off',
    spellcheck: false,
  });
  const form = made('form', { className: 'search-bar', role: 'search', action: scope.pageHref }, input);
  const count = made('p', { className: 'search-count', role: 'status' });
  const list = made('ol', { className: 'search-page-list' });
  const more = made('button', { type: 'button', className: 'button', hidden: true }, strings.searchMore);
  let shown: string | undefined;
  let limit = STEP;
  let asked = 0;
  let isFirst = true;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const addressOf = (query: string): string =>
    `${scope.pageHref}${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`;
  const keepAddress = (): void => {
    clearTimeout(resting);
    if (input.value.trim() === (shown ?? '')) return;
    shown = input.value.trim();
    scope.go(addressOf(shown), { replace: true });
  };
  const update = async (): Promise<void> => {
    const query = input.value.trim();
    asked += 1;
    const number = asked;
    if (query === '') {
      list.replaceChildren();
      count.textContent = '';
      more.hidden = true;
      return;
    }
    const asking = ask({ base: scope.base, query, near: '', limit, isFirst });
    isFirst = false;
    const found = await asking;
    if (number !== asked) return;
    const links = (found?.results ?? []).map((result) => made('li', {}, resultLink(result, scope)));
    list.replaceChildren(...links);
    more.hidden = found === undefined || links.length < limit;
    if (links.length > 0) count.textContent = filled(strings.searchCount, { count: String(found?.total) });
    else if (!found) count.textContent = strings.searchFailed;
    else {
      const { nearest } = found;
      const link =
        nearest && made('a', { href: addressOf(nearest) }, filled(strings.searchNearest, { query: nearest }));
      count.replaceChildren(nothingFound(query, link || undefined, scope));
    }
  };
  const restart = (): void => {
    limit = STEP;
    void update();
  };

  input.addEventListener('input', () => {
    restart();
    clearTimeout(resting);
    resting = setTimeout(keepAddress, REST_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keepSearch(input.value, scope);
    keepAddress();
  });
  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain) return;
    event.preventDefault();
    keepSearch(input.value, scope);
    scope.go(link.href);
  });
  more.addEventListener('click', () => {
    limit += STEP;
    void update();
  });
  place.replaceChildren(form, count, list, more);
  return {
    show(query) {
      if (query === shown) return;
      shown = query;
      input.value = query;
      restart();
    },
  };
}
