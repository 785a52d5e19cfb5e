// A field list as a spreadsheet: RFC 4180, with the byte-order mark without which Excel takes UTF-8 for something else.
import type { FieldAspect } from '../../../schemas/types.ts';
import { everyField, type Field, type FieldList, formOf, typeText } from './field-list.ts';
import { plainText } from './plain-text.ts';
import { ruleTexts } from './rule-texts.ts';
import { directionText, sentences } from './sentences.ts';
import { type ValueForm, writtenPattern } from './value-form.ts';

interface Column {
  readonly header: string;
  readonly cell: (field: Field) => unknown;
  /** Whether it is what a program reads, and not a text in Markdown. */
  readonly isData?: boolean;
  /** What of a field it says, where that may be an example of ours. */
  readonly aspect?: FieldAspect;
}

const COLUMNS: readonly Column[] = [
  { header: 'campo', cell: ({ name }) => name, isData: true },
  { header: 'caminho', cell: ({ shownPath }) => shownPath, isData: true },
  { header: 'variante', cell: ({ variant }) => variant && `${variant.discriminator} = ${variant.value}`, isData: true },
  {
    header: 'posicao_inicial',
    cell: ({ position }) => position && ('column' in position ? position.column : position.start),
  },
  {
    header: 'posicao_final',
    cell: ({ position }) => position && ('column' in position ? position.column : position.start + position.length - 1),
  },
  { header: 'tipo', cell: typeText, isData: true, aspect: 'type' },
  { header: 'formato', cell: ({ format }) => format, isData: true, aspect: 'format' },
  { header: 'padrao', cell: patternOf, isData: true, aspect: 'pattern' },
  { header: 'itens_minimo', cell: (field) => (isMany(field) ? field.minSize : undefined), aspect: 'size' },
  { header: 'itens_maximo', cell: (field) => (isMany(field) ? field.maxSize : undefined), aspect: 'size' },
  { header: 'tamanho_minimo', cell: (field) => valueFormOf(field)?.minSize, aspect: 'size' },
  { header: 'tamanho_maximo', cell: (field) => valueFormOf(field)?.maxSize, aspect: 'size' },
  { header: 'decimais', cell: (field) => formOf(field).decimals, aspect: 'decimals' },
  { header: 'minimo', cell: (field) => formOf(field).minimum, aspect: 'minimum' },
  { header: 'maximo', cell: (field) => formOf(field).maximum, aspect: 'maximum' },
  { header: 'unidade', cell: (field) => formOf(field).unit, isData: true, aspect: 'unit' },
  { header: 'nulo', cell: ({ nullable }) => (nullable ? 'sim' : undefined), aspect: 'nullable' },
  {
    header: 'obrigatorio',
    aspect: 'required',
    cell: ({ obligation }) => ({ always: 'sim', never: 'não', when: 'condicional' })[obligation],
  },
  { header: 'condicao', cell: ({ texts }) => texts.condition, aspect: 'required' },
  { header: 'ausente_quando', cell: ({ texts }) => texts.absence, aspect: 'absent' },
  { header: 'sentido', cell: directionText },
  { header: 'descricao', cell: ({ texts }) => texts.description },
  { header: 'regra', cell: (field) => sentences(ruleTexts(field)), aspect: 'rule' },
  { header: 'valores', cell: (field) => formOf(field).values?.map(valueText).join('; '), aspect: 'values' },
  { header: 'exemplo', cell: ({ example }) => example, isData: true },
  { header: 'desde', cell: ({ since }) => since },
  { header: 'obsoleto', cell: ({ deprecated, texts }) => (deprecated ? (texts.deprecated ?? 'sim') : undefined) },
  { header: 'ilustrativo', cell: illustrativeCell, isData: true },
];

const isMany = ({ type }: Field): boolean => type === 'array' || type === 'map';

/** What has characters or digits: the field, or each of its items. */
const valueFormOf = (field: Field): ValueForm | undefined => (isMany(field) ? field.item : field);

/** Whether all of a field is an example of ours, or which of its cells say what is. */
function illustrativeCell(field: Field): string {
  const { illustrative = false } = field;
  if (typeof illustrative === 'boolean') return illustrative ? 'sim' : '';
  return COLUMNS.filter(
    ({ aspect, cell }) => aspect && illustrative.includes(aspect) && ![undefined, ''].includes(cell(field) as string),
  )
    .map(({ header }) => header)
    .join(', ');
}

function patternOf(field: Field): string | undefined {
  const pattern = formOf(field).pattern ?? field.propertyNames;
  return pattern && writtenPattern(pattern);
}

const valueText = ({ value, meaning }: NonNullable<ValueForm['values']>[number]): string =>
  meaning === undefined ? String(value) : `${value}: ${plainText(meaning)}`;

/** Spreadsheets split at what their country separates by: in Brazil, where the comma is the decimal mark, a semicolon. */
export function toCsv(list: FieldList, separator: string): string {
  const rows = [...everyField(list.fields)].map((field) =>
    COLUMNS.map(({ cell, isData }) => {
      const value = String(cell(field) ?? '');
      return harmless(isData ? value : plainText(value));
    }),
  );
  const lines = [COLUMNS.map(({ header }) => header), ...rows].map((row) =>
    row.map((text) => csvCell(text, separator)).join(separator),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would take for a formula, as a text; a negative number is none. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:[.,]\d+)?$/.test(text) ? `'${text}` : text;

const csvCell = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
