// The reader's preferences. Storage may be blocked, full or absent (private windows): then nothing is remembered, and
// nothing breaks.

export function readPreference(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Nothing is what the reader has no preference for any more. */
export function writePreference(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
