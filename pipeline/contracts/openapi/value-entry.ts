// A schema of values as an entry of ours: its type and its limits.
import type { FieldEntry, ItemEntry } from '../../../schemas/types.ts';
import { readPattern } from '../fields/value-form.ts';
import type { Scope } from './scope.ts';
import type { Settled } from './settle-schema.ts';

type Values = Exclude<ItemEntry['values'], string | undefined>;
type ValueType = ItemEntry['type'];

/** What a value must be, in the keys that fields and items share. */
export interface ValueEntry extends Pick<ItemEntry, 'pattern' | 'size' | 'decimals' | 'minimum' | 'maximum'> {
  type: ValueType;
  values?: Values;
  /** The form in words, where it is not one of ours. */
  format?: string;
  rule?: string;
}

const FORMATS: Readonly<Record<string, ValueType>> = {
  date: 'date',
  'date-time': 'datetime',
  uuid: 'uuid',
  email: 'email',
  'idn-email': 'email',
  uri: 'uri',
  url: 'uri',
  iri: 'uri',
};

/** Those in which a text has a length that its author may limit. */
const SIZED: readonly ValueType[] = ['string', 'email', 'uri'];

export function valueEntry(schema: Settled, scope: Scope): ValueEntry {
  const type = typeOf(schema, scope);
  const values = valuesOf(schema, scope);
  const entry: ValueEntry = { type };
  if (type === 'any') return entry;
  if (type === 'number' || type === 'integer')
    return { ...entry, ...numberLimits(schema, type, scope), ...(values && { values }) };
  if (type === 'boolean') return { ...entry, ...(values && { values }) };
  const size = SIZED.includes(type) ? sizeOf(schema.minLength, schema.maxLength) : undefined;
  return {
    ...entry,
    ...(schema.format !== undefined && type === 'string' && schema.pattern === undefined && { format: schema.format }),
    ...(size !== undefined && { size }),
    ...(schema.pattern !== undefined && patternOf(schema.pattern, schema, scope)),
    ...(values && { values }),
  };
}

function typeOf(schema: Settled, scope: Scope): ValueType {
  const { types, format, multipleOf, node } = schema;
  const said = types.length > 0 ? types : typesOfValues(schema.enum ?? []);
  const [type] = said;
  if (said.length > 1 && !(said.length === 2 && said.includes('integer') && said.includes('number'))) {
    scope.unsaid.add('types', node, 'type');
    return 'any';
  }
  if (schema.oneOf) scope.unsaid.add('types', node);
  if (said.length === 2) return 'number';
  if (type === 'string') return FORMATS[format ?? ''] ?? 'string';
  if (type === 'number') return multipleOf !== undefined && Number.isInteger(multipleOf) ? 'integer' : 'number';
  return type === 'integer' || type === 'boolean' ? type : 'any';
}

const typesOfValues = (values: readonly unknown[]): string[] => [
  ...new Set(values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value))),
];

/** A number for exactly so many; no limit where there is none. */
export function sizeOf(min: number | undefined, max: number | undefined): FieldEntry['size'] | undefined {
  if (min !== undefined && min === max && min > 0) return min;
  const size = { ...(min !== undefined && min > 0 && { min }), ...(max !== undefined && max > 0 && { max }) };
  return Object.keys(size).length > 0 ? size : undefined;
}

function numberLimits(schema: Settled, type: 'number' | 'integer', { unsaid }: Scope) {
  const { multipleOf, exclusiveMinimum, exclusiveMaximum, node } = schema;
  const limit = (side: 'minimum' | 'maximum', exclusive: number | boolean | undefined, sign: number) => {
    const said = schema[side];
    const open = exclusive === true ? said : typeof exclusive === 'number' ? exclusive : undefined;
    if (open === undefined) return said;
    if (type === 'integer') return sign > 0 ? Math.floor(open) + 1 : Math.ceil(open) - 1;
    if (multipleOf !== undefined) return Number((open + sign * multipleOf).toPrecision(12));
    unsaid.add('exclusive', node, side === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum');
    return open;
  };
  const minimum = limit('minimum', exclusiveMinimum, 1);
  const maximum = limit('maximum', exclusiveMaximum, -1);
  const decimals = multipleOf === undefined ? undefined : Math.round(-Math.log10(multipleOf));
  const isStep = multipleOf !== undefined && decimals !== undefined && Math.abs(multipleOf - 10 ** -decimals) < 1e-12;
  if (multipleOf !== undefined && !isStep && multipleOf !== 1) unsaid.add('multipleOf', node, 'multipleOf');
  return {
    ...(isStep && decimals > 0 && type === 'number' && { decimals }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

/** Without the slashes at the ends of one that is written as JavaScript does it. */
export const barePattern = (pattern: string): string => /^\/(\^.*\$)\/$/s.exec(pattern)?.[1] ?? pattern;

/** Our patterns hold for the whole of a text. */
function patternOf(pattern: string, { node }: Settled, { unsaid }: Scope): Pick<ValueEntry, 'pattern' | 'rule'> {
  const whole = wholePattern(withoutNeedlessEscapes(barePattern(pattern)));
  if (whole === pattern) unsaid.add('anchor', node, 'pattern');
  let isFaulty = false;
  readPattern(whole, [], () => {
    isFaulty = true;
  });
  if (!isFaulty) return { pattern: whole };
  unsaid.add('pattern', node, 'pattern');
  return { rule: `\`${pattern}\`` };
}

const ANYTHING = '[\\s\\S]*';

/** Without its anchors; what has one of them alone may go on at the other side. What has none is meant as a whole. */
function wholePattern(pattern: string): string {
  const parts = alternativesIn(pattern).map((part) => {
    const begins = part.startsWith('^');
    const ends = /(?<!\\)(?:\\\\)*\$$/.test(part);
    const middle = part.slice(begins ? 1 : 0, ends ? -1 : undefined);
    return begins === ends ? middle : begins ? middle + ANYTHING : ANYTHING + middle;
  });
  return parts.join('|');
}

/** What stands between bars, but for those in groups and classes. */
function alternativesIn(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of pattern.match(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|[\s\S]/g) ?? []) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}

/** `\-` and `\_`, which strict readers of regular expressions refuse, without their backslash. */
function withoutNeedlessEscapes(pattern: string): string {
  try {
    new RegExp(pattern, 'u');
    return pattern;
  } catch {
    let isInClass = false;
    return pattern.replace(/\\(.)|\[|\]/gsu, (token, escaped?: string) => {
      if (escaped === undefined) {
        isInClass = token === '[';
        return token;
      }
      return /[\^$\\.*+?()[\]{}|/\w]/.test(escaped) || (escaped === '-' && isInClass) ? token : escaped;
    });
  }
}

function valuesOf(schema: Settled, { unsaid }: Scope): Values | undefined {
  const { enum: listed, node } = schema;
  const meanings = schema['x-enumDescriptions'] ?? {};
  const values = listed?.filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
  if (!listed || !values) return undefined;
  if (values.length < listed.length) unsaid.add('enum', node, 'enum');
  if (values.length === 0) return undefined;
  return values.map((value) => {
    const scalar = value as string | number | boolean;
    const meaning = meanings[String(scalar)];
    return meaning === undefined ? scalar : { value: scalar, meaning };
  }) as unknown as Values;
}
