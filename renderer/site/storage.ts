// The reader's preferences. Storage may be blocked, full or absent (private windows): then nothing is remembered, and
// nothing breaks.

export function readPreference(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetPreference(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

export function writePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
