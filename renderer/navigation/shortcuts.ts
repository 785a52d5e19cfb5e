// Loaded when somebody asks for it: the list of shortcuts, and the switch that turns them off. It imports nothing of the
// application, or the bundle would be parted for its sake.
import '../styles/shortcuts.css';
import type { Strings } from '../../schemas/types.ts';
import { made } from '../site/made.ts';

interface ShortcutsOptions {
  readonly strings: Strings;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Shows the list. Escape, its button and a click beside it close it, and the focus goes back to where it was. */
export function showShortcuts({ strings, isOn, onChange }: ShortcutsOptions): void {
  const rows = [
    ['n', strings.next],
    ['p', strings.previous],
    ['/', strings.search],
    ['?', strings.shortcuts],
  ] as const;
  const choice = made('input', { type: 'checkbox', checked: isOn });
  choice.addEventListener('change', () => onChange(choice.checked));
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
