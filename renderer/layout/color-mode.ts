// Colour mode while the application runs: what theme.ts chose before the first paint, the reader's switch, other tabs,
// and the system's preference for as long as the reader has chosen nothing.
import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../site/storage.ts';

export type ColorMode = 'light' | 'dark';

const KEY = 'theme';

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

function storedMode(): ColorMode | undefined {
  const value = readPreference(KEY);
  return isMode(value) ? value : undefined;
}

const systemMode = (query: { readonly matches: boolean }): ColorMode => (query.matches ? 'dark' : 'light');

const listeners = new Set<() => void>();

function show(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', mode);
  document.querySelectorAll('meta[name=theme-color]').forEach((meta, i) => {
    meta.setAttribute('media', (i === 1) === (mode === 'dark') ? 'all' : 'not all');
  });
  for (const listener of listeners) listener();
}

export function setColorMode(mode: ColorMode): void {
  writePreference(KEY, mode);
  show(mode);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => show(storedMode() ?? systemMode(system));
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab cleared everything.
    if (event.key === KEY || event.key === null) follow();
  };
  const onSystem = () => {
    if (storedMode() === undefined) follow();
  };
  addEventListener('storage', onStorage);
  system.addEventListener('change', onSystem);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    system.removeEventListener('change', onSystem);
  };
}

function shownMode(): ColorMode {
  const { theme } = document.documentElement.dataset;
  return isMode(theme) ? theme : 'light';
}

/** Light while prerendering and hydrating. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, shownMode, () => 'light');
