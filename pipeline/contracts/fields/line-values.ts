// One line of a file as the object it holds.
import type { FileLayout } from '../../../schemas/types.ts';
import type { Said } from '../../languages/say.ts';
import type { Field, FileRecord } from './field-list.ts';
import { type DateForm, isoDate, PLAIN_DATES } from './file-dates.ts';
import type { JsonMember, JsonNode, ObjectNode } from './parse-json.ts';
import type { Cell, Line } from './read-lines.ts';
import { textFormOf } from './text-forms.ts';

/** Reports a value that cannot be read. */
type ReportCell = (cell: Cell, said: Said) => void;

const NOTHING_ABSENT: ReadonlyMap<string, null> = new Map();

/** The object of a line that is of this kind. */
export function lineObject({ fields }: FileRecord, line: Line, layout: FileLayout, report: ReportCell): ObjectNode {
  const members: JsonMember[] = [];
  let absent: Map<string, null> | undefined;
  for (const field of fields) {
    const cell = cellOf(field, line);
    const place = cell && bare(field, cell);
    if (!place || place.text.trim() === '') continue;
    if (field.type !== 'date') {
      members.push({ key: field.name, place, value: nodeOf(field, place, layout) });
      continue;
    }
    const form: DateForm = layout.dateFormat ?? PLAIN_DATES;
    const date = isoDate(place.text, form);
    const { start, end } = place;
    if (date !== undefined)
      members.push({ key: field.name, place, value: { kind: 'string', value: date, start, end } });
    else {
      report(place, { word: 'lineDate', values: { form, field: field.name, found: place.text } });
      absent ??= new Map();
      absent.set(field.name, null);
    }
  }
  return { kind: 'object', members, absent: absent ?? NOTHING_ABSENT, start: line.start, end: line.end };
}

/** The object of a line of which no value can be read, which is reported. */
export const unreadObject = (fields: readonly Field[], { start, end }: Line): ObjectNode => ({
  kind: 'object',
  members: [],
  absent: new Map(fields.map(({ name }) => [name, null])),
  start,
  end,
});

/** Whether a line has the one value that a field allows. */
export function isMarked(field: Field, line: Line): boolean {
  const cell = cellOf(field, line);
  return cell !== undefined && bare(field, cell).text === String(field.values?.[0]?.value);
}

function cellOf({ position }: Field, line: Line): Cell | undefined {
  if (!position) return undefined;
  if ('column' in position) return line.cells?.[position.column - 1];
  const from = position.start - 1;
  const start = line.start + from;
  return { text: line.text.slice(from, from + position.length), start, end: start + position.length };
}

/** A value without what fills it up. */
function bare({ position, type }: Field, cell: Cell): Cell {
  if (!position || 'column' in position) return cell;
  const { align, padding } = position;
  const isFilled = (at: number): boolean => cell.text[at] === padding;
  let from = 0;
  let to = cell.text.length;
  if (align === 'left') while (to > 0 && isFilled(to - 1)) to--;
  else while (from < to && isFilled(from)) from++;
  // A text of one form has its own zeros, and nothing but zeros is none. The last zero of another value is the value.
  if (padding === '0' && textFormOf(type)) [from, to] = from === to ? [to, to] : [0, cell.text.length];
  else if (padding === '0' && align === 'right' && from === to && from > 0) from--;
  return { text: cell.text.slice(from, to), start: cell.start + from, end: cell.start + to };
}

function nodeOf(field: Field, { text, start, end }: Cell, layout: FileLayout): JsonNode {
  if (field.type === 'number' || field.type === 'integer') {
    const raw = numberText(text, field.decimals ?? 0, layout.decimalMark ?? '.');
    if (raw !== undefined) return { kind: 'number', raw, start, end };
  }
  if (field.type === 'boolean' && /^(?:true|false)$/.test(text))
    return { kind: 'boolean', value: text === 'true', start, end };
  return { kind: 'string', value: text, start, end };
}

/** A number as JSON writes it; undefined for what is none. */
function numberText(text: string, decimals: number, mark: '.' | ',' | 'none'): string | undefined {
  if (mark === 'none') {
    if (!/^-?\d+$/.test(text)) return undefined;
    if (decimals === 0) return text;
    const digits = text.replace('-', '').padStart(decimals + 1, '0');
    return `${text.startsWith('-') ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  }
  const pattern = mark === '.' ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+(?:,\d+)?$/;
  return pattern.test(text) ? text.replace(',', '.') : undefined;
}
