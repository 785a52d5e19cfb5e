// Where the reader was on each entry of the tab's history. The browser's own memory cannot be used after hydration: it
// would scroll before the page that is returned to is shown.
import type { Location } from 'react-router-dom';

const positions = new Map<string, number>();
let shownEntry: string | undefined;

// Entries that the browser made itself for a fragment all bear the router's key `default`; the hash tells them apart.
const entryOf = ({ key, pathname, hash }: Location): string => `${key} ${pathname}${hash}`;

/** Starts to remember positions. The browser gets its own memory back when the tab leaves the site or reloads. */
export function startScrollMemory(location: Location): () => void {
  shownEntry = entryOf(location);
  history.scrollRestoration = 'manual';
  rememberScroll();
  const release = () => {
    history.scrollRestoration = 'auto';
  };
  const resume = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('scroll', rememberScroll, { passive: true });
  addEventListener('pagehide', release);
  addEventListener('pageshow', resume);
  return () => {
    removeEventListener('scroll', rememberScroll);
    removeEventListener('pagehide', release);
    removeEventListener('pageshow', resume);
  };
}

/** A place that is never scrolled is one to return to as well: each arrival is remembered, besides all scrolling. */
export function rememberScroll(): void {
  if (shownEntry !== undefined) positions.set(shownEntry, scrollY);
}

/** Says which entry is on the screen from now on; gives the position it was left at, if it was. */
export function enterEntry(location: Location): number | undefined {
  shownEntry = entryOf(location);
  return positions.get(shownEntry);
}
