// Loaded when somebody asks for it: the list of shortcuts, and the switch that turns them off. It imports nothing of the
// application, or the bundle would be parted for its sake.
import type { Strings } from '../../schemas/types.ts';
import { made } from '../site/made.ts';
import { showDialog } from '../site/show-dialog.ts';

interface ShortcutsOptions {
  readonly strings: Strings;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Shows the list. */
export function showShortcuts({ strings, isOn, onChange }: ShortcutsOptions): void {
  const rows = [
    ['n', strings.next],
    ['p', strings.previous],
    ['/', strings.search],
    ['?', strings.shortcuts],
  ] as const;
  const choice = made('input', { type: 'checkbox', checked: isOn });
  choice.addEventListener('change', () => onChange(choice.checked));
  showDialog(
    { className: 'shortcuts', title: strings.shortcuts, close: strings.close },
    made('ul', {}, ...rows.map(([key, meaning]) => made('li', {}, made('kbd', {}, key), made('span', {}, meaning)))),
    made('label', {}, choice, strings.shortcutsOn),
  );
}
