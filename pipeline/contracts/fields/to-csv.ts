// A field list as a spreadsheet.
import type { FieldAspect } from '../../../schemas/types.ts';
import type { Words } from '../../languages/words.ts';
import { csvText } from './csv-text.ts';
import { everyField, type Field, type FieldList, formOf, typeText } from './field-list.ts';
import { plainText } from './plain-text.ts';
import { ruleTexts } from './rule-texts.ts';
import { directionText, obligationText, sentences } from './sentences.ts';
import { type ValueForm, writtenPattern } from './value-form.ts';

interface Column {
  readonly name: keyof Words['columns'];
  readonly cell: (field: Field, strings: Words) => unknown;
  /** Whether it is what a program reads, and not a text in Markdown. */
  readonly isData?: boolean;
  /** What of a field it says, where that may be an example of ours. */
  readonly aspect?: FieldAspect;
}

const COLUMNS: readonly Column[] = [
  { name: 'name', cell: ({ name }) => name, isData: true },
  { name: 'path', cell: ({ shownPath }) => shownPath, isData: true },
  { name: 'variant', cell: ({ variant }) => variant && `${variant.discriminator} = ${variant.value}`, isData: true },
  {
    name: 'first',
    cell: ({ position }) => position && ('column' in position ? position.column : position.start),
  },
  {
    name: 'last',
    cell: ({ position }) => position && ('column' in position ? position.column : position.start + position.length - 1),
  },
  { name: 'type', cell: (field) => typeText(field), isData: true, aspect: 'type' },
  { name: 'format', cell: ({ format }) => format, isData: true, aspect: 'format' },
  { name: 'pattern', cell: patternOf, isData: true, aspect: 'pattern' },
  { name: 'minItems', cell: (field) => (isMany(field) ? field.minSize : undefined), aspect: 'size' },
  { name: 'maxItems', cell: (field) => (isMany(field) ? field.maxSize : undefined), aspect: 'size' },
  { name: 'minSize', cell: (field) => valueFormOf(field)?.minSize, aspect: 'size' },
  { name: 'maxSize', cell: (field) => valueFormOf(field)?.maxSize, aspect: 'size' },
  { name: 'decimals', cell: (field) => formOf(field).decimals, aspect: 'decimals' },
  { name: 'minimum', cell: (field) => formOf(field).minimum, aspect: 'minimum' },
  { name: 'maximum', cell: (field) => formOf(field).maximum, aspect: 'maximum' },
  { name: 'unit', cell: (field) => formOf(field).unit, isData: true, aspect: 'unit' },
  { name: 'nullable', cell: ({ nullable }, { data }) => (nullable ? data.yes : undefined), aspect: 'nullable' },
  { name: 'required', cell: obligationText, aspect: 'required' },
  { name: 'condition', cell: ({ texts }) => texts.condition, aspect: 'required' },
  { name: 'absentWhen', cell: ({ texts }) => texts.absence, aspect: 'absent' },
  { name: 'direction', cell: directionText },
  { name: 'description', cell: ({ texts }) => texts.description },
  { name: 'rule', cell: (field) => sentences(ruleTexts(field)), aspect: 'rule' },
  { name: 'values', cell: (field) => formOf(field).values?.map(valueText).join('; '), aspect: 'values' },
  { name: 'example', cell: ({ example }) => example, isData: true },
  { name: 'since', cell: ({ since }) => since },
  {
    name: 'deprecated',
    cell: ({ deprecated, texts }, { data }) => (deprecated ? (texts.deprecated ?? data.yes) : undefined),
  },
  { name: 'illustrative', cell: illustrativeCell, isData: true },
];

const isMany = ({ type }: Field): boolean => type === 'array' || type === 'map';

/** What has characters or digits: the field, or each of its items. */
const valueFormOf = (field: Field): ValueForm | undefined => (isMany(field) ? field.item : field);

/** Whether all of a field is an example of ours, or which of its cells say what is. */
function illustrativeCell(field: Field, strings: Words): string {
  const { illustrative = false } = field;
  if (typeof illustrative === 'boolean') return illustrative ? strings.data.yes : '';
  return COLUMNS.filter(
    ({ aspect, cell }) =>
      aspect && illustrative.includes(aspect) && ![undefined, ''].includes(cell(field, strings) as string),
  )
    .map(({ name }) => strings.columns[name])
    .join(', ');
}

function patternOf(field: Field): string | undefined {
  const pattern = formOf(field).pattern ?? field.propertyNames;
  return pattern && writtenPattern(pattern);
}

const valueText = ({ value, meaning }: NonNullable<ValueForm['values']>[number]): string =>
  meaning === undefined ? String(value) : `${value}: ${plainText(meaning)}`;

/** Spreadsheets split at what their country separates by: in Brazil, where the comma is the decimal mark, a semicolon. */
export function toCsv(list: FieldList, separator: string, strings: Words): string {
  const rows = [...everyField(list.fields)].map((field) =>
    COLUMNS.map(({ cell, isData }) => {
      const value = String(cell(field, strings) ?? '');
      return isData ? value : plainText(value);
    }),
  );
  return csvText([COLUMNS.map(({ name }) => strings.columns[name]), ...rows], separator);
}
