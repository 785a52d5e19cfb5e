// A field list in the Markdown of a page: a table, for those who read it as text.

import { fillIn } from '../../../schemas/fill-in.ts';
import type { Nodes } from '../../../schemas/types.ts';
import type { Words } from '../../languages/words.ts';
import { lineOf } from '../../link/line-of.ts';
import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks } from '../../parse/escape-text.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import { everyField, type Field, type FieldList, formOf, typeText } from './field-list.ts';
import { illustrativeMarkdown } from './illustrative.ts';
import { absentWhen, capital, directionText, obligationText, requiredWhen, sentences } from './sentences.ts';
import { sizeText } from './size-text.ts';
import { fieldsShown } from './to-element.ts';

const headersOf = (list: FieldList, strings: Words): string[] => [
  strings.fieldName,
  strings.operationPath,
  ...(list.layout ? [strings.data.position] : []),
  strings.fieldType,
  strings.operationFormat,
  strings.data.required,
  strings.fieldNotes,
  strings.operationExample,
];

/** What a field is shown with. */
export interface FieldScope {
  readonly texts: ShownTexts;
  readonly strings: Words;
  /** Since when it is there, and when it has changed. */
  readonly marks: Nodes;
  /** In front of addresses. */
  readonly siteUrl: string;
}

interface TableScope extends Omit<FieldScope, 'marks'> {
  readonly marksOf: (field: Field) => Nodes;
}

export function toMarkdownTable(list: FieldList, use: DataUse, scope: TableScope): string {
  const { strings } = scope;
  const rows = [...everyField(fieldsShown(list, use))].map((field) => [
    codeSpan(field.name),
    codeSpan(field.shownPath),
    ...(list.layout ? [positionText(field, strings)] : []),
    typeText(field),
    escapeMarks(formText(field, strings)),
    obligationText(field, strings),
    sentences([
      aboutField(field, { ...scope, marks: scope.marksOf(field) }),
      list.illustrative ? undefined : illustrativeMarkdown(field, strings),
    ]),
    field.example === undefined ? '' : codeSpan(field.example),
  ]);
  const table = markdownTable(headersOf(list, strings), rows);
  return list.illustrative ? `${illustrativeMarkdown(list, strings)}\n\n${table}` : table;
}

/** What is said of a field in words, and the values it may have. */
export function aboutField(field: Field, { texts: shownTexts, strings, marks, siteUrl }: FieldScope): string {
  const { texts, variant, since } = field;
  const shown = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : shownText(shownTexts, text).line;
  const rules = field.rules.map((each) => `${codeSpan(each.code)}: ${shown(each.rule)}`);
  const values = formOf(field).values?.map(
    ({ value, meaning }) => codeSpan(String(value)) + (meaning ? `: ${shown(meaning)}` : ''),
  );
  return sentences([
    variant &&
      fillIn(strings.data.onlyWith, {
        field: codeSpan(variant.discriminator),
        value: codeSpan(variant.value),
        title: escapeMarks(variant.title),
      }),
    shown(texts.description),
    shown(texts.rule),
    ...rules,
    requiredWhen(shown(texts.condition), strings),
    absentWhen(shown(texts.absence), strings),
    directionText(field, strings),
    field.deprecated ? deprecation(shown(texts.deprecated), strings) : undefined,
    values && fillIn(strings.data.values, { values: values.join('; ') }),
    since === undefined ? undefined : capital(fillIn(strings.fieldSince, { version: escapeMarks(since) })),
    capital(lineOf(marks, siteUrl)),
  ]);
}

function deprecation(instead: string | undefined, { fieldDeprecated }: Words): string {
  const mark = capital(fieldDeprecated);
  return instead === undefined ? mark : `${mark}: ${instead}`;
}

function positionText({ position }: Field, { data }: Words): string {
  if (!position) return '';
  if ('column' in position) return String(position.column);
  const { start, length } = position;
  return fillIn(data.range, { first: String(start), last: String(start + length - 1) });
}

/** The form of a value, in the author's words or else by its limits; of what holds values, how many and what each is. */
export function formText(field: Field, strings: Words): string {
  const { item, format, nullable, type } = field;
  const form = formOf(field);
  const own = sizeText(field, strings);
  const count = own === '' || (type !== 'array' && type !== 'map') ? '' : `${own} ${strings.fieldArrayItems}`;
  const each = item ? (format ?? sizeText(item, strings)) : '';
  const said =
    item || count !== ''
      ? [count, each && fillIn(strings.fieldEach, { form: each })].filter(Boolean).join('; ')
      : (format ?? own);
  return [said, form.unit, nullable && type !== 'null' && strings.fieldNullable].filter(Boolean).join(' ');
}
