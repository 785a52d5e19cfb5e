// What a directive asks for, and what of it there is.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { History, ReleaseStep } from './history.ts';

/** Names of the contracts that it asks for; undefined for all. */
export const namesAsked = ({ attributes: { contracts } }: DataUse): string[] | undefined =>
  contracts?.split(/[\s,]+/).filter(Boolean);

/** The releases that it asks for: one, those after one, or all. */
export function stepsAsked({ steps }: History, { attributes: { release, since } }: DataUse): readonly ReleaseStep[] {
  if (release !== undefined) return steps.filter((step) => step.release?.name === release);
  if (since === undefined) return steps;
  const end = steps.findIndex((step) => step.release?.name === since);
  return end < 0 ? steps : steps.slice(0, end);
}

/** Reports what it names and there is not. `known` are all contracts, also faulty ones. */
export function reportUnasked(
  use: DataUse,
  history: History | undefined,
  known: ReadonlySet<string>,
  report: Report,
): void {
  const { sourcePath, ranges, range } = use;
  const say = (message: string, attribute: string, hint: string): void =>
    report({ rule: 'contract-unknown', message, sourcePath, range: ranges[attribute] ?? range, hint });
  for (const name of namesAsked(use) ?? [])
    if (!known.has(name))
      say(
        `There is no contract or API "${name}".`,
        'contracts',
        didYouMean(name, known) ?? 'Name files of content/fields/ or content/operations/ without their extension.',
      );
  const releases = history ? [history.first.name, ...history.steps.flatMap(({ release }) => release?.name ?? [])] : [];
  for (const attribute of ['release', 'since'] as const) {
    const name = use.attributes[attribute];
    if (name !== undefined && !releases.includes(name))
      say(
        `There is no release "${name}".`,
        attribute,
        didYouMean(name, releases) ??
          (releases.length > 0 ? `There are ${releases.join(', ')}.` : 'Make one with "docs-build release <name>".'),
      );
  }
}
