// What an earlier run published, so that a page is not made again when nothing it shows has changed.
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../schemas/types.ts';
import { pageOutputs } from '../outputs/output.ts';
import { stampOf } from '../read/stamp.ts';

/** What a page's files were when they were written. */
export interface PublishedPage {
  /** Hash of everything the page was made from. */
  readonly key: string;
  readonly stamps: readonly string[];
}

export type Published = Readonly<Record<Route, PublishedPage>>;

/** What files are like; empty for one that is none. */
export function stampsOf(folder: string, files: readonly string[]): string[] {
  return files.map((file) => {
    try {
      const stat = statSync(path.join(folder, file), { throwIfNoEntry: false });
      return stat?.isFile() ? stampOf(stat) : '';
    } catch {
      return '';
    }
  });
}

const filesOf = (route: Route): string[] => pageOutputs(route).map(([file]) => file);

/** What an earlier run remembers of a page, where its files are still as that run made them, from the same. */
export function stillPublished(
  folder: string,
  route: Route,
  key: string,
  before: Published,
): PublishedPage | undefined {
  const page = Object.hasOwn(before, route) ? before[route] : undefined;
  if (page?.key !== key) return undefined;
  const stamps = stampsOf(folder, filesOf(route));
  if (stamps.some((stamp, i) => stamp === '' || stamp !== page.stamps[i])) return undefined;
  return page;
}

/** To be remembered for the next run. */
export const publishedPage = (folder: string, route: Route, key: string): PublishedPage => ({
  key,
  stamps: stampsOf(folder, filesOf(route)),
});
