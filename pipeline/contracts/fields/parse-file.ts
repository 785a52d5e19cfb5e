// A file as the payload it holds: lines are objects, groups of lines hold them, and every value knows where it stands, so that
// one check serves JSON and files alike. An empty field is one that is not there. Who reads a large file says of each line what
// is to be kept of it.
import type { FileLayout } from '../../../schemas/types.ts';
import type { Span } from '../../diagnostics/line-index.ts';
import type { FaultWord, Said } from '../../languages/say.ts';
import { saidOf } from './check-scalar.ts';
import { type Field, type FieldList, type FileRecord, marksOf, recordsOf } from './field-list.ts';
import { isMarked, lineObject, unreadObject } from './line-values.ts';
import type { JsonNode, ObjectNode } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';
import { placeLines } from './place-lines.ts';
import { type Line, lineReader } from './read-lines.ts';

export interface ParsedFile {
  readonly payload: JsonNode;
  /** What is wrong with lines as such. */
  readonly faults: readonly PayloadFault[];
  /** Whether every line is there and can be read: only then is there something to count and to add up. */
  readonly isWhole: boolean;
}

/** A line in its place. */
export interface FileObject {
  readonly node: ObjectNode;
  readonly record: FileRecord;
  /** Where it stands in the payload, as messages say it: `lotes[0].titulos[1]`. */
  readonly path: string;
}

export interface FileScope {
  readonly list: FieldList;
  readonly layout: FileLayout;
  readonly onFault: (fault: PayloadFault) => void;
  /** Looks at each line as it comes, and gives what the payload is to keep of it. */
  readonly take: (line: FileObject) => ObjectNode;
}

/** Reads a file that comes in pieces. */
export interface FileReader {
  add(piece: string): void;
  end(): Omit<ParsedFile, 'faults'>;
}

/** Of a sentence its subject is filled in. */
type ReportLine = (
  reason: PayloadFault['reason'],
  at: Pick<Line, 'number' | 'start' | 'end'>,
  said: Said,
  hint?: Said,
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
  const onFault = (fault: PayloadFault): void => void faults.push(fault);
  const reader = fileReader({ list, layout, onFault, take: ({ node }) => node });
  reader.add(text);
  return { ...reader.end(), faults };
}

export function fileReader({ list, layout, onFault, take }: FileScope): FileReader {
  let isRight = true;
  const report: ReportLine = (reason, { number, start, end }, said, hint) => {
    isRight = false;
    onFault({ reason, path: '', said: saidOf(said, { word: 'line', values: { number } }), start, end, hint });
  };
  const lines = lineReader(layout);
  const kinds = kindsOf(list);
  const placed = list.root === 'array' ? placeItems(kinds, take) : placeRecords(list, kinds, take, report);
  let awaitsHeader = layout.format === 'delimited' && layout.header === true;
  let last: Span = { start: 0, end: 0 };
  let length = 0;
  const read = (found: readonly Line[]): void => {
    for (const line of found) {
      last = line;
      if (awaitsHeader) checkHeader(line, kinds, layout, report);
      else placed.take(knownLine(line, kinds, { layout, list, report }));
      awaitsHeader = false;
    }
  };
  return {
    add(piece) {
      length += piece.length;
      read(lines.add(piece));
    },
    end() {
      read(lines.end());
      const odd = lines.oddEnd();
      if (odd) {
        const at = { ...odd.line, start: odd.line.end, end: odd.line.end + 1 };
        report('lineEnd', at, { word: 'lineEnd', values: { wanted: odd.wanted } }, { word: 'endAlike' });
      }
      const { payload, hasGap } = placed.end({ start: last.start, end: length });
      return { payload, isWhole: isRight && !hasGap };
    },
  };
}

const kindsOf = (list: FieldList): Kind[] =>
  recordsOf(list).map((record) => ({ ...record, marks: marksOf(record), length: lengthOf(record.fields) }));

/** The lines as the payload that they are. */
interface Payload {
  take(line: KnownLine): void;
  end(at: Span): { readonly payload: JsonNode; readonly hasGap: boolean };
}

/** Lines of one kind are the items of an array. */
function placeItems([record]: readonly Kind[], take: FileScope['take']): Payload {
  const items: JsonNode[] = [];
  return {
    take: ({ node }) => void items.push(record ? take({ node, record, path: `[${items.length}]` }) : node),
    end: ({ end }) => ({ payload: { kind: 'array', items, start: 0, end }, hasGap: false }),
  };
}

/** Lines of several kinds stand in objects and arrays, by their order. */
function placeRecords(list: FieldList, kinds: readonly Kind[], take: FileScope['take'], report: ReportLine): Payload {
  const placed = placeLines(list.fields);
  const paths = kinds.map(({ path }) => path);
  let isLost = false;
  return {
    take({ line, kind, node }) {
      if (!kind) {
        placed.excuse();
        isLost = true;
      }
      // A line out of place is said once, not again for each that follows it there.
      else if (placed.place(kind.path, node, (path) => take({ node, record: kind, path }))) isLost = false;
      else if (!isLost) {
        const expected = placed.expected(paths).map(({ name }) => `"${name}"`);
        const hint: Said =
          expected.length > 0 ? { word: 'mayStand', values: { names: expected.join(', ') } } : { word: 'fileEnds' };
        report('order', line, { word: 'lineOrder', values: { kind: kind.path.at(-1)?.path ?? '' } }, hint);
        isLost = true;
      }
    },
    end: (at) => ({ payload: placed.finish(at), hasGap: placed.hasGap() }),
  };
}

function checkHeader(line: Line, [kind]: readonly Kind[], { separator = ';' }: FileLayout, report: ReportLine): void {
  const names = (kind?.fields ?? []).map(({ name }) => name);
  const { cells = [], badQuote } = line;
  if (!badQuote && (cells.length !== names.length || cells.some(({ text }, i) => text !== names[i])))
    report('header', line, { word: 'noHeader' }, { word: 'writeHeader', values: { header: names.join(separator) } });
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
  if (badQuote) {
    const at = { number, start: badQuote.at, end: badQuote.at + 1 };
    report('quotes', at, { word: badQuote.word }, { word: 'quote' });
  } else if (!cells && length !== undefined && text.length !== length)
    report('columns', line, mustHave(length, 'characters', text.length));
  else if (!kind) report('unknown', line, { word: 'noLine', values: { contract: list.name } }, hintOfMarks(kinds));
  else if (cells && cells.length !== fields.length)
    report('columns', line, mustHave(fields.length, 'columns', cells.length));
  else {
    const read = lineObject(kind, line, layout, (cell, said) => report('format', { ...cell, number }, said));
    return { line, kind, node: read };
  }
  const node = unreadObject(kind ? fields : (kinds[0]?.fields ?? []), line);
  return { line, node, ...(kind && { kind }) };
}

const mustHave = (count: number, word: FaultWord, found: number): Said => ({
  word: 'have',
  values: { wanted: { word, values: { count } }, found },
});

const lengthOf = (fields: readonly Field[]): number =>
  fields.reduce((sum, { position }) => sum + (position && 'length' in position ? position.length : 0), 0);

/** How long a line of whatever kind is, where they are all of one length. */
const lengthOfAll = ([first, ...others]: readonly Kind[]): number | undefined =>
  others.every(({ length }) => length === first?.length) ? first?.length : undefined;

const hintOfMarks = (kinds: readonly Kind[]): Said => {
  const marked = kinds.map(({ marks }) =>
    marks.map(({ name, values }) => `${name} = ${values?.[0]?.value}`).join(', '),
  );
  return { word: 'lineHas', values: { marks: marked.join('; ') } };
};
