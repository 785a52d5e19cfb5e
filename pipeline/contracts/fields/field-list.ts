// A field list as the other stages see it: what the YAML left open is settled, groups are flat, every field knows where it
// stands.
import type {
  FieldEntry,
  FieldListData,
  FieldListError,
  FieldListExample,
  FileLayout,
} from '../../../schemas/types.ts';
import type { Yaml } from '../../config/parse-yaml.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Condition, Rule, Scalar } from './rule.ts';

export type FieldType = NonNullable<FieldEntry['type']>;
export type ItemType = NonNullable<FieldEntry['items']> | 'object';

/** Where a field stands in the line of a file. */
export type FilePosition =
  | { readonly column: number }
  | { readonly start: number; readonly length: number; readonly align: 'left' | 'right'; readonly padding: string };

export interface Field {
  readonly name: string;
  /** Names from the outermost field to this one, with dots between: unique in its list. */
  readonly path: string;
  /** The same as a reader sees it: `[].classe_investida[].valor`. */
  readonly shownPath: string;
  readonly depth: number;
  readonly type: FieldType;
  readonly itemType?: ItemType;
  readonly nullable: boolean;
  readonly obligation: 'always' | 'never' | 'when';
  /** What must hold for it to be required; empty when only words say it. */
  readonly conditions: readonly Condition[];
  readonly minSize?: number;
  readonly maxSize?: number;
  readonly decimals?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
  readonly format?: string;
  readonly values?: readonly { readonly value: Scalar; readonly meaning?: string }[];
  /** As the author wrote it: `150000.00` keeps its zeros. */
  readonly example?: string;
  readonly texts: {
    readonly description?: string;
    readonly condition?: string;
    readonly rule?: string;
    readonly deprecated?: string;
  };
  /** What must hold between it and others, by the code of each rule. */
  readonly rules: readonly { readonly code: string; readonly rule: string }[];
  readonly since?: string;
  /** What it was called before. */
  readonly was?: readonly string[];
  /** Heading of this field and those after it. */
  readonly group?: string;
  readonly deprecated: boolean;
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
  readonly root: FieldListData['root'];
  readonly layout?: FileLayout;
  readonly fields: readonly Field[];
  readonly errors: readonly FieldListError[];
  /** Those of the errors that can be checked. */
  readonly rules: readonly Rule[];
  readonly examples: readonly (FieldListExample & { readonly range: Range })[];
  readonly rangeOf: Yaml['rangeOf'];
}

/** A kind of line in a file. */
export interface FileRecord {
  /** The groups it stands in, from the outermost, and last the field whose value it is; none in a file with lines of one kind. */
  readonly path: readonly Field[];
  readonly fields: readonly Field[];
}

export const holdsFields = ({ type }: Field): boolean => type === 'object' || type === 'array';

/** Lines that belong together, rather than a line: what it holds are lines, or groups of them. */
export const isLineGroup = ({ fields }: Field): boolean => fields.length > 0 && fields.every(holdsFields);

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
