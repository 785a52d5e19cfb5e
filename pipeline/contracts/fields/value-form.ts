// What a value must be, wherever it stands: in a field, or among the items of an array or a map.
import type { FieldEntry, ItemEntry } from '../../../schemas/types.ts';
import type { AuthoredText } from '../../parse/parse-texts.ts';
import { isMatchable } from './match-pattern.ts';
import { unportableIn } from './portable-pattern.ts';
import type { ReportField, YamlPath } from './report-field.ts';
import type { Scalar } from './rule.ts';

export type FieldType = NonNullable<FieldEntry['type']>;

export interface ValueForm<Type extends FieldType = FieldType> {
  readonly type: Type;
  readonly nullable: boolean;
  /** Characters of a text, items of an array or a map; of a number the most digits. */
  readonly minSize?: number;
  readonly maxSize?: number;
  readonly decimals?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
  /** The form of a value in words, in place of what the limits say. */
  readonly format?: string;
  readonly values?: readonly { readonly value: Scalar; readonly meaning?: string }[];
  /** What it counts, as a reader reads it. */
  readonly unit?: string;
}

/** Values where they are written. */
export interface WrittenValues {
  readonly values: Exclude<FieldEntry['values'], string | undefined>;
  readonly sourcePath: string;
  /** Their meanings, each at its place. */
  readonly texts: readonly AuthoredText[];
}

type WrittenForm<Type extends FieldType = FieldType> = Omit<ItemEntry, 'type'> & { readonly type: Type };

export const isNumeric = (type: string | null | undefined): boolean => type === 'number' || type === 'integer';

export function readValueForm<Type extends FieldType>(
  entry: WrittenForm<Type>,
  at: YamlPath,
  problem: ReportField,
): ValueForm<Type> {
  const { type, nullable = type === 'null', decimals, minimum, maximum, values, unit } = entry;
  const [minSize, maxSize] = sizesOf(entry);
  if (minSize !== undefined && maxSize !== undefined && minSize > maxSize)
    problem([...at, 'size'], 'The least size is greater than the greatest.');
  const pattern = entry.pattern === undefined ? undefined : readPattern(entry.pattern, [...at, 'pattern'], problem);
  return {
    type,
    nullable,
    ...(minSize !== undefined && { minSize }),
    ...(maxSize !== undefined && { maxSize }),
    ...(decimals !== undefined && { decimals }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(pattern && { pattern }),
    // Those of another field are looked up before; there are none where that is faulty.
    ...(typeof values === 'object' && {
      values: values.map((value) => (typeof value === 'object' ? value : { value })),
    }),
    ...(unit !== undefined && { unit }),
  };
}

function sizesOf({ type, size }: WrittenForm): [number | undefined, number | undefined] {
  if (typeof size === 'object') return [size.min, size.max];
  return [isNumeric(type) ? undefined : size, size];
}

/** A pattern that the whole of a text must match; one that cannot be published is reported. */
export function readPattern(pattern: string, at: YamlPath, problem: ReportField): RegExp | undefined {
  try {
    const regex = new RegExp(`^(?:${pattern})$`, 'u');
    const unportable = unportableIn(pattern);
    if (unportable !== undefined)
      problem(
        at,
        `"${unportable}" in "${pattern}" is not read alike by all validators.`,
        'Write characters, classes as [A-Z] or \\d, groups, alternatives and repetitions.',
      );
    if (isMatchable(regex)) return regex;
    if (unportable === undefined)
      problem(
        at,
        `"${pattern}" cannot be matched in a time that grows with the text alone.`,
        'Say how long a text may be with "size:" rather than with a large repetition.',
      );
    return undefined;
  } catch {
    problem(at, `"${pattern}" is not a regular expression.`, 'Quote it with single quotes.');
    return undefined;
  }
}

/** The pattern as its author wrote it. */
export const writtenPattern = ({ source }: RegExp): string => source.slice(4, -2);

const SIZED = new Set<FieldType>(['string', 'email', 'uri', 'number', 'integer', 'array', 'map']);
const BARE = new Set<FieldType>(['object', 'array', 'map', 'null', 'any']);

/** Limits that mean nothing on a value of this type, each with what to do. */
export function strayLimits({ type, ...written }: Partial<WrittenForm>): [key: keyof WrittenForm, hint: string][] {
  const stray: [keyof WrittenForm, string, boolean][] = [
    ['size', 'Texts, numbers, arrays and maps have a size.', type !== undefined && !SIZED.has(type)],
    ['decimals', 'Only type: number has decimals.', type !== 'number'],
    ['minimum', 'Only numbers have limits.', !isNumeric(type)],
    ['maximum', 'Only numbers have limits.', !isNumeric(type)],
    ['unit', 'Only numbers have a unit.', !isNumeric(type)],
    ['values', 'Only values have a list of them.', type !== undefined && BARE.has(type)],
    [
      'pattern',
      'Only texts have a form.',
      type !== undefined && (BARE.has(type) || isNumeric(type) || type === 'boolean'),
    ],
  ];
  return stray.flatMap(([key, hint, isStray]) =>
    isStray && written[key as keyof typeof written] !== undefined ? [[key, hint]] : [],
  );
}
