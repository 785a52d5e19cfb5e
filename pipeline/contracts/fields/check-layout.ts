// What a file layout must have so that a line can be read in one way only.
import type { FileLayout } from '../../../schemas/types.ts';
import { type FieldList, recordsOf } from './field-list.ts';

type Problem = (path: readonly (string | number)[], message: string, hint?: string) => void;

export function checkLayout(list: FieldList, layout: FileLayout, problem: Problem): void {
  if (layout.format === 'delimited' && layout.separator === undefined) {
    problem(['layout', 'format'], 'A delimited file needs a separator.', 'Add "separator:".');
  }
  for (const { field, fields } of recordsOf(list)) {
    if (field && field.type !== 'object' && field.type !== 'array') {
      problem([...field.yamlPath, 'type'], `"${field.name}" is no kind of line.`, 'Write type: object or type: array.');
      continue;
    }
    let next = 1;
    for (const { name, type, position, yamlPath } of fields) {
      if (type === 'object' || type === 'array') {
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
}
