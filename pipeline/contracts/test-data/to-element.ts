// The files of a pack as tables, and the same in Markdown.

import { fillIn } from '../../../schemas/fill-in.ts';
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { Element, Node, Nodes } from '../../../schemas/types.ts';
import { code, element, lines, table, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { lineOf } from '../../link/line-of.ts';
import { escapeMarks } from '../../parse/escape-text.ts';
import type { FieldList } from '../fields/field-list.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { Expected, Pack, TestFile } from './make-pack.ts';
import { indexPathOf, outputPathOf } from './pack-files.ts';
import type { Tested } from './test-case.ts';

interface Shown {
  readonly base: string;
  readonly strings: Words;
}

/** Files that belong together, as a reader chooses among them. */
interface Group {
  readonly title: string;
  readonly rows: readonly (readonly Nodes[])[];
}

export function toElement(list: FieldList, pack: Pack, shown: Shown): Element {
  const headers = headersOf(shown.strings);
  const tables = groupsOf(list, pack, shown).map(({ title, rows }, i) =>
    element('details', i === 0 ? { open: true } : {}, [
      element('summary', {}, [text(`${title} (${rows.length})`)]),
      table(headers, rows),
    ]),
  );
  return element('doc-test-data', {}, [...tables, ...notesOf(list, pack, shown)]);
}

/** Addresses lead to the host. */
export function toMarkdown(list: FieldList, pack: Pack, shown: Shown, siteUrl: string): string {
  const headers = headersOf(shown.strings);
  return [
    ...groupsOf(list, pack, shown).flatMap(({ title, rows }) => [
      `**${escapeMarks(title)}**`,
      markdownTable(
        headers,
        rows.map((cells) => cells.map((cell) => lineOf(cell, siteUrl))),
      ),
    ]),
    ...notesOf(list, pack, shown).map((note) => lineOf([note], siteUrl)),
  ].join('\n\n');
}

const headersOf = ({ testData: { file, tests, expected } }: Words): string[] => [file, tests, expected];

function groupsOf(list: FieldList, { files }: Pack, { base, strings }: Shown): Group[] {
  const { right, atLimits, wrong } = strings.testData;
  const rowOf = (file: TestFile): readonly Nodes[] => {
    const href = fileHrefOf(outputPathOf(list, file), base);
    const { expected, bytes } = file;
    const size = fillIn(strings.testData.size, { bytes: String(bytes.length) });
    return [
      lines([[element('a', { href, dataFile: true }, [code(file.name)])], [text(size)]]),
      testedNodes(file.tested, strings),
      expected.length === 0
        ? [text(strings.testData.nothing)]
        : lines(expected.map((each) => findingNodes(each, strings))),
    ];
  };
  const group = (title: string, kinds: readonly Tested['kind'][]): Group => ({
    title,
    rows: files.filter(({ tested }) => kinds.includes(tested.kind)).map(rowOf),
  });
  const groups = [group(right, ['smallest', 'full']), group(atLimits, ['limit']), group(wrong, ['wrong'])];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Where what each file tests stands as data, and what none does. */
function notesOf(list: FieldList, { untested }: Pack, { base, strings }: Shown): Node[] {
  const { index, untested: none } = strings.testData;
  const href = fileHrefOf(indexPathOf(list), base);
  const link = element('p', {}, [element('a', { href, dataFile: true }, [text(index)])]);
  if (untested.length === 0) return [link];
  const parts = untested.flatMap((each, i) => [text(i === 0 ? `${none}: ` : '; '), ...testedNodes(each, strings)]);
  return [link, element('p', {}, parts)];
}

function testedNodes(tested: Tested, strings: Words): Nodes {
  const { testData } = strings;
  if (tested.kind === 'limit')
    return ofField(testData.limits?.[tested.limit] ?? tested.limit, tested.field, testData.ofField);
  if (tested.kind !== 'wrong') return [text(testData[tested.kind])];
  const { reason, side, field } = tested;
  const known = reasonText(reason, strings);
  const rule = known ?? reason;
  const said = side === undefined ? rule : fillIn(testData[side], { rule });
  if (field !== undefined) return ofField(said, field, testData.ofField);
  return [known === undefined ? code(said) : text(said)];
}

/** What is said of a field, whose name is code. */
function ofField(what: string, field: string, template: string): Nodes {
  return template.split(/(\{what\}|\{field\})/).flatMap((part) => {
    if (part === '{field}') return [code(field)];
    return part === '{what}' ? [text(what)] : part === '' ? [] : [text(part)];
  });
}

function findingNodes({ finding, fault }: Expected, strings: Words): Nodes {
  const { line, column } = finding.range.start;
  const rule = reasonText(fault.reason, strings) ?? fault.reason;
  return [text(fillIn(strings.testData.place, { line: String(line), column: String(column), rule }))];
}

/** A reason in words; undefined for the code of a rule. */
function reasonText(reason: string, { ownFile }: Words): string | undefined {
  const known: Readonly<Record<string, string>> = { ...ownFile.reasons };
  return known[reason];
}
