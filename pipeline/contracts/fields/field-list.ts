// A field list as the other stages see it: what the YAML left open is settled, groups are flat, every field knows where it
// stands.
import type {
  FieldAspect,
  FieldListData,
  FieldListError,
  FieldListExample,
  FileLayout,
  ItemType,
} from '../../../schemas/types.ts';
import type { Yaml } from '../../config/parse-yaml.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Condition, Rule, Scalar } from './rule.ts';
import type { ValueForm, WrittenValues } from './value-form.ts';

/** One of the things that an object may be. */
export interface Variant {
  /** Name of the field whose value says so. */
  readonly discriminator: string;
  readonly value: string;
  /** What it is called. */
  readonly title: string;
}

/** All of a field or nothing, or what is said by these keys. */
export type Illustrative = boolean | readonly FieldAspect[];

/** Where a field stands in the line of a file. */
export type FilePosition =
  | { readonly column: number }
  | { readonly start: number; readonly length: number; readonly align: 'left' | 'right'; readonly padding: string };

export interface Field extends ValueForm {
  readonly name: string;
  /** Names from the outermost field to this one, with dots between, and the variant it is of: `pagamento[PIX].chave`. Unique in its list. */
  readonly path: string;
  /** The same as a reader sees it: `[].classe_investida[].valor`. */
  readonly shownPath: string;
  readonly depth: number;
  /** What an array or a map of values holds. */
  readonly item?: ValueForm<ItemType>;
  /** What the keys of a map look like. */
  readonly propertyNames?: RegExp;
  /** In place of fields, those of a contract or of a part of one: its name and, after #, a path. */
  readonly contract?: string;
  /** Of a discriminator: what the object may be. */
  readonly variants?: readonly Variant[];
  /** The variant that it is a field of; none for one that all have. */
  readonly variant?: Variant;
  /** Where its values are written, when that is not here. */
  readonly valuesFrom?: WrittenValues;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly obligation: 'always' | 'never' | 'when';
  /** What must hold for it to be required; empty when only words say it. */
  readonly conditions: readonly Condition[];
  /** What must hold for it to be forbidden; empty when only words say it, or nothing. */
  readonly absentIf: readonly Condition[];
  /** As the author wrote it: `150000.00` keeps its zeros. */
  readonly example?: string;
  readonly texts: {
    readonly description?: string;
    readonly condition?: string;
    /** When it must not be there. */
    readonly absence?: string;
    readonly rule?: string;
    readonly deprecated?: string;
    /** What has changed since the last release. */
    readonly change?: string;
  };
  /** What must hold between it and others, by the code of each rule. */
  readonly rules: readonly { readonly code: string; readonly rule: string }[];
  readonly since?: string;
  /** What it was called before. */
  readonly was?: readonly string[];
  /** Heading of this field and those after it. */
  readonly group?: string;
  readonly deprecated: boolean;
  /** What of it is an example of ours. */
  readonly illustrative?: Illustrative;
  readonly position?: FilePosition;
  readonly fields: readonly Field[];
  /** Keys and positions that lead to it in the YAML. */
  readonly yamlPath: readonly (string | number)[];
}

export interface FieldList {
  /** What a directive or a fence calls it: its path below fields/, without the extension. */
  readonly name: string;
  readonly sourcePath: string;
  readonly title: string;
  readonly description?: string;
  /** What has changed since the last release. */
  readonly change?: string;
  readonly root: FieldListData['root'];
  readonly direction: NonNullable<FieldListData['direction']>;
  readonly layout?: FileLayout;
  /** Whether all of it is an example of ours. */
  readonly illustrative: boolean;
  readonly fields: readonly Field[];
  readonly errors: readonly FieldListError[];
  /** Those of the errors that can be checked. */
  readonly rules: readonly Rule[];
  readonly examples: readonly (FieldListExample & { readonly range: Range })[];
  readonly rangeOf: Yaml['rangeOf'];
  /** All of the site by name, for those that a field names. */
  readonly lists: ReadonlyMap<string, FieldList>;
}

/** What says what a value may be: the field itself, or the items of one that holds values. */
export const formOf = (field: Field): ValueForm => field.item ?? field;

/** The type as a reader reads it, with what an array or a map holds. */
export function typeText({ type, item, fields, contract }: Field): string {
  const held = item?.type ?? (type !== 'object' && fields.length > 0 ? 'object' : undefined);
  const named = contract === undefined ? held : contract;
  return named === undefined ? type : `${type} (${named})`;
}

/** A kind of line in a file. */
export interface FileRecord {
  /** The groups it stands in, from the outermost, and last the field whose value it is; none in a file with lines of one kind. */
  readonly path: readonly Field[];
  readonly fields: readonly Field[];
}

export const holdsFields = ({ type }: Field): boolean => type === 'object' || type === 'array' || type === 'map';

/** Lines that belong together, rather than a line: what it holds are lines, or groups of them. */
const isLineGroup = ({ fields }: Field): boolean => fields.length > 0 && fields.every(holdsFields);

/** The kinds of lines, in the order of the list. */
export function recordsOf({ root, fields }: FieldList): readonly FileRecord[] {
  if (root === 'array') return [{ path: [], fields }];
  const within = (around: readonly Field[], inner: readonly Field[]): FileRecord[] =>
    inner.flatMap((field) => {
      const path = [...around, field];
      return isLineGroup(field) ? within(path, field.fields) : [{ path, fields: field.fields }];
    });
  return within([], fields);
}

/** What tells a kind of line from others: its fields that allow one value only. */
export const marksOf = ({ fields }: FileRecord): readonly Field[] =>
  fields.filter(({ values }) => values?.length === 1);

/** Every field, each after the one that holds it. */
export function* everyField(fields: readonly Field[]): Iterable<Field> {
  for (const field of fields) {
    yield field;
    yield* everyField(field.fields);
  }
}

/** The field at a path, or undefined. */
export function fieldAt(list: FieldList, path: string): Field | undefined {
  for (const field of everyField(list.fields)) if (field.path === path) return field;
  return undefined;
}

export type ErrorText = Exclude<keyof FieldListError, 'code' | 'check'>;

/** What is said of an error, in the order of its columns. */
export const ERROR_TEXTS = [
  'scope',
  'fields',
  'name',
  'rule',
  'problem',
  'result',
  'action',
] as const satisfies ErrorText[];

/** What an error says is wrong. */
export const sentenceOf = ({ rule, problem }: FieldListError): string => rule ?? problem ?? '';

/** The example of a field as a value; one that is not of its type, which is reported, as the text it is. */
export function exampleValue({ type, example = '' }: Field): Scalar {
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber && Number.isFinite(Number(example))) return Number(example);
  return type === 'boolean' ? example === 'true' : example;
}
