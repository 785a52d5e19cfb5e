// The lines a layout describes, made from the examples of its fields: a sample that cannot differ from the table above it.
import type { FileLayout } from '../../../schemas/types.ts';
import { type Field, type FieldList, recordsOf } from './field-list.ts';
import { formedDate, PLAIN_DATES } from './file-dates.ts';

export interface SamplePart {
  readonly field: Field;
  readonly text: string;
}

export interface SampleLine {
  /** Name of the kind of line; undefined in a file with lines of one kind. */
  readonly record?: string;
  readonly parts: readonly SamplePart[];
  /** What stands between the parts. */
  readonly separator: string;
}

export function sampleLines(list: FieldList, layout: FileLayout): SampleLine[] {
  const separator = layout.format === 'delimited' ? (layout.separator ?? ';') : '';
  return recordsOf(list).map(({ path, fields }) => {
    const record = path.at(-1);
    // Of a field that only words ask for nothing is written.
    const told = fields.filter(({ obligation, conditions }) => obligation !== 'when' || conditions.length > 0);
    const around = new Map(told.map((field) => [field.name, field.example]));
    const parts = fields.map((field) => ({ field, text: written(field, isAsked(field, around), layout) }));
    return { ...(record && { record: record.name }), parts, separator };
  });
}

/** Whether a field is there when those it depends on have the values of their examples. Words alone do not say. */
function isAsked({ obligation, conditions }: Field, around: ReadonlyMap<string, string | undefined>): boolean {
  if (obligation !== 'when') return true;
  const holds = conditions.map(({ name, values, present }) =>
    present === undefined
      ? values.some((value) => String(value) === around.get(name))
      : present === (around.get(name) !== undefined),
  );
  return holds.length > 0 && holds.every(Boolean);
}

function written(
  field: Field,
  isThere: boolean,
  { decimalMark = '.', dateFormat = PLAIN_DATES, ...layout }: FileLayout,
): string {
  const value = isThere ? (field.example ?? String(field.values?.[0]?.value ?? '')) : '';
  const isNumber = field.type === 'number';
  const digits = decimalMark === 'none' && isNumber ? withDecimals(value, field.decimals ?? 0) : value;
  const marked = isNumber && decimalMark === ',' ? digits.replace('.', ',') : digits;
  const text = field.type === 'date' && value !== '' ? formedDate(value, dateFormat) : marked;
  const { position } = field;
  if (!position || 'column' in position) return layout.quotes ? quoted(text, layout.separator ?? ';') : text;
  const { length, align, padding } = position;
  const cut = text.slice(0, length);
  return align === 'left' ? cut.padEnd(length, padding) : cut.padStart(length, padding);
}

/** As RFC 4180 has it: in quotes only where they are needed. */
const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function withDecimals(value: string, decimals: number): string {
  const [whole = '', fraction = ''] = value.split('.');
  return whole + fraction.padEnd(decimals, '0');
}
