import type { Addressing } from '../../../schemas/paths.ts';
import type { PageDocument, Route } from '../../../schemas/types.ts';
import { shownUses } from './shown-uses.ts';
import type { UseIndex } from './use-index.ts';
import { usesElement } from './uses-element.ts';

type Status = NonNullable<PageDocument['status']>;

/** The notice of a status with the other pages that have it. */
export function withUses(status: Status, uses: UseIndex, route: Route, addressing: Addressing): Status {
  const shown = shownUses(uses.usesOf({ kind: 'status', name: status.name }), route, addressing);
  return { ...status, body: [...status.body, ...usesElement(shown, addressing)] };
}
