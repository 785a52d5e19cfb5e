// Keys for what readers do most: n and p go on and back, / searches, and so does Ctrl or ⌘ with K; ? lists them.
import { useEffect, useEffectEvent } from 'react';
import { useStrings } from '../site/SiteContext.ts';
import { readPreference, writePreference } from '../site/storage.ts';

const KEY = 'shortcuts';

/** Single keys can be turned off (WCAG 2.1.4). */
const areOn = (): boolean => readPreference(KEY) !== 'off';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [contenteditable]') !== null;

/** Shows what the shortcuts are. */
export function useShowShortcuts(): () => Promise<void> {
  const strings = useStrings();
  return async () => {
    const { showShortcuts } = await import('./shortcuts.ts');
    showShortcuts({ strings, isOn: areOn(), onChange: (isOn) => writePreference(KEY, isOn ? 'on' : 'off') });
  };
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** Listens for the keys. */
export function useShortcuts(): void {
  const show = useShowShortcuts();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) {
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) press('.search-button');
    }
    if (ctrlKey || metaKey || altKey || isTyping(target) || !areOn()) return;
    if (key === '?') void show();
    else if (key === '/') {
      // Firefox would search the page.
      event.preventDefault();
      press('.search-button');
    } else if (key === 'n') press('.pager [rel=next]');
    else if (key === 'p') press('.pager [rel=prev]');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
