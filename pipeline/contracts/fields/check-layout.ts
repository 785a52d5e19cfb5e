// What a file layout must have so that a file can be read in one way only.
import type { FileLayout } from '../../../schemas/types.ts';
import { type Field, type FieldList, type FileRecord, holdsFields, marksOf, recordsOf } from './field-list.ts';
import type { ReportField } from './report-field.ts';

export function checkLayout(list: FieldList, layout: FileLayout, problem: ReportField): void {
  const isDelimited = layout.format === 'delimited';
  if (isDelimited && layout.separator === undefined)
    problem(['layout', 'format'], 'A delimited file needs a separator.', 'Add "separator:".');
  for (const key of ['separator', 'header', 'quotes'] as const)
    if (!isDelimited && layout[key])
      problem(['layout', key], `"${key}" means nothing in a positional file.`, 'Remove it.', 'key');
  if (layout.byteOrderMark !== undefined && layout.encoding !== 'UTF-8')
    problem(['layout', 'byteOrderMark'], `${layout.encoding} has no byte-order mark.`, 'Remove it.', 'key');
  const records = recordsOf(list);
  for (const { path, fields } of records) {
    const field = path.at(-1);
    if (field && !holdsFields(field))
      problem([...field.yamlPath, 'type'], `"${field.name}" is no kind of line.`, 'Write type: object or type: array.');
    else checkColumns(fields, layout, problem);
  }
  for (const [i, record] of records.entries()) {
    const like = records.slice(0, i).find((earlier) => isTakenFor(earlier, record));
    const [field, other] = [record.path.at(-1), like?.path.at(-1)];
    if (field && other)
      problem(
        [...field.yamlPath, 'name'],
        `A line of "${field.path}" cannot be told from one of "${other.path}".`,
        'Give both a field with one allowed value at the same place.',
      );
  }
}

function checkColumns(fields: readonly Field[], layout: FileLayout, problem: ReportField): void {
  let next = 1;
  for (const field of fields) {
    const { name, position, yamlPath } = field;
    if (holdsFields(field)) {
      problem(
        [...yamlPath, 'type'],
        `"${name}" cannot stand in a line: it holds others.`,
        'Give each a field of its own.',
      );
      continue;
    }
    if (layout.format !== 'positional') continue;
    if (!position || !('start' in position)) {
      problem([...yamlPath, 'name'], `"${name}" does not say where it stands.`, 'Add "start:" and "length:".');
      continue;
    }
    if (position.start !== next) {
      const what = position.start < next ? 'overlaps the field before it' : 'leaves a gap after the field before it';
      problem([...yamlPath, 'start'], `"${name}" ${what}.`, `It should start at ${next}.`);
    }
    next = position.start + position.length;
  }
}

/** Whether each line of a kind is one of an earlier kind too. */
function isTakenFor(earlier: FileRecord, record: FileRecord): boolean {
  const marks = marksOf(record);
  return marksOf(earlier).every((mark) =>
    marks.some(
      ({ position, values }) =>
        JSON.stringify(position) === JSON.stringify(mark.position) && values?.[0]?.value === mark.values?.[0]?.value,
    ),
  );
}
