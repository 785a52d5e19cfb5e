import { OFFLINE_LIST, type OfflineList } from '../../schemas/offline.ts';
import { decodePath, htmlPathOf, routeOf } from '../../schemas/paths.ts';
import { keyOfFile, take } from './store.ts';
import { SCOPE } from './this-worker.ts';

const known = new Map<string, OfflineList>();

/** What a build consists of. Rejects where its list is neither kept nor to be had. */
export async function listOf(event: ExtendableEvent, build: string): Promise<OfflineList> {
  const list: OfflineList = known.get(build) ?? (await (await take(event, OFFLINE_LIST, build)).json());
  known.set(build, list);
  return list;
}

/** Keys of all that a build may have kept, its list among it. */
export const keysOf = (build: string, { files }: OfflineList): string[] => [
  ...Object.entries(files).map(([path, integrity]) => keyOfFile(path, integrity)),
  keyOfFile(OFFLINE_LIST, build),
];

const base = new URL(SCOPE).pathname;

/** The file of a build that an address names: itself, or as that of a page. */
export function pathOf({ pathname }: URL, { files }: OfflineList): string | undefined {
  const file = decodePath(pathname.slice(base.length));
  if (Object.hasOwn(files, file)) return file;
  const route = routeOf(pathname, decodePath(base));
  const page = route === undefined ? undefined : htmlPathOf(route);
  return page !== undefined && Object.hasOwn(files, page) ? page : undefined;
}
