// A payload as the file that a contract describes: JSON, or the lines of its layout.
import type { FileLayout } from '../../../schemas/types.ts';
import { cellText } from '../fields/cell-text.ts';
import { type Field, type FieldList, type FileRecord, recordsOf } from '../fields/field-list.ts';
import { parseFile } from '../fields/parse-file.ts';
import { type ObjectValue, readValue, type Value } from './value.ts';

const LINE_ENDS = { LF: '\n', CRLF: '\r\n' } as const;

/** The text of a file; undefined for what none of its kind can say. */
export function writeValue(value: Value, list: FieldList): string | undefined {
  const { layout } = list;
  if (!layout) return `${jsonText(value, '')}\n`;
  const written = linesText(value, list, layout);
  const { payload, faults } = parseFile(written, list, layout);
  // A day that the calendar does not have is no value of a line, and the one thing that is meant where lines are wrong.
  const isRead =
    faults.length > 0 ? faults.every(({ reason }) => reason === 'format') : isLike(readValue(payload), value);
  return isRead ? written : undefined;
}

function linesText(value: Value, list: FieldList, layout: FileLayout): string {
  const lines = linesOf(value, list);
  const header = layout.header ? [recordsOf(list)[0]?.fields.map(({ name }) => name) ?? []] : [];
  const separator = layout.format === 'delimited' ? (layout.separator ?? ';') : '';
  const rows = [
    ...header,
    ...lines.map(({ record, line }) => record.fields.map((field) => cellOf(field, line, layout))),
  ];
  return rows.map((cells) => cells.join(separator) + LINE_ENDS[layout.lineEnd ?? 'LF']).join('');
}

const cellOf = (field: Field, { members }: ObjectValue, layout: FileLayout): string => {
  const value = members.get(field.name);
  return cellText(field, value === undefined ? '' : scalarText(value), layout);
};

function scalarText(value: Value): string {
  if (value.kind === 'string') return value.value;
  if (value.kind === 'number') return value.raw;
  return value.kind === 'boolean' ? String(value.value) : '';
}

interface RecordLine {
  readonly record: FileRecord;
  readonly line: ObjectValue;
}

/** Lines in the order of their kinds, those of a group together. */
function linesOf(value: Value, list: FieldList): RecordLine[] {
  const records = recordsOf(list);
  if (list.root === 'array') {
    const [record] = records;
    return record ? itemsOf(value).map((line) => ({ record, line })) : [];
  }
  const within = (holder: ObjectValue, fields: readonly Field[]): RecordLine[] =>
    fields.flatMap((field) => {
      const held = itemsOf(holder.members.get(field.name));
      const record = records.find(({ path }) => path.at(-1) === field);
      return held.flatMap((line) => (record ? [{ record, line }] : within(line, field.fields)));
    });
  return itemsOf(value).flatMap((root) => within(root, list.fields));
}

const itemsOf = (value: Value | undefined): ObjectValue[] =>
  (value?.kind === 'array' ? value.items : [value]).flatMap((each) => (each?.kind === 'object' ? each : []));

/** Whether two say the same, whatever zeros their numbers are written with. */
function isLike(one: Value, other: Value): boolean {
  if (one.kind === 'array' && other.kind === 'array')
    return (
      one.items.length === other.items.length && one.items.every((each, i) => isLike(each, other.items[i] ?? each))
    );
  if (one.kind === 'object' && other.kind === 'object') {
    const keys = new Set([...one.members.keys(), ...other.members.keys()]);
    return [...keys].every((key) => {
      const [a, b] = [one.members.get(key), other.members.get(key)];
      return a === undefined || b === undefined ? isNothing(a ?? b) : isLike(a, b);
    });
  }
  if (one.kind === 'number' && other.kind === 'number') return Number(one.raw) === Number(other.raw);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** No lines are no field, and a number that is filled up with zeros is read as zero where it is none. */
const isNothing = (value: Value | undefined): boolean =>
  (value?.kind === 'array' && value.items.length === 0) || (value?.kind === 'number' && Number(value.raw) === 0);

function jsonText(value: Value, indent: string): string {
  const inner = `${indent}  `;
  const block = (open: string, parts: readonly string[], close: string): string =>
    parts.length === 0 ? open + close : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
  if (value.kind === 'array')
    return block(
      '[',
      value.items.map((each) => jsonText(each, inner)),
      ']',
    );
  if (value.kind === 'object')
    return block(
      '{',
      [...value.members].map(([key, each]) => `${JSON.stringify(key)}: ${jsonText(each, inner)}`),
      '}',
    );
  if (value.kind === 'string') return JSON.stringify(value.value);
  if (value.kind === 'number') return value.raw;
  return value.kind === 'null' ? 'null' : String(value.value);
}
