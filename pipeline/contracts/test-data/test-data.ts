// Test data of contracts as a kind of data: it is made of those that pages list it of, and of no others.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { FieldList } from '../fields/field-list.ts';
import { findContract } from '../fields/find-contract.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { DataFile, Kind, LoadScope } from '../kind/kind.ts';
import { makePack, type Pack } from './make-pack.ts';
import { packFiles } from './pack-files.ts';
import { toElement, toMarkdown } from './to-element.ts';

const DIRECTIVE = 'test-data';

export function testDataKind(lists: FieldLists, { addressing, config }: LoadScope): Kind {
  const packs = new Map<FieldList, Pack>();
  const listOf = ({ attributes: { contract = '' } }: DataUse): FieldList | undefined =>
    lists.byName.get(contract)?.list;
  const packOf = (list: FieldList): Pack => {
    const pack = packs.get(list) ?? makePack(list);
    packs.set(list, pack);
    return pack;
  };
  return {
    directives: [DIRECTIVE],
    made: [],
    authored: [],
    links: [],
    madeFor(uses, report) {
      const asked = new Set(uses.filter(({ directive }) => directive === DIRECTIVE).map(listOf));
      return [...asked].flatMap((list): DataFile[] => {
        if (!list) return [];
        reportProblem(list, packOf(list), report);
        return packFiles(list, packOf(list), addressing.base);
      });
    },
    anchorsOf({ attributes: { contract = '' }, sourcePath, range, ranges }, report) {
      findContract(contract, lists, { sourcePath, range: ranges.contract ?? range }, report);
      return undefined;
    },
    contractsOf: (use) => [listOf(use)?.name].flatMap((name) => name ?? []),
    names: () => [],
    sayings: () => [],
    addUses() {},
    link: () => (use) => {
      const list = listOf(use);
      if (!list) return undefined;
      const shown = { base: addressing.base, strings: config.strings };
      return {
        element: JSON.stringify(toElement(list, packOf(list), shown)),
        markdown: toMarkdown(list, packOf(list), shown, addressing.siteUrl ?? ''),
      };
    },
  };
}

/** Says at the field, or else the file, why there is no test data, or not all. */
function reportProblem({ sourcePath, rangeOf }: FieldList, { problem }: Pack, report: Report): void {
  if (!problem) return;
  const { message, field } = problem;
  report({
    rule: 'test-data-missing',
    message: `${message}.`,
    sourcePath,
    range: field ? rangeOf([...field.yamlPath, 'name']) : WHOLE_FILE,
    hint: 'Look whether its limits, pattern, values and rules can hold together, and give it an example that obeys them.',
  });
}
