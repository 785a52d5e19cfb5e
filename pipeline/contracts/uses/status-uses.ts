import type { Addressing } from '../../../schemas/paths.ts';
import type { Nodes, Route } from '../../../schemas/types.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import { shownUses } from './shown-uses.ts';
import type { UseIndex } from './use-index.ts';
import { usesElement } from './uses-element.ts';

/** What the notice of a page's status says of the other pages that have it, by route. */
export const statusUses = (
  pages: readonly LinkedPage[],
  uses: UseIndex,
  addressing: Addressing,
): Readonly<Record<Route, Nodes>> =>
  Object.fromEntries(
    pages.flatMap(({ extras: { route, status } }) => {
      if (!status) return [];
      const shown = shownUses(uses.usesOf({ kind: 'status', name: status.name }), route, addressing);
      return [[route, usesElement(shown, addressing)]];
    }),
  );
