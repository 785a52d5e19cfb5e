// A file as the payload it holds: lines are objects, groups of lines hold them, and every value knows where it stands, so that
// one check serves JSON and files alike. An empty field is one that is not there.
import type { FileLayout } from '../../../schemas/types.ts';
import { type Field, type FieldList, type FileRecord, marksOf, recordsOf } from './field-list.ts';
import { isMarked, lineObject, unreadObject } from './line-values.ts';
import type { JsonNode, ObjectNode } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';
import { placeLines } from './place-lines.ts';
import { type Line, readLines } from './read-lines.ts';

export interface ParsedFile {
  readonly payload: JsonNode;
  /** What is wrong with lines as such. */
  readonly faults: readonly PayloadFault[];
  /** Whether every line is there and can be read: only then is there something to count and to add up. */
  readonly isWhole: boolean;
}

type ReportLine = (
  reason: PayloadFault['reason'],
  at: Pick<Line, 'number' | 'start' | 'end'>,
  said: string,
  hint?: string,
) => void;

interface Kind extends FileRecord {
  readonly marks: readonly Field[];
  readonly length: number;
}

/** A line as an object; without a kind when it is of none. */
interface KnownLine {
  readonly line: Line;
  readonly kind?: Kind;
  readonly node: ObjectNode;
}

export function parseFile(text: string, list: FieldList, layout: FileLayout): ParsedFile {
  const faults: PayloadFault[] = [];
  const report: ReportLine = (reason, { number, start, end }, said, hint) =>
    void faults.push({ reason, path: '', message: `Line ${number} ${said}.`, start, end, ...(hint && { hint }) });
  const { lines, oddEnd } = readLines(text, layout);
  if (oddEnd) {
    const { line, wanted } = oddEnd;
    const at = { ...line, start: line.end, end: line.end + 1 };
    report('lineEnd', at, `must end in ${wanted}`, 'End all lines alike.');
  }
  const kinds = recordsOf(list).map((record) => ({
    ...record,
    marks: marksOf(record),
    length: lengthOf(record.fields),
  }));
  const known = withoutHeader(lines, kinds, layout, report).map((line) =>
    knownLine(line, kinds, { layout, list, report }),
  );
  const end = { start: lines.at(-1)?.start ?? 0, end: text.length };
  if (list.root === 'array') {
    const payload: JsonNode = { kind: 'array', items: known.map(({ node }) => node), start: 0, end: text.length };
    return { payload, faults, isWhole: faults.length === 0 };
  }
  const placed = placeLines(list.fields);
  const paths = kinds.map(({ path }) => path);
  let isLost = false;
  for (const { line, kind, node } of known) {
    if (!kind) {
      placed.excuse();
      isLost = true;
    }
    // A line out of place is said once, not again for each that follows it there.
    else if (placed.place(kind.path, node)) isLost = false;
    else if (!isLost) {
      const expected = placed.expected(paths).map(({ name }) => `"${name}"`);
      const hint = expected.length > 0 ? `Here may stand: ${expected.join(', ')}.` : 'Here the file ends.';
      report('order', line, `is of the kind "${kind.path.at(-1)?.path}", which cannot stand here`, hint);
      isLost = true;
    }
  }
  const payload = placed.finish(end);
  return { payload, faults, isWhole: faults.length === 0 && !placed.hasGap() };
}

function withoutHeader(
  lines: readonly Line[],
  kinds: readonly Kind[],
  { format, header, separator = ';' }: FileLayout,
  report: ReportLine,
): readonly Line[] {
  if (format !== 'delimited' || !header) return lines;
  const [first, ...others] = lines;
  const names = (kinds[0]?.fields ?? []).map(({ name }) => name);
  const cells = first?.cells ?? [];
  if (first && !first.badQuote && (cells.length !== names.length || cells.some(({ text }, i) => text !== names[i])))
    report('header', first, 'is not the header of the layout', `Write "${names.join(separator)}".`);
  return others;
}

interface LineScope {
  readonly layout: FileLayout;
  readonly list: FieldList;
  readonly report: ReportLine;
}

function knownLine(line: Line, kinds: readonly Kind[], { layout, list, report }: LineScope): KnownLine {
  const { number, badQuote, cells, text } = line;
  const kind = badQuote ? undefined : kinds.find(({ marks }) => marks.every((mark) => isMarked(mark, line)));
  const { fields = [], length = lengthOfAll(kinds) } = kind ?? {};
  const node = unreadObject(kind ? fields : (kinds[0]?.fields ?? []), line);
  if (badQuote) {
    const at = { number, start: badQuote.at, end: badQuote.at + 1 };
    report('quotes', at, badQuote.said, 'Put the value in quotes, and write each quote in it twice.');
  } else if (!cells && length !== undefined && text.length !== length)
    report('columns', line, `must have ${length} characters, not ${text.length}`);
  else if (!kind) report('unknown', line, `is no line of "${list.name}"`, hintOfMarks(kinds));
  else if (cells && cells.length !== fields.length)
    report('columns', line, `must have ${fields.length} columns, not ${cells.length}`);
  else {
    const read = lineObject(kind, line, layout, (cell, said) => report('format', { ...cell, number }, said));
    return { line, kind, node: read };
  }
  return { line, node, ...(kind && { kind }) };
}

const lengthOf = (fields: readonly Field[]): number =>
  fields.reduce((sum, { position }) => sum + (position && 'length' in position ? position.length : 0), 0);

/** How long a line of whatever kind is, where they are all of one length. */
const lengthOfAll = ([first, ...others]: readonly Kind[]): number | undefined =>
  others.every(({ length }) => length === first?.length) ? first?.length : undefined;

const hintOfMarks = (kinds: readonly Kind[]): string => {
  const marked = kinds.map(({ marks }) =>
    marks.map(({ name, values }) => `${name} ${values?.[0]?.value}`).join(' and '),
  );
  return `A line has: ${marked.join('; ')}.`;
};
