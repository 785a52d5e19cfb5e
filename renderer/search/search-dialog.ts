// The dialog of the search: a combobox after the ARIA Authoring Practices, whose list shows results as one types, and the
// reader's last searches before.
import type { Found } from '../../schemas/search/find.ts';
import { made } from '../site/made.ts';
import { ask } from './ask.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent.ts';
import { filled, nothingFound, resultLink } from './result-view.ts';
import type { SearchScope } from './search-scope.ts';

/** Results in the dialog; the page of results has the rest. */
const LIMIT = 12;

const LIST_ID = '-search-results';

/** Shows the dialog. */
export function showSearch(scope: SearchScope): void {
  if (document.querySelector('dialog.search')) return;
  const { strings } = scope;
  const input = made('input', {
    type: 'search',
    className: 'search-input',
    placeholder: strings.searchPlaceholder,
    ariaLabel: strings.search,
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
    role: 'combobox',
    ariaExpanded: 'false',
    ariaAutoComplete: 'list',
  });
  input.setAttribute('aria-controls', LIST_ID);
  input.setAttribute('autocapitalize', 'none');
  const list = made('div', {
    id: LIST_ID,
    className: 'search-list',
    role: 'listbox',
    ariaLabel: strings.searchResults,
  });
  const beside = made('div', { className: 'search-beside' });
  const status = made('p', { className: 'sr-only', role: 'status' });
  const all = made('a', { className: 'search-all', href: scope.pageHref }, strings.searchAll);
  const close = made(
    'button',
    { type: 'button', className: 'search-close' },
    made('span', { className: 'sr-only' }, strings.close),
    made('kbd', { ariaHidden: 'true' }, 'Esc'),
  );
  const dialog = made(
    'dialog',
    { className: 'search', ariaLabel: strings.searchTitle },
    made('div', { className: 'search-bar' }, input, close),
    made('div', { className: 'search-scroll' }, beside, list),
    made('div', { className: 'search-foot' }, keysHelp(scope), all),
    status,
  );
  const combobox: Combobox = { input, list, active: -1 };
  let asked = 0;
  let isFirst = true;

  const leave = (href: string): void => {
    keepSearch(input.value, scope);
    dialog.close();
    scope.go(href);
  };
  const search = (query: string): void => {
    input.value = query;
    void update();
    input.focus();
  };
  const showOptions = (options: readonly HTMLElement[], label: string): void => {
    list.ariaLabel = label;
    for (const [i, option] of options.entries()) {
      option.id = `${LIST_ID}-${i}`;
      option.role = 'option';
      option.tabIndex = -1;
    }
    list.replaceChildren(...options);
    activate(combobox, -1);
    input.ariaExpanded = String(options.length > 0);
  };
  const showRecent = (): void => {
    const recent = recentSearches(scope);
    const forget = made('button', { type: 'button', className: 'search-forget' }, strings.searchForget);
    forget.addEventListener('click', () => {
      forgetSearches(scope);
      showRecent();
      input.focus();
    });
    beside.replaceChildren(
      ...(recent.length > 0
        ? [made('div', { className: 'search-recent' }, made('span', {}, strings.searchRecent), forget)]
        : []),
    );
    showOptions(
      recent.map((query) => {
        const option = made('div', { className: 'result result-recent' }, query);
        option.addEventListener('click', () => search(query));
        return option;
      }),
      strings.searchRecent,
    );
    status.textContent = '';
  };
  const showFound = (query: string, found: Found | undefined): void => {
    const links = (found?.results ?? []).map((result) => resultLink(result, scope));
    for (const link of links) link.addEventListener('click', (event) => follow(event, link, leave));
    const nearest = found?.nearest === undefined ? undefined : nearestButton(found.nearest, search, scope);
    const nothing = found
      ? nothingFound(query, nearest, scope)
      : made('p', { className: 'search-nothing' }, strings.searchFailed);
    beside.replaceChildren(...(links.length > 0 ? [] : [nothing]));
    showOptions(links, strings.searchResults);
    if (links.length > 0) activate(combobox, 0);
    status.textContent =
      links.length > 0 ? filled(strings.searchCount, { count: String(found?.total) }) : nothing.textContent;
    list.parentElement?.scrollTo(0, 0);
  };
  const update = async (): Promise<void> => {
    const query = input.value.trim();
    asked += 1;
    const number = asked;
    all.href = query === '' ? scope.pageHref : `${scope.pageHref}?q=${encodeURIComponent(query)}`;
    all.hidden = query === '';
    if (query === '') return showRecent();
    const asking = ask({ base: scope.base, query, near: scope.near, limit: LIMIT, isFirst });
    isFirst = false;
    const found = await asking;
    if (number === asked && dialog.open) showFound(query, found);
  };

  input.addEventListener('input', () => void update());
  input.addEventListener('keydown', (event) => onKey(event, combobox));
  close.addEventListener('click', () => dialog.close());
  all.addEventListener('click', (event) => follow(event, all, leave));
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  void update();
}

interface Combobox {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** Position of the option that Enter takes; -1 for none. */
  active: number;
}

function activate(combobox: Combobox, to: number): void {
  const { input, list } = combobox;
  list.children[combobox.active]?.setAttribute('aria-selected', 'false');
  combobox.active = to;
  const option = list.children[to];
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) input.setAttribute('aria-activedescendant', option.id);
  else input.removeAttribute('aria-activedescendant');
}

/** The arrows go round, Enter takes what is active; everything else is for the field. */
function onKey(event: KeyboardEvent, combobox: Combobox): void {
  const { list, active } = combobox;
  const count = list.children.length;
  if (event.isComposing || count === 0) return;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active < 0 ? count - 1 : active - 1,
  };
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    activate(combobox, (step + count) % count);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    const option = list.children[active];
    const { ctrlKey, metaKey, shiftKey } = event;
    option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
  }
}

/** A plain click stays in the application; any other is the browser's. */
function follow(event: MouseEvent, { href }: HTMLAnchorElement, leave: (href: string) => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  leave(href);
}

function nearestButton(nearest: string, search: (query: string) => void, { strings }: SearchScope): HTMLElement {
  const button = made(
    'button',
    { type: 'button', className: 'button' },
    filled(strings.searchNearest, { query: nearest }),
  );
  button.addEventListener('click', () => search(nearest));
  return button;
}

const keysHelp = ({ strings }: SearchScope): HTMLElement =>
  made(
    'p',
    { className: 'search-keys', ariaHidden: 'true' },
    made('kbd', {}, '↑'),
    made('kbd', {}, '↓'),
    ` ${strings.searchChoose} `,
    made('kbd', {}, '↵'),
    ` ${strings.searchOpen}`,
  );
