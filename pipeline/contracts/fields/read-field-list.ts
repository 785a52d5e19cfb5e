// One file of content/fields/: its YAML read and checked, with every problem at its line.
import type { FieldListData } from '../../../schemas/types.ts';
import { checkYaml, parseYaml } from '../../config/parse-yaml.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';
import type { SourceFile } from '../../read/content.ts';
import { checkEntry } from './check-entry.ts';
import type { FieldList } from './field-list.ts';
import type { SharedValues } from './shared-values.ts';
import { literalsOf, toFieldList } from './to-field-list.ts';

/** What a list may name of others. */
export interface SiteLists {
  readonly lists?: ReadonlyMap<string, FieldList>;
  readonly valuesOf?: SharedValues;
}

/** Reads a field list; undefined when it is faulty, which is then reported. */
export function readFieldList(
  { path: sourcePath, text }: SourceFile,
  report: Report,
  { lists = new Map(), valuesOf }: SiteLists = {},
): FieldList | undefined {
  const lines = lineIndex(text);
  const yaml = parseYaml({ sourcePath, lines, start: 0, end: text.length }, report);
  if (!yaml || !checkYaml(yaml, 'fields', 'fields-invalid', sourcePath, report)) return undefined;
  const { rangeOf } = yaml;
  return toFieldList(yaml.value as FieldListData, {
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
