// Values of a form, made up: nobody has these numbers, and their check digits are right. The same ones for the same seed.
import { createHash } from 'node:crypto';
import { checkScalar, type ScalarNode } from '../fields/check-scalar.ts';
import type { Pick } from '../fields/sample-pattern.ts';
import { samplePattern } from '../fields/sample-pattern.ts';
import { hasForm, type TextForm, textFormOf } from '../fields/text-forms.ts';
import { type FieldType, isNumeric, type ValueForm, writtenPattern } from '../fields/value-form.ts';
import { decimalsOf, numberBounds, numberText } from './number-bounds.ts';

/** What a value is made of. */
export interface Sampled {
  readonly form: ValueForm;
  /** What the field is called, which says of some texts what they are. */
  readonly name: string;
  /** The author's example. */
  readonly example: ScalarNode | undefined;
  /** What the file of a field can say. */
  readonly isWritable: (value: ScalarNode) => boolean;
  readonly seed: string;
}

/** The value of this number, of which the first is the author's example where that is right; undefined where none is found. */
export function sampleScalar(sampled: Sampled, index: number): ScalarNode | undefined {
  const known = found.get(sampled) ?? new Map<number, ScalarNode | undefined>();
  found.set(sampled, known);
  if (!known.has(index)) known.set(index, firstRight(sampled, index));
  return known.get(index);
}

const found = new WeakMap<Sampled, Map<number, ScalarNode | undefined>>();

function firstRight(sampled: Sampled, index: number): ScalarNode | undefined {
  for (const value of candidates(sampled, index)) if (isRight(sampled, value)) return value;
  return undefined;
}

export const isRight = ({ form, isWritable }: Sampled, value: ScalarNode): boolean =>
  checkScalar(form, value).length === 0 && isWritable(value);

export const textNode = (value: string): ScalarNode => ({ kind: 'string', value });

function* candidates(sampled: Sampled, index: number): Iterable<ScalarNode> {
  const { form, name, example, seed } = sampled;
  const { type, values } = form;
  const known = registerOf(type, name);
  const isExampleGood = known === undefined || (example?.kind === 'string' && hasForm(known, example.value));
  if (index === 0 && example && isExampleGood) yield example;
  if (values) for (let i = 0; i < values.length; i++) yield scalarOf(values[(index + i) % values.length]?.value ?? '');
  else if (type === 'null') yield { kind: 'null' };
  else if (type === 'boolean') yield { kind: 'boolean', value: index % 2 === 0 };
  else if (isNumeric(type)) for (const raw of numbers(form, index)) yield { kind: 'number', raw };
  else
    for (let attempt = 0; attempt < 4; attempt++)
      for (const text of texts(sampled, index, pickBy(`${seed} ${index} ${attempt}`))) yield textNode(text);
  if (index > 0 && example) yield example;
}

export const scalarOf = (value: string | number | boolean): ScalarNode =>
  typeof value === 'string'
    ? textNode(value)
    : typeof value === 'number'
      ? { kind: 'number', raw: String(value) }
      : { kind: 'boolean', value };

function* numbers(form: ValueForm, index: number): Iterable<string> {
  const decimals = decimalsOf(form);
  const { least, greatest } = numberBounds(form);
  const unit = 10n ** BigInt(decimals);
  const from = least > 0n ? least : unit;
  const step = BigInt(index);
  for (const scaled of [from + step * unit, from + step, greatest - step, least + step, least, greatest, 0n])
    yield numberText(scaled, decimals);
}

/** The register that a text is a number of, by its type or else by what its field is called: `cnpj_gestor`. */
function registerOf(type: FieldType, name: string): TextForm | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const known = REGISTERS.find((each) => each === type || (type === 'string' && words.includes(each)));
  return known && textFormOf(known);
}

const REGISTERS = ['cnpj', 'cpf', 'isin'] as const satisfies FieldType[];

/** Longer texts nobody reads. */
export const LONGEST_TEXT = 10_000;

function* texts({ form, name }: Sampled, index: number, pick: Pick): Iterable<string> {
  const { type, minSize = 0, maxSize, pattern } = form;
  if (minSize > LONGEST_TEXT) return;
  const marks = (from: string, count: number): string =>
    Array.from({ length: count }, () => from[pick(from.length)] ?? '').join('');
  const day = dayAfter('2025-11-21', index);
  if (type === 'date') yield day;
  if (type === 'datetime') yield `${day}T10:30:00-03:00`;
  if (type === 'time') yield `10:${String(index % 60).padStart(2, '0')}:00`;
  if (type === 'uuid') yield `${marks(HEX, 8)}-${marks(HEX, 4)}-4${marks(HEX, 3)}-a${marks(HEX, 3)}-${marks(HEX, 12)}`;
  if (type === 'email') yield `${'a'.repeat(Math.max(0, minSize - 14))}p${index}@example.com`;
  if (type === 'uri') yield `https://example.com/${index}${'a'.repeat(Math.max(0, minSize - 21))}`;
  const register = registerOf(type, name);
  // Of the numbers that have letters too, every other one has some.
  const root = marks(index % 2 === 0 ? DIGITS : DIGITS + LETTERS, 8);
  if (register && register === textFormOf('cnpj')) yield* withCheckDigits(register, `${root}0001`, 2);
  if (register && register === textFormOf('cpf')) yield* withCheckDigits(register, marks(DIGITS, 9), 2);
  if (register && register === textFormOf('isin'))
    yield* withCheckDigits(register, `BR${marks(LETTERS, 4)}CTF${marks(DIGITS, 2)}`, 1);
  if (pattern)
    yield samplePattern(writtenPattern(pattern), { minLength: minSize, maxLength: maxSize ?? minSize + 100 }, pick);
  else if (type === 'string' || type === 'any') yield plainText(index, minSize, maxSize, marks);
}

const HEX = '0123456789abcdef';
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function plainText(
  index: number,
  minSize: number,
  maxSize: number | undefined,
  marks: (from: string, count: number) => string,
): string {
  const length = Math.min(Math.max(minSize, 8), maxSize ?? Number.POSITIVE_INFINITY);
  return `T${index}${marks(LETTERS, length)}`.slice(0, Math.max(length, 1));
}

/** Only calculation tells them, and that is the form's: all are tried. */
function* withCheckDigits(form: TextForm, body: string, digits: 1 | 2): Iterable<string> {
  for (let i = 0; i < 10 ** digits; i++) {
    const whole = body + String(i).padStart(digits, '0');
    if (hasForm(form, whole)) yield whole;
  }
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Chooses by the bytes of a hash: the same on every machine. */
export function pickBy(seed: string): Pick {
  let bytes = Buffer.alloc(0);
  let at = 0;
  let round = 0;
  return (count) => {
    if (at + 4 > bytes.length) {
      bytes = createHash('sha256').update(`${round++} ${seed}`).digest();
      at = 0;
    }
    at += 4;
    return bytes.readUInt32BE(at - 4) % Math.max(1, count);
  };
}
