// What a field, a status or an error says of its uses on a page: as many as help a reader, each page once.
import { type Addressing, fileHrefOf } from '../../../schemas/paths.ts';
import type { Route } from '../../../schemas/types.ts';
import { hrefFrom } from '../../link/href-from.ts';
import type { Use } from './use.ts';

/** That a page as such has a status needs no word. */
type ShownKind = Exclude<Use['kind'], 'page'>;

export interface ShownUse {
  readonly title: string;
  readonly href: string;
  readonly kinds: readonly ShownKind[];
  readonly isFile: boolean;
}

export interface ShownUses {
  readonly uses: readonly ShownUse[];
  /** How many more there are. */
  readonly more: number;
}

/** A row of a list is no place for a longer list. */
const USES_IN_A_ROW = 6;

/** Beside operations there is room for fewer. */
export const USES_BESIDE_OPERATIONS = 3;

/** Uses elsewhere: who reads the page needs no link to it. */
export function shownUses(uses: readonly Use[], from: Route, addressing: Addressing, most = USES_IN_A_ROW): ShownUses {
  const byPlace = new Map<string, { readonly use: Use; readonly href: string; readonly kinds: ShownKind[] }>();
  for (const use of uses) {
    const { address, kind } = use;
    if (address === undefined || ('route' in address && address.route === from)) continue;
    const isFile = 'file' in address;
    // Requests are places of their own on the page that shows their collection.
    const place = isFile ? address.file : kind === 'request' ? `${address.route}#${address.anchor}` : address.route;
    const known = byPlace.get(place);
    if (known) {
      if (kind !== 'page' && !known.kinds.includes(kind)) known.kinds.push(kind);
      continue;
    }
    const href = isFile ? fileHrefOf(address.file, addressing.base) : hrefFrom(from, address, addressing);
    byPlace.set(place, { use, href, kinds: kind === 'page' ? [] : [kind] });
  }
  // What is said comes before what is sent, and files are the last a reader would open.
  const rank = ({ use }: { readonly use: Use }): number =>
    use.address && 'file' in use.address ? 2 : use.kind === 'request' ? 1 : 0;
  const all = [...byPlace.values()]
    .sort((a, b) => rank(a) - rank(b))
    .map(
      ({ use: { title, address }, href, kinds }): ShownUse => ({
        title,
        href,
        kinds,
        isFile: address !== undefined && 'file' in address,
      }),
    );
  return { uses: all.slice(0, most), more: Math.max(0, all.length - most) };
}
