// A field list in the Markdown of a page: a table, for those who read it as text.

import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks } from '../../parse/escape-text.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import { everyField, type Field, type FieldList, formOf, typeText } from './field-list.ts';
import { illustrativeMarkdown } from './illustrative.ts';
import { absentWhen, directionText, requiredWhen, sentences } from './sentences.ts';
import { sizeText } from './size-text.ts';
import { fieldsShown } from './to-element.ts';

const HEADERS = ['Campo', 'Caminho', 'Tipo', 'Formato', 'Obrigatório', 'Descrição e regra', 'Exemplo'];

const OBLIGATIONS = { always: 'sim', never: 'não', when: 'condicional' } as const;

export function toMarkdownTable(list: FieldList, use: DataUse, texts: ShownTexts): string {
  const rows = [...everyField(fieldsShown(list, use))].map((field) => [
    codeSpan(field.name),
    codeSpan(field.shownPath),
    ...(list.layout ? [positionText(field)] : []),
    typeText(field),
    escapeMarks(formText(field)),
    OBLIGATIONS[field.obligation],
    sentences([aboutField(field, texts), list.illustrative ? undefined : illustrativeMarkdown(field)]),
    field.example === undefined ? '' : codeSpan(field.example),
  ]);
  const table = markdownTable(list.layout ? HEADERS.toSpliced(2, 0, 'Posição') : HEADERS, rows);
  return list.illustrative ? `${illustrativeMarkdown(list)}\n\n${table}` : table;
}

/** What is said of a field in words, and the values it may have. */
export function aboutField(field: Field, shownTexts: ShownTexts): string {
  const { texts, variant } = field;
  const shown = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : shownText(shownTexts, text).line;
  const rules = field.rules.map((each) => `${codeSpan(each.code)}: ${shown(each.rule)}`);
  const values = formOf(field).values?.map(
    ({ value, meaning }) => codeSpan(String(value)) + (meaning ? `: ${shown(meaning)}` : ''),
  );
  return sentences([
    variant && `Só com ${codeSpan(variant.discriminator)} = ${codeSpan(variant.value)} (${escapeMarks(variant.title)})`,
    shown(texts.description),
    shown(texts.rule),
    ...rules,
    requiredWhen(shown(texts.condition)),
    absentWhen(shown(texts.absence)),
    directionText(field),
    field.deprecated ? `Obsoleto${texts.deprecated === undefined ? '' : `: ${shown(texts.deprecated)}`}` : undefined,
    values && `Valores: ${values.join('; ')}`,
  ]);
}

function positionText({ position }: Field): string {
  if (!position) return '';
  return 'column' in position ? String(position.column) : `${position.start} a ${position.start + position.length - 1}`;
}

/** The form of a value, in the author's words or else by its limits; of what holds values, how many and what each is. */
export function formText(field: Field): string {
  const { item, format, nullable, type } = field;
  const form = formOf(field);
  const own = sizeText(field);
  const count = own === '' || (type !== 'array' && type !== 'map') ? '' : `${own} itens`;
  const each = item ? (format ?? sizeText(item)) : '';
  const said = item || count !== '' ? [count, each && `cada um: ${each}`].filter(Boolean).join('; ') : (format ?? own);
  return [said, form.unit, nullable && type !== 'null' && 'ou nulo'].filter(Boolean).join(' ');
}
