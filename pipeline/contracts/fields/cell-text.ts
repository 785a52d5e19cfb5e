// A value of a line as its layout writes it.
import type { FileLayout } from '../../../schemas/types.ts';
import type { Field } from './field-list.ts';
import { formedDate, PLAIN_DATES } from './file-dates.ts';

/** A value as JSON writes it, in the place of its field; of a positional file cut to that. */
export function cellText(
  { position, type, decimals = 0 }: Field,
  value: string,
  { decimalMark = '.', dateFormat = PLAIN_DATES, ...layout }: FileLayout,
): string {
  const isNumber = type === 'number';
  const digits = decimalMark === 'none' && isNumber ? withDecimals(value, decimals) : value;
  const marked = isNumber && decimalMark === ',' ? digits.replace('.', ',') : digits;
  const text = type === 'date' && value !== '' ? formedDate(value, dateFormat) : marked;
  if (!position || 'column' in position) return layout.quotes ? quoted(text, layout.separator ?? ';') : text;
  const { length, align, padding } = position;
  const cut = text.slice(0, length);
  return align === 'left' ? cut.padEnd(length, padding) : cut.padStart(length, padding);
}

/** As RFC 4180 has it: in quotes only where they are needed. */
const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function withDecimals(value: string, decimals: number): string {
  const [whole = '', fraction = ''] = value.split('.');
  return whole + fraction.padEnd(decimals, '0');
}
