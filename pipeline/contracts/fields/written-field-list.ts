import type { FieldListData } from '../../../schemas/types.ts';
import { checkYaml, parseYaml, type Yaml } from '../../config/parse-yaml.ts';
import { type LineIndex, lineIndex } from '../../diagnostics/line-index.ts';
import { oncePerFile } from '../../read/once-per-file.ts';

/** A field list as its author wrote it, with the defaults of its schema. */
export interface WrittenFieldList {
  readonly data: FieldListData;
  readonly yaml: Yaml;
  readonly lines: LineIndex;
}

/** Reads what stands in a file; undefined when that is not as its schema wants it, which is then reported. */
export const writtenFieldList = oncePerFile(({ path, text }, report): WrittenFieldList | undefined => {
  const lines = lineIndex(text);
  const yaml = parseYaml({ sourcePath: path, lines, start: 0, end: text.length }, report);
  if (!yaml || !checkYaml(yaml, 'fields', 'fields-invalid', path, report)) return undefined;
  return { data: yaml.value as FieldListData, yaml, lines };
});
