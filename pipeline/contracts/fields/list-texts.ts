// The Markdown in a field list.
import type { AuthoredText } from '../../parse/parse-texts.ts';
import { ERROR_TEXTS, everyField, type FieldList } from './field-list.ts';

export function* listTexts({ description, fields, errors, rangeOf }: FieldList): Iterable<AuthoredText> {
  const text = function* (text: string | undefined, at: readonly (string | number)[]): Iterable<AuthoredText> {
    if (text !== undefined) yield { text, range: rangeOf(at) };
  };
  yield* text(description, ['description']);
  for (const [i, error] of errors.entries()) for (const key of ERROR_TEXTS) yield* text(error[key], ['errors', i, key]);
  for (const { texts, values = [], yamlPath } of everyField(fields)) {
    yield* text(texts.description, [...yamlPath, 'description']);
    yield* text(texts.condition, [...yamlPath, 'required', 'when']);
    yield* text(texts.absence, [...yamlPath, 'absent', 'when']);
    yield* text(texts.rule, [...yamlPath, 'rule']);
    yield* text(texts.deprecated, [...yamlPath, 'deprecated']);
    for (const [i, { meaning }] of values.entries()) yield* text(meaning, [...yamlPath, 'values', i, 'meaning']);
  }
}
