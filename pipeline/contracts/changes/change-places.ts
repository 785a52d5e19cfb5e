import type { LinkedPage } from '../../link/link-page.ts';
import type { PagePlace } from '../kind/places.ts';
import type { History, ReleaseStep } from './history.ts';
import { namesAsked, stepsAsked } from './what-is-asked.ts';

/** Pages that tell what has changed in a contract with a release. */
export function changePlaces(
  history: History,
  pages: readonly LinkedPage[],
): (step: ReleaseStep, contract: string) => PagePlace[] {
  const told = pages.flatMap(({ page, extras: { route } }) =>
    page.data
      .filter(({ directive }) => directive === 'contract-changes')
      .map((use) => ({ route, names: namesAsked(use), steps: new Set(stepsAsked(history, use)) })),
  );
  return (step, contract) =>
    told
      .filter(({ names, steps }) => steps.has(step) && (names?.includes(contract) ?? true))
      .map(({ route }) => ({ route, anchor: '' }));
}
