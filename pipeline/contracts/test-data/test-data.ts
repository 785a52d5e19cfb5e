// Test data of contracts as a kind of data: it is made of those that pages list it of, and of no others.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import { type FieldList, fieldAt } from '../fields/field-list.ts';
import { findContract } from '../fields/find-contract.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { namedLists } from '../fields/named-lists.ts';
import { toData } from '../fields/to-data.ts';
import type { DataFile, Kind, LoadScope } from '../kind/kind.ts';
import { makePack, type Pack } from './make-pack.ts';
import { packFiles } from './pack-files.ts';
import { toElement, toMarkdown } from './to-element.ts';

const DIRECTIVE = 'test-data';

export function testDataKind(lists: FieldLists, { addressing, config }: LoadScope): Kind {
  const listOf = ({ attributes: { contract = '' } }: DataUse): FieldList | undefined =>
    lists.byName.get(contract)?.list;
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

/** Of each contract the last pack, and what it was made of: an edit of a page makes none anew. */
const packs = new Map<string, { readonly madeOf: string; readonly pack: Pack }>();

function packOf(list: FieldList): Pack {
  const madeOf = JSON.stringify([...namedLists(list)].map((each) => [each.name, toData(each)]));
  const known = packs.get(list.name);
  if (known?.madeOf === madeOf) return known.pack;
  const pack = makePack(list);
  packs.set(list.name, { madeOf, pack });
  return pack;
}

/** Says at the field, or else the file, why there is no test data, or not all. */
function reportProblem(list: FieldList, { problem }: Pack, report: Report): void {
  if (!problem) return;
  const { sourcePath, rangeOf } = list;
  const { message, path } = problem;
  const field = path === undefined ? undefined : fieldAt(list, path);
  report({
    rule: 'test-data-missing',
    message: `${message}.`,
    sourcePath,
    range: field ? rangeOf([...field.yamlPath, 'name']) : WHOLE_FILE,
    hint: 'Look whether its limits, pattern, values and rules can hold together, and give it an example that obeys them.',
  });
}
