// The least and the greatest number that a form allows, as whole numbers of its last decimal.
import { type Decimal, decimalDigits, decimalOf } from '../fields/decimal.ts';
import type { ValueForm } from '../fields/value-form.ts';

export interface NumberBounds {
  readonly least: bigint;
  readonly greatest: bigint;
}

/** Where nothing limits a number, those that every program reads exactly. */
const MOST_DIGITS = 15;

/** How many decimals numbers of a form are made with. */
export const decimalsOf = ({ type, decimals, minimum, maximum }: ValueForm): number => {
  if (type === 'integer') return 0;
  const limits = [minimum, maximum].map((limit) => (limit === undefined ? undefined : decimalOf(String(limit))));
  return Math.min(20, decimals ?? Math.max(2, ...limits.map((limit) => (limit ? decimalDigits(limit) : 0))));
};

export function numberBounds(form: ValueForm): NumberBounds {
  const decimals = decimalsOf(form);
  const { least, greatest } = digitBounds(form);
  const minimum = form.minimum === undefined ? undefined : scaled(form.minimum, decimals, 'up');
  const maximum = form.maximum === undefined ? undefined : scaled(form.maximum, decimals, 'down');
  return {
    least: minimum !== undefined && minimum > least ? minimum : least,
    greatest: maximum !== undefined && maximum < greatest ? maximum : greatest,
  };
}

/** What the number of digits allows by itself. */
export function digitBounds(form: ValueForm): NumberBounds {
  const whole = form.maxSize === undefined ? MOST_DIGITS - 2 : form.maxSize - (form.decimals ?? 0);
  const greatest = 10n ** BigInt(Math.min(Math.max(0, whole), 400) + decimalsOf(form)) - 1n;
  return { least: -greatest, greatest };
}

/** A limit as so many of the last decimal; one between two is moved to where it allows them. */
function scaled(limit: number, decimals: number, towards: 'up' | 'down'): bigint | undefined {
  const decimal = decimalOf(String(limit));
  if (!decimal || Math.abs(decimal.scale) > 400) return undefined;
  const whole = wholeOf(decimal);
  const shift = decimals - decimal.scale;
  if (shift >= 0) return whole * 10n ** BigInt(shift);
  const divisor = 10n ** BigInt(-shift);
  const cut = whole / divisor;
  if (cut * divisor === whole) return cut;
  if (towards === 'up') return whole > 0n ? cut + 1n : cut;
  return whole > 0n ? cut : cut - 1n;
}

const wholeOf = ({ isNegative, digits }: Decimal): bigint => BigInt(digits || '0') * (isNegative ? -1n : 1n);

/** So many of the last decimal, as a number is written. */
export function numberText(scaled: bigint, decimals: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return scaled < 0n ? `-${text}` : text;
}
