// Where pages show a thing.
import type { Route } from '../../../schemas/types.ts';

export interface PagePlace {
  readonly route: Route;
  readonly anchor: string;
}

/** Places by what is shown at them, each in order of routes. */
export type Places<Shown> = ReadonlyMap<Shown, readonly PagePlace[]>;

export function placesOf<Shown>(found: Iterable<readonly [Shown, PagePlace]>): Places<Shown> {
  const places = new Map<Shown, PagePlace[]>();
  for (const [shown, place] of [...found].sort(([, a], [, b]) =>
    a.route < b.route ? -1 : a.route > b.route ? 1 : 0,
  )) {
    const known = places.get(shown);
    if (known) known.push(place);
    else places.set(shown, [place]);
  }
  return places;
}

/** The place whose page is nearest to another in the tree of the site, the first of several. */
export function nearestPlace(places: readonly PagePlace[] | undefined, from: Route): PagePlace | undefined {
  const near = (route: Route): number => {
    const own = route.split('/');
    const differs = from.split('/').findIndex((segment, i) => own[i] !== segment);
    return differs < 0 ? own.length : differs;
  };
  return places?.reduce<PagePlace | undefined>(
    (best, place) => (best && near(best.route) >= near(place.route) ? best : place),
    undefined,
  );
}
