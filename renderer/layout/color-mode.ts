// Colour mode while the application runs: what theme.ts chose before the first paint, the reader's switch, other tabs,
// and the system's preference for as long as the reader has chosen nothing.
import { useSyncExternalStore } from 'react';
import { afterPaint } from '../site/after-paint.ts';
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
  // Every element takes another colour: on a page of many fields that is longer than a reader waits for an answer to a click.
  afterPaint(() => show(mode));
}

/** Forgets the reader's choice: the system's mode counts again. */
export function followSystem(): void {
  writePreference(KEY, undefined);
  afterPaint(follow);
}

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const follow = (): void => show(storedMode() ?? systemMode(system()));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const query = system();
  // Whatever another tab has stored, or the system prefers: what counts is read anew.
  addEventListener('storage', follow);
  query.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
    query.removeEventListener('change', follow);
  };
}

function shownMode(): ColorMode {
  const { theme } = document.documentElement.dataset;
  return isMode(theme) ? theme : 'light';
}

/** Whether the reader has chosen one. */
export const useHasChosenMode = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => storedMode() !== undefined,
    () => false,
  );

/** Light while prerendering and hydrating. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, shownMode, () => 'light');
