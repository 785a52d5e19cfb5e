// What an earlier run published, so that a page is not made again when nothing it shows has changed.
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../schemas/types.ts';
import type { TakenFile } from '../write/output-folder.ts';
import { pageFiles } from '../write/write-page.ts';

/** Size and times of a page's files when they were written: as long as they stand, so does their content. */
export interface PublishedPage {
  /** Hash of everything the page was made from. */
  readonly key: string;
  readonly stats: readonly string[];
}

export type Published = Readonly<Record<Route, PublishedPage>>;

function statsOf(folder: string, route: Route): string[] {
  return pageFiles(route).map((file) => {
    try {
      const stat = statSync(path.join(folder, file), { throwIfNoEntry: false });
      // The time of the last modification can be set by hand, or by a tool that restores files; that of the last change not.
      return stat?.isFile() ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : '';
    } catch {
      return '';
    }
  });
}

/** The files of a page, where they are still as an earlier run made them from the same. */
export function stillPublished(folder: string, route: Route, key: string, before: Published): TakenFile[] | undefined {
  const page = Object.hasOwn(before, route) ? before[route] : undefined;
  if (page?.key !== key) return undefined;
  const stats = statsOf(folder, route);
  if (stats.some((stat, i) => stat === '' || stat !== page.stats[i])) return undefined;
  return pageFiles(route).map((file) => ({ file, isWaiting: false }));
}

/** To be remembered for the next run. */
export const publishedPage = (folder: string, route: Route, key: string): PublishedPage => ({
  key,
  stats: statsOf(folder, route),
});
