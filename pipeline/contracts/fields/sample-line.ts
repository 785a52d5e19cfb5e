// The lines a layout describes, made from the examples of its fields: a sample that cannot differ from the table above it.
import type { FileLayout } from '../../../schemas/types.ts';
import { cellText } from './cell-text.ts';
import { type Field, type FieldList, recordsOf } from './field-list.ts';

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
    const parts = fields.map((field) => ({
      field,
      text: cellText(field, isAsked(field, around) ? valueText(field) : '', layout),
    }));
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

const valueText = (field: Field): string => field.example ?? String(field.values?.[0]?.value ?? '');
