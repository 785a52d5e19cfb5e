// A field list as a spreadsheet: RFC 4180, with the byte-order mark without which Excel takes UTF-8 for something else.
import { everyField, type Field, type FieldList } from './field-list.ts';
import { plainText } from './plain-text.ts';
import { ruleTexts } from './rule-texts.ts';

const COLUMNS: readonly (readonly [header: string, cell: (field: Field) => unknown])[] = [
  ['campo', ({ name }) => name],
  ['caminho', ({ shownPath }) => shownPath],
  ['tipo', ({ type, itemType }) => (itemType ? `${type} (${itemType})` : type)],
  ['formato', ({ format }) => format],
  ['tamanho_minimo', ({ minSize }) => minSize],
  ['tamanho_maximo', ({ maxSize }) => maxSize],
  ['decimais', ({ decimals }) => decimals],
  ['obrigatorio', ({ obligation }) => ({ always: 'sim', never: 'não', when: 'condicional' })[obligation]],
  ['condicao', ({ texts }) => texts.condition],
  ['descricao', ({ texts }) => texts.description],
  ['regra', (field) => ruleTexts(field).join('; ') || undefined],
  ['valores', ({ values }) => values?.map(valueText).join('; ')],
  ['exemplo', ({ example }) => example],
  ['desde', ({ since }) => since],
  ['obsoleto', ({ deprecated, texts }) => (deprecated ? (texts.deprecated ?? 'sim') : undefined)],
];

const valueText = ({ value, meaning }: NonNullable<Field['values']>[number]): string =>
  meaning === undefined ? String(value) : `${value}: ${plainText(meaning)}`;

export function toCsv(list: FieldList): string {
  const rows = [...everyField(list.fields)].map((field) =>
    COLUMNS.map(([header, cell]) => {
      const value = cell(field) ?? '';
      return header === 'exemplo' ? String(value) : plainText(String(value));
    }),
  );
  const lines = [COLUMNS.map(([header]) => header), ...rows].map((row) => row.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
