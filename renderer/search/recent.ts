import type { SearchScope } from './search-scope.ts';

const KEY = 'searches';
const MOST = 6;

/** The reader's last searches, the newest first. */
export function recentSearches({ readPreference }: SearchScope): string[] {
  try {
    const kept: unknown = JSON.parse(readPreference(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that led somewhere. */
export function keepSearch(query: string, scope: SearchScope): void {
  const asked = query.trim();
  if (asked === '') return;
  const others = recentSearches(scope).filter((other) => other.toLowerCase() !== asked.toLowerCase());
  scope.writePreference(KEY, JSON.stringify([asked, ...others].slice(0, MOST)));
}

export const forgetSearches = ({ writePreference }: SearchScope): void => writePreference(KEY, '[]');
