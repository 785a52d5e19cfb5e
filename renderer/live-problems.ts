/** What a writer is to mend. */
interface Problem {
  /** File, line and column. */
  readonly place?: string;
  readonly message: string;
  readonly hint?: string;
}

const STYLE = `
:host { position: fixed; inset: auto 0 0 0; z-index: 2147483647; }
section { box-sizing: border-box; max-height: 45vh; overflow: auto; padding: 12px 16px; font: 14px/1.5 ui-monospace, monospace;
  color: #fff; background: #5c1520; border-top: 3px solid #ff8a95; }
h2 { margin: 0 0 8px; font-size: 16px; }
button { float: right; padding: 2px 10px; font: inherit; color: inherit; background: none; border: 1px solid; cursor: pointer; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin-top: 6px; overflow-wrap: anywhere; }
b { display: block; color: #ffc9ce; }
`;

/** More than these are for the terminal. */
const MOST = 20;

let shown: HTMLElement | undefined;

/** Shows problems over the page, in place of those before; none takes them away. Its words are those of the terminal. */
export function showProblems(problems: readonly Problem[]): void {
  shown?.remove();
  shown = undefined;
  if (problems.length === 0) return;
  shown = document.createElement('docs-build-problems');
  shown.lang = 'en';
  const root = shown.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const section = element('section');
  section.setAttribute('role', 'alert');
  const close = element('button', 'Close');
  close.addEventListener('click', () => shown?.remove());
  const list = element('ul');
  for (const { place, message, hint } of problems.slice(0, MOST)) {
    const item = element('li');
    if (place !== undefined) item.append(element('b', place));
    item.append(message, ...(hint === undefined ? [] : [element('br'), `hint: ${hint}`]));
    list.append(item);
  }
  if (problems.length > MOST) list.append(element('li', `… and ${problems.length - MOST} more.`));
  section.append(close, element('h2', problems.length === 1 ? '1 error' : `${problems.length} errors`), list);
  root.append(section);
  document.body.append(shown);
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
