// The reader's tab of each group ("curl", "Python"), shared by all tabs on all pages and kept between visits.
import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../site/storage.ts';

const keyOf = (group: string): string => `tabs.${group}`;
const choices = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choiceOf(group: string): string | undefined {
  const known = choices.get(group);
  if (known !== undefined) return known;
  const stored = readPreference(keyOf(group));
  // An empty choice stands for none, so that storage is read once and not on every render.
  choices.set(group, stored ?? '');
  return stored;
}

export function chooseTab(group: string, label: string): void {
  choices.set(group, label);
  writePreference(keyOf(group), label);
  for (const listener of listeners) listener();
}

/** Label of the chosen tab; undefined while prerendering and hydrating. */
export function useTabChoice(group: string | undefined): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (group === undefined ? undefined : choiceOf(group)),
    () => undefined,
  );
}
