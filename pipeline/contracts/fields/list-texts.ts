// The Markdown in a field list.
import type { AuthoredText } from '../../parse/parse-texts.ts';
import { ERROR_TEXTS, everyField, type Field, type FieldList } from './field-list.ts';

export function* listTexts({ description, fields, errors, rangeOf }: FieldList): Iterable<AuthoredText> {
  if (description !== undefined) yield { text: description, range: rangeOf(['description']) };
  for (const [i, error] of errors.entries()) {
    for (const key of ERROR_TEXTS) {
      const text = error[key];
      if (text !== undefined) yield { text, range: rangeOf(['errors', i, key]) };
    }
  }
  for (const field of everyField(fields)) yield* fieldTexts(field, rangeOf);
}

/** What it says of its own changes. These name what is there no longer. */
export function* listNotes({ change, fields, rangeOf }: FieldList): Iterable<AuthoredText> {
  if (change !== undefined) yield { text: change, range: rangeOf(['change']) };
  for (const field of everyField(fields)) yield* fieldNotes(field, rangeOf);
}

/** The same of one field. */
export function* fieldNotes({ texts, yamlPath }: Field, rangeOf: FieldList['rangeOf']): Iterable<AuthoredText> {
  if (texts.change !== undefined) yield { text: texts.change, range: rangeOf([...yamlPath, 'change']) };
}

/** The Markdown of one field, but for those that it holds. */
export function* fieldTexts(field: Field, rangeOf: FieldList['rangeOf']): Iterable<AuthoredText> {
  const { texts, values = [], valuesFrom, yamlPath } = field;
  const text = function* (text: string | undefined, ...at: readonly (string | number)[]): Iterable<AuthoredText> {
    if (text !== undefined) yield { text, range: rangeOf([...yamlPath, ...at]) };
  };
  yield* text(texts.description, 'description');
  yield* text(texts.condition, 'required', 'when');
  yield* text(texts.absence, 'absent', 'when');
  yield* text(texts.rule, 'rule');
  yield* text(texts.deprecated, 'deprecated');
  // What another field says of its values stands there.
  if (!valuesFrom) for (const [i, { meaning }] of values.entries()) yield* text(meaning, 'values', i, 'meaning');
}
