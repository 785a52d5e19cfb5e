// A site published again under an open tab recovers by loading the page anew. Once for each cause: where the host
// keeps answering with files that do not fit together, a second reload would begin a loop.

/** Reloads unless that was done before for this cause; false when it does not reload. */
export function reloadOnce(cause: string): boolean {
  const key = `docs-build.reloaded.${cause}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // What cannot be remembered cannot be guarded against a loop.
    return false;
  }
  location.reload();
  return true;
}
