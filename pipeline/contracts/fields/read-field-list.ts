// One file of content/fields/: its YAML read and checked, with every problem at its line.
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../read/content.ts';
import { checkEntry } from './check-entry.ts';
import type { FieldList } from './field-list.ts';
import type { SharedValues } from './shared-values.ts';
import { literalsOf, toFieldList } from './to-field-list.ts';
import { writtenFieldList } from './written-field-list.ts';

/** What a list may name of others. */
export interface SiteLists {
  readonly lists?: ReadonlyMap<string, FieldList>;
  readonly valuesOf?: SharedValues;
}

/** Reads a field list; undefined when it is faulty, which is then reported. */
export function readFieldList(
  file: SourceFile,
  report: Report,
  { lists = new Map(), valuesOf }: SiteLists = {},
): FieldList | undefined {
  const written = writtenFieldList(file, report);
  if (!written) return undefined;
  const { data, yaml, lines } = written;
  const { rangeOf } = yaml;
  const { path: sourcePath } = file;
  return toFieldList(data, {
    sourcePath,
    lists,
    valuesOf,
    checkEntry,
    rangeOf,
    literalAt: literalsOf(yaml, lines),
    problem: (path, message, hint, at = 'value') =>
      report({ rule: 'fields-invalid', message, sourcePath, range: rangeOf(path, at), hint }),
  });
}
