// Where readers hold files of their own to a contract, as a kind of data.
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { Element } from '../../../schemas/types.ts';
import { code, element, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { contractLinks } from '../fields/contract-links.ts';
import type { FieldList } from '../fields/field-list.ts';
import { shownFileName } from '../fields/file-name.ts';
import { findContract } from '../fields/find-contract.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { namedLists } from '../fields/named-lists.ts';
import type { Kind, LoadScope } from '../kind/kind.ts';

export function ownFileKind(lists: FieldLists, { addressing, config }: LoadScope): Kind {
  const listOf = (name = ''): FieldList | undefined => lists.byName.get(name)?.list;
  return {
    directives: ['check-file'],
    made: [],
    authored: [],
    links: [],
    anchorsOf({ attributes: { contract = '' }, sourcePath, range, ranges }, report) {
      findContract(contract, lists, { sourcePath, range: ranges.contract ?? range }, report);
      return undefined;
    },
    contractsOf: ({ attributes: { contract } }) => [listOf(contract)?.name].flatMap((name) => name ?? []),
    names: () => [],
    sayings: () => [],
    addUses() {},
    link: ({ pages }) => {
      const linkTo = contractLinks(lists, pages, addressing);
      return ({ attributes: { contract } }, _, route) => {
        const list = listOf(contract);
        if (!list) return undefined;
        const fields = linkTo(list.name, route)?.fieldsHref;
        const shown = { base: addressing.base, strings: config.strings, separator: config.csvSeparator, fields };
        return { element: JSON.stringify(toElement(list, shown)), markdown: sentenceOf(list, config.strings) };
      };
    },
  };
}

interface Shown {
  readonly base: string;
  readonly strings: Words;
  /** What stands between the cells of CSV. */
  readonly separator: string;
  /** What the address of each of its fields begins with, where a page shows them. */
  readonly fields: string | undefined;
}

/** Its words and its contracts go with it: pages without it carry none. */
function toElement(list: FieldList, { base, strings, separator, fields }: Shown): Element {
  const [before = '', after = ''] = strings.ownFile.needsScript.split('{command}');
  const contracts = [...namedLists(list)].flatMap(({ name }, i) => {
    const href = fileHrefOf(`data/fields/${name}.json`, base);
    const link = element('a', { href, dataFile: true }, [text(name)]);
    return i === 0 ? [link] : [text(', '), link];
  });
  const { fileName } = list.layout ?? {};
  // Titles of contracts say little away from their pages: several may be of columns.
  const label = fileName === undefined ? list.title : shownFileName(fileName);
  return element('doc-check-file', { label, ...(fields !== undefined && { href: fields }) }, [
    element('p', {}, [text(before), code(commandOf(list)), text(after)]),
    element('p', {}, [text(`${strings.ownFile.contracts}: `), ...contracts]),
    element('doc-label', {}, [text(JSON.stringify({ ...strings.ownFile, separator }))]),
  ]);
}

const commandOf = ({ name }: FieldList): string => `docs-build check-file --contract ${name}`;

const sentenceOf = (list: FieldList, { ownFile }: Words): string =>
  ownFile.needsScript.replace('{command}', `\`${commandOf(list)}\``);
