// Numbers as they are written: exact, whatever their exponent. JSON's readers take 1e300 and 0.1 for binary numbers.
export interface Decimal {
  readonly isNegative: boolean;
  /** Digits without zeros in front; empty for zero. */
  readonly digits: string;
  /** How many of the digits stand after the decimal point; negative where zeros follow them. */
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

/** Two of one scale as whole numbers, with that scale. */
function aligned(a: Decimal, b: Decimal): readonly [bigint, bigint, number] {
  const scale = Math.max(a.scale, b.scale);
  return [whole(a, scale), whole(b, scale), scale];
}

function whole({ isNegative, digits, scale }: Decimal, to: number): bigint {
  const value = BigInt(digits === '' ? 0 : digits) * 10n ** BigInt(to - scale);
  return isNegative ? -value : value;
}

const fromWhole = (value: bigint, scale: number): Decimal => ({
  isNegative: value < 0n,
  digits: value === 0n ? '' : String(value < 0n ? -value : value),
  scale,
});

/** Below zero where the first is less, above where it is greater. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const [first, second] = aligned(a, b);
  return first < second ? -1 : Number(first > second);
}

export function sumOf(decimals: readonly Decimal[]): Decimal {
  const scale = Math.max(0, ...new Set(decimals.map((decimal) => decimal.scale)));
  return fromWhole(
    decimals.reduce((sum, decimal) => sum + whole(decimal, scale), 0n),
    scale,
  );
}

/** How far apart two are. */
export function difference(a: Decimal, b: Decimal): Decimal {
  const [first, second, scale] = aligned(a, b);
  return fromWhole(first > second ? first - second : second - first, scale);
}

export function decimalText({ isNegative, digits, scale }: Decimal): string {
  const padded = scale > 0 ? digits.padStart(scale + 1, '0') : (digits || '0') + '0'.repeat(digits === '' ? 0 : -scale);
  const text = scale > 0 ? `${padded.slice(0, -scale)}.${padded.slice(-scale)}` : padded;
  return isNegative ? `-${text}` : text;
}
