// All that may come back as a kind of data: what operations and contracts say of it, in one place for who meets it.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Kind, LoadScope } from '../kind/kind.ts';
import type { Apis } from '../operations/load-apis.ts';
import { errorIds, type RaisedError, raisedErrors } from './raised-errors.ts';
import { showErrors } from './show-errors.ts';
import { toMarkdown, toTable } from './to-table.ts';

export function errorCodeKind(lists: FieldLists, apis: Apis, scope: LoadScope): Kind {
  const errorsOf = (use: DataUse): RaisedError[] => raisedErrors(lists, apis, namesIn(use));
  return {
    directives: ['error-codes'],
    made: [],
    authored: [],
    links: [],
    anchorsOf(use, report) {
      const errors = errorsOf(use);
      reportUnknown(use, errors.length, { lists, apis }, report);
      const ids = errorIds(errors, lists.strings.anchors).flatMap(({ ofCode, own }, i) =>
        [ofCode, own].flatMap((id) => (id === undefined ? [] : [{ id, of: `error "${errors[i]?.code}"` }])),
      );
      return { ids, hint: 'Show error codes once on a page.' };
    },
    // A page of all errors is about none of their contracts.
    contractsOf: () => [],
    // Each contract and API says itself what it names.
    names: () => [],
    sayings: () => [],
    addUses() {},
    link: (site) => (use, _, route) => {
      const errors = errorsOf(use);
      if (errors.length === 0) return undefined;
      const { addressing, config } = scope;
      const shown = showErrors(errors, route, { ...site, lists, apis, addressing });
      return {
        element: JSON.stringify(toTable(shown, config.strings)),
        markdown: toMarkdown(shown, config.strings, addressing.siteUrl ?? ''),
      };
    },
  };
}

/** Names of the contracts and APIs that a directive asks for; undefined for all. */
const namesIn = ({ attributes: { contracts } }: DataUse): string[] | undefined =>
  contracts?.split(/[\s,]+/).filter(Boolean);

interface Loaded {
  readonly lists: FieldLists;
  readonly apis: Apis;
}

function reportUnknown(use: DataUse, found: number, { lists, apis }: Loaded, report: Report): void {
  const { sourcePath, ranges } = use;
  const range = ranges.contracts ?? use.range;
  const say = (message: string, hint: string): void =>
    report({ rule: 'contract-unknown', message, sourcePath, range, hint });
  const apiNames = [...apis.byPath.keys()].map((path) => path.replace(/^operations\/|\.ya?ml$/g, ''));
  const known = new Set([...lists.byName.keys(), ...apiNames]);
  const unknown = namesIn(use)?.filter((name) => !known.has(name)) ?? [];
  const hint = 'Name files of content/fields/ or content/operations/ without their extension, with commas between.';
  for (const name of unknown) say(`There is no contract or API "${name}".`, didYouMean(name, known) ?? hint);
  // One that is faulty, which is reported already, may have some.
  const isFaulty = [...lists.byPath.values(), ...apis.byPath.values()].includes(undefined);
  if (found === 0 && unknown.length === 0 && !isFaulty)
    say('There are no error codes to show.', 'Give a contract or an operation "errors:".');
}
