// Loaded when somebody asks for it: the list of shortcuts, and the switch that turns them off.
import type { Strings } from '../../schemas/types.ts';
import { hasShortcuts, setShortcuts } from './use-shortcuts.ts';

const made = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** Shows the list. Escape, its button and a click beside it close it, and the focus goes back to where it was. */
export function showShortcuts(strings: Strings): void {
  const rows = [
    ['n', strings.next],
    ['p', strings.previous],
    ['?', strings.shortcuts],
  ] as const;
  const choice = made('input', { type: 'checkbox', checked: hasShortcuts() });
  choice.addEventListener('change', () => setShortcuts(choice.checked));
  const dialog = made(
    'dialog',
    { className: 'shortcuts', ariaLabel: strings.shortcuts },
    made('h2', {}, strings.shortcuts),
    made('ul', {}, ...rows.map(([key, meaning]) => made('li', {}, made('kbd', {}, key), made('span', {}, meaning)))),
    made('label', {}, choice, strings.shortcutsOn),
    made('form', { method: 'dialog' }, made('button', { className: 'button' }, strings.close)),
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
