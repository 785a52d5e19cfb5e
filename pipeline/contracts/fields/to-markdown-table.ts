// A field list in the Markdown of a page: a table, for those who read it as text.

import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks } from '../../parse/escape-text.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import { everyField, type Field, type FieldList } from './field-list.ts';
import { fieldsShown } from './to-element.ts';

const HEADERS = ['Campo', 'Caminho', 'Tipo', 'Formato', 'Obrigatório', 'Descrição e regra', 'Exemplo'];

const OBLIGATIONS = { always: 'sim', never: 'não', when: 'condicional' } as const;

export function toMarkdownTable(list: FieldList, use: DataUse, texts: ShownTexts): string {
  const rows = [...everyField(fieldsShown(list, use))].map((field) => [
    codeSpan(field.name),
    codeSpan(field.shownPath),
    field.itemType ? `${field.type} (${field.itemType})` : field.type,
    escapeMarks(formatOf(field)),
    OBLIGATIONS[field.obligation],
    notesOf(field, texts),
    field.example === undefined ? '' : codeSpan(field.example),
  ]);
  return markdownTable(HEADERS, rows);
}

/** What is said of a field in words, and the values it may have. */
export function notesOf(field: Field, texts: ShownTexts): string {
  const shown = (text: string | undefined): string => (text === undefined ? '' : shownText(texts, text).line);
  const { condition, description, rule, deprecated } = field.texts;
  const rules = field.rules.map((each) => `${codeSpan(each.code)}: ${shown(each.rule)}`);
  const values = field.values?.map(
    ({ value, meaning }) => codeSpan(String(value)) + (meaning ? `: ${shown(meaning)}` : ''),
  );
  const about = [shown(description), shown(rule), ...rules, shown(condition), shown(deprecated)];
  return [...about, values?.join(', ') ?? ''].filter(Boolean).join('. ');
}

/** The form of its values in a few characters. */
export function formatOf({ format, minSize, maxSize, decimals }: Field): string {
  if (format !== undefined) return format;
  if (maxSize === undefined) return minSize === undefined ? '' : `${minSize} ou mais`;
  if (decimals !== undefined) return `${maxSize},${decimals}`;
  return minSize === maxSize ? String(maxSize) : minSize === undefined ? `até ${maxSize}` : `${minSize} a ${maxSize}`;
}
