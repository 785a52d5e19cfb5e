// A file of content/postman/, parsed and held to the schema of what it is.

import { HALF_CHARACTER } from '../../config/yaml-problems.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../../diagnostics/line-index.ts';
import { sayInEnglish } from '../../languages/say-in-english.ts';
import type { SourceFile } from '../../read/content.ts';
import { oncePerFile } from '../../read/once-per-file.ts';
import type { ForeignSchemaName } from '../../validate/schemas.ts';
import { validate } from '../../validate/validator.ts';
import { JsonError, type JsonNode, parseJson } from '../fields/parse-json.ts';
import { everyText, placeAt } from './json-at.ts';

export interface LocatedJson {
  readonly root: JsonNode;
  readonly lines: LineIndex;
}

/** Reads files that must obey a schema; undefined for one that does not, which is then reported. */
export const jsonReader = (schema: ForeignSchemaName) =>
  oncePerFile((file, report): LocatedJson | undefined => readJson(file, schema, report));

function readJson(
  { path: sourcePath, text }: SourceFile,
  schema: ForeignSchemaName,
  report: Report,
): LocatedJson | undefined {
  const lines = lineIndex(text);
  const problem = (message: string, start: number, end: number, hint?: string): void =>
    report({ rule: 'postman-invalid', message, sourcePath, range: lines.range(start, end), hint });
  let root: JsonNode;
  try {
    root = parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    problem(`${sayInEnglish(error.said)}.`, error.at, error.at + 1);
    return undefined;
  }
  const problems = validate(schema, JSON.parse(text));
  for (const { path, at, message, hint } of problems) {
    const { start, end } = placeAt(root, path, at);
    problem(message, start, end, hint);
  }
  const halves = [...everyText(root)].filter(({ node }) => HALF_CHARACTER.test(node.value));
  for (const { node } of halves)
    problem('An escape gives half a character.', node.start, node.end, 'Write the character itself.');
  return problems.length + halves.length > 0 ? undefined : { root, lines };
}
