// Whether long lines of code go on below: one choice for all blocks, kept between visits. The attribute is what the stylesheet
// asks for; theme.ts sets it before the first paint.
import { useSyncExternalStore } from 'react';
import { writePreference } from '../site/storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isWrapped = (): boolean => document.documentElement.dataset.wrap !== undefined;

/** Scrolled while prerendering and hydrating. */
export const useCodeWrap = (): boolean => useSyncExternalStore(subscribe, isWrapped, () => false);

/** Wraps the lines of all code, or no longer. */
export function toggleCodeWrap(): void {
  const { dataset } = document.documentElement;
  if (isWrapped()) delete dataset.wrap;
  else dataset.wrap = '';
  writePreference('wrap', isWrapped() ? 'on' : 'off');
  for (const listener of listeners) listener();
}
