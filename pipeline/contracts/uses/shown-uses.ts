// What a field, a status of HTTP or an error says of its uses on a page: as many as help a reader, each page once.
import type { Addressing } from '../../../schemas/paths.ts';
import type { Route } from '../../../schemas/types.ts';
import { hrefFrom } from '../../link/href-from.ts';
import type { Use } from './use.ts';

type ShownKind = Exclude<Use['kind'], 'page'>;

export interface ShownUse {
  readonly title: string;
  readonly href: string;
  readonly kinds: readonly ShownKind[];
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

/**
 * Uses elsewhere: who reads the page needs no link to it. Files are left out: a reader who follows a link expects a page,
 * and what the files hold stands in data/where-used.json, for programs.
 */
export function shownUses(uses: readonly Use[], from: Route, addressing: Addressing, most = USES_IN_A_ROW): ShownUses {
  const byPlace = new Map<string, ShownUse & { readonly kinds: ShownKind[] }>();
  for (const { title, address, kind } of uses) {
    if (kind === 'page' || address === undefined || 'file' in address || address.route === from) continue;
    // Requests are places of their own on the page that shows their collection.
    const place = kind === 'request' ? `${address.route}#${address.anchor}` : address.route;
    const known = byPlace.get(place);
    if (!known) {
      byPlace.set(place, { title, href: hrefFrom(from, address, addressing), kinds: [kind] });
    } else if (!known.kinds.includes(kind)) known.kinds.push(kind);
  }
  // What is said comes before what is sent.
  const all = [...byPlace.values()];
  const isSent = ({ kinds }: ShownUse): boolean => kinds[0] === 'request';
  const sorted = [...all.filter((use) => !isSent(use)), ...all.filter(isSent)];
  return { uses: sorted.slice(0, most), more: Math.max(0, sorted.length - most) };
}
