// Numbers as they are written: exact, whatever their exponent. JSON's readers take 1e300 and 0.1 for binary numbers.
export interface Decimal {
  readonly isNegative: boolean;
  /** Digits without zeros in front; empty for zero. */
  readonly digits: string;
  /** How many of the digits stand behind the decimal point; negative where zeros follow them. */
  readonly scale: number;
}

/** A number as JSON writes it; undefined for what is none. */
export function decimalOf(raw: string): Decimal | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(raw);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/, '');
  return { isNegative: sign === '-', digits, scale: fraction.length - Number(exponent) };
}

export const wholeDigits = ({ digits, scale }: Decimal): number =>
  digits === '' ? 0 : Math.max(0, digits.length - scale);

export const decimalDigits = ({ scale }: Decimal): number => Math.max(0, scale);
