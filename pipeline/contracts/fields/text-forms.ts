// Types that are strings of one form: what they look like, and what only calculation tells. The pattern is published too, so
// that a validator which knows no formats still refuses what is refused here, but for check digits and days no month has.
import type { FieldType } from './value-form.ts';

export interface TextForm {
  readonly pattern: RegExp;
  /** What the pattern cannot say. */
  readonly isSound?: (value: string) => boolean;
  /** Its name among the formats of JSON Schema. */
  readonly jsonFormat?: string;
}

const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?`;
/** Of all offsets in use the least is -12:00 and the greatest +14:00, in quarters of an hour. */
const OFFSET = String.raw`(?:Z|-(?:0\d|1[01]):(?:00|15|30|45)|-12:00|\+(?:0\d|1[0-3]):(?:00|15|30|45)|\+14:00)`;
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const URI_MARK = "(?:[A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})";

const FORMS: Readonly<Record<string, TextForm>> = {
  date: {
    pattern: new RegExp(`^${DATE}$`),
    isSound: isDay,
    jsonFormat: 'date',
  },
  datetime: {
    pattern: new RegExp(`^${DATE}T${TIME}${OFFSET}$`),
    isSound: (value) => isDay(value.slice(0, 10)),
    jsonFormat: 'date-time',
  },
  time: {
    pattern: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  },
  cnpj: {
    pattern: /^[0-9A-Z]{12}\d{2}$/,
    isSound: (value) => hasCheckDigits(value, 9),
  },
  cpf: {
    pattern: /^\d{11}$/,
    isSound: (cpf) => hasCheckDigits(cpf, 11),
  },
  isin: {
    pattern: /^[A-Z]{2}[0-9A-Z]{9}\d$/,
    isSound: hasLuhnDigit,
  },
  uuid: {
    pattern: /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/,
    jsonFormat: 'uuid',
  },
  email: {
    pattern: new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${LABEL}$`),
    jsonFormat: 'email',
  },
  uri: {
    pattern: new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:${URI_MARK}+(?:#${URI_MARK}*)?$`),
    isSound: (value) => URL.canParse(value),
    jsonFormat: 'uri',
  },
};

/** The form of a type; undefined for one that is no string of one form. */
export const textFormOf = (type: FieldType): TextForm | undefined => FORMS[type];

export const hasForm = ({ pattern, isSound }: TextForm, value: string): boolean =>
  pattern.test(value) && (isSound?.(value) ?? true);

/** Whether a text is a day of the calendar, as `2025-11-23`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const [year, month, day] = [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8))];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

/**
 * Both registers take the rest of 11 twice, the weights growing from the right, in the CNPJ up to 9 and from 2 again. A letter
 * counts as its place in ASCII above that of zero. A character repeated throughout has right digits, and is no number.
 */
function hasCheckDigits(value: string, greatest: number): boolean {
  if (new Set(value).size === 1) return false;
  const digitOf = (characters: string): number => {
    let sum = 0;
    let weight = 2;
    for (let at = characters.length - 1; at >= 0; at--) {
      sum += (characters.charCodeAt(at) - 48) * weight;
      weight = weight === greatest ? 2 : weight + 1;
    }
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const body = value.slice(0, -2);
  const first = digitOf(body);
  return value.endsWith(`${first}${digitOf(body + first)}`);
}

/** ISO 6166: letters are two digits, A being 10; of these every second one from the right is doubled. */
function hasLuhnDigit(value: string): boolean {
  const digits = [...value].map((mark) => Number.parseInt(mark, 36)).join('');
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
