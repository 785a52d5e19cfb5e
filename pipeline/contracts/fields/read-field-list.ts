// One file of content/fields/: YAML to a field list, with every problem at its line.
import type { FieldEntry, FieldListData, FileLayout } from '../../../schemas/types.ts';
import { checkYaml, parseYaml, type Yaml } from '../../config/parse-yaml.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../../diagnostics/line-index.ts';
import type { SourceFile } from '../../read/content.ts';
import { nameOf } from '../kind/kind.ts';
import { checkLayout } from './check-layout.ts';
import { checkScalar } from './check-scalar.ts';
import type { Field, FieldList, FilePosition } from './field-list.ts';
import { checkNameTemplate } from './file-name.ts';
import { readRules, withRules } from './read-rules.ts';
import type { Scalar } from './rule.ts';
import { conditionsIn, type ReportField, settleFields, type YamlPath } from './settle-fields.ts';

interface Scope {
  readonly root: FieldListData['root'];
  readonly layout: FileLayout | undefined;
  /** What an author sees at a path of the YAML. */
  literalAt(path: YamlPath): string;
  readonly problem: ReportField;
}

/** Reads a field list; undefined when it is faulty, which is then reported. */
export function readFieldList({ path: sourcePath, text }: SourceFile, report: Report): FieldList | undefined {
  const lines = lineIndex(text);
  const yaml = parseYaml({ sourcePath, lines, start: 0, end: text.length }, report);
  if (!yaml || !checkYaml(yaml, 'fields', 'fields-invalid', sourcePath, report)) return undefined;
  const { title, description, root, layout, examples = [], errors = [], fields } = yaml.value as FieldListData;
  const scope: Scope = {
    root,
    layout,
    literalAt: literalsOf(yaml, lines),
    problem: (path, message, hint, at = 'value') =>
      report({
        rule: 'fields-invalid',
        message,
        sourcePath,
        range: yaml.rangeOf(path, at),
        hint,
      }),
  };
  const settled = settleFields(readFields(fields, ['fields'], undefined, scope), [], scope.problem);
  const rules = readRules(errors, { root, fields: settled }, scope.problem);
  const list: FieldList = {
    name: nameOf(sourcePath),
    sourcePath,
    title,
    ...(description !== undefined && { description }),
    root,
    ...(layout && { layout }),
    fields: withRules(settled, rules, errors),
    examples: examples.map((example, i) => ({ ...example, range: yaml.rangeOf(['examples', i, 'file']) })),
    errors,
    rules,
    rangeOf: yaml.rangeOf,
  };
  for (const [i, { code, rule, problem }] of errors.entries()) {
    if (rule === undefined && problem === undefined)
      scope.problem(['errors', i], `The error "${code}" does not say what is wrong.`, 'Add "rule:" or "problem:".');
    if (errors.findIndex((other) => other.code === code) < i)
      scope.problem(['errors', i, 'code'], `The error "${code}" is given twice.`, 'Keep one of the two.');
  }
  if (layout) checkLayout(list, layout, scope.problem);
  if (layout?.fileName !== undefined) checkNameTemplate(list, scope.problem);
  return list;
}

/** Gives what an author sees at a path of the YAML. */
export function literalsOf({ rangeOf }: Yaml, { text, lineStart }: LineIndex): Scope['literalAt'] {
  return (path) => {
    const { start, end } = rangeOf(path);
    return text.slice(lineStart(start.line) + start.column - 1, lineStart(end.line) + end.column - 1);
  };
}

/** Reads a field that stands in no list: a parameter of an operation, a header of an answer. */
export const readLoneField = (
  entry: FieldEntry,
  yamlPath: YamlPath,
  { literalAt, problem }: Pick<Scope, 'literalAt' | 'problem'>,
): Field => readField({ entry, yamlPath }, 0, undefined, { root: 'object', layout: undefined, literalAt, problem });

interface LocatedEntry {
  readonly entry: FieldEntry;
  readonly yamlPath: YamlPath;
}

function readFields(entries: unknown, at: YamlPath, parent: Field | undefined, scope: Scope): Field[] {
  const located = (entries as (FieldEntry | FieldEntry[])[]).flatMap((entry, i): LocatedEntry[] =>
    Array.isArray(entry)
      ? entry.map((each, j) => ({ entry: each, yamlPath: [...at, i, j] }))
      : [{ entry, yamlPath: [...at, i] }],
  );
  return located.map((each, i) => readField(each, i, parent, scope));
}

function readField({ entry, yamlPath }: LocatedEntry, index: number, parent: Field | undefined, scope: Scope): Field {
  const { name, required, size, values, example, deprecated, fields, pattern } = entry;
  // Without quotes, YAML reads the name of this type as its value.
  const type = entry.type ?? 'null';
  const around = parent ? parent.shownPath + (parent.type === 'array' ? '[]' : '') : scope.root === 'array' ? '[]' : '';
  const [minSize, maxSize] = sizesOf(entry);
  const literal = example === undefined ? undefined : scope.literalAt([...yamlPath, 'example']);
  const itemType = type === 'array' ? (fields ? 'object' : entry.items) : undefined;
  const when = typeof required === 'object' ? required : undefined;
  const regex = pattern === undefined ? undefined : readPattern(pattern, yamlPath, scope);
  const position = positionOf(entry, index, scope.layout);
  const field: Field = {
    name,
    path: parent ? `${parent.path}.${name}` : name,
    shownPath: around === '' ? name : `${around}.${name}`,
    depth: parent ? parent.depth + 1 : 0,
    type,
    ...(itemType && { itemType }),
    nullable: entry.nullable ?? type === 'null',
    obligation: typeof required === 'string' ? required : 'when',
    conditions: conditionsIn(when?.if),
    ...(minSize !== undefined && { minSize }),
    ...(maxSize !== undefined && { maxSize }),
    ...(entry.decimals !== undefined && { decimals: entry.decimals }),
    ...(entry.minimum !== undefined && { minimum: entry.minimum }),
    ...(entry.maximum !== undefined && { maximum: entry.maximum }),
    ...(regex && { pattern: regex }),
    ...(entry.format !== undefined && { format: entry.format }),
    ...(values && { values: values.map((value) => (typeof value === 'object' ? value : { value })) }),
    // Where an alias stands, the place is that of the alias, which says something else.
    ...(example !== undefined && { example: Number(literal) === example ? (literal ?? '') : String(example) }),
    texts: {
      ...(entry.description !== undefined && { description: entry.description }),
      ...(when && { condition: when.when }),
      ...(entry.rule !== undefined && { rule: entry.rule }),
      ...(typeof deprecated === 'string' && { deprecated }),
    },
    ...(entry.since !== undefined && { since: entry.since }),
    ...(entry.group !== undefined && { group: entry.group }),
    deprecated: deprecated !== undefined,
    rules: [],
    ...(position && { position }),
    fields: [],
    yamlPath,
  };
  checkEntry(entry, field, scope);
  if (size !== undefined && minSize !== undefined && maxSize !== undefined && minSize > maxSize) {
    scope.problem([...yamlPath, 'size'], `The least size of "${name}" is greater than the greatest.`);
  }
  return fields ? { ...field, fields: readFields(fields, [...yamlPath, 'fields'], field, scope) } : field;
}

function positionOf(
  { type, start, length, align, padding }: FieldEntry,
  index: number,
  layout: FileLayout | undefined,
): FilePosition | undefined {
  if (!layout || type === 'object' || type === 'array') return undefined;
  if (layout.format === 'delimited') return { column: index + 1 };
  if (start === undefined || length === undefined) return undefined;
  const [side, filler] = isNumeric(type) ? (['right', '0'] as const) : (['left', ' '] as const);
  return { start, length, align: align ?? side, padding: padding ?? filler };
}

const isNumeric = (type: string | null | undefined): boolean => type === 'number' || type === 'integer';

function sizesOf({ type, size }: FieldEntry): [number | undefined, number | undefined] {
  if (typeof size === 'object') return [size.min, size.max];
  return [isNumeric(type) ? undefined : size, size];
}

function readPattern(pattern: string, at: YamlPath, scope: Scope): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    scope.problem([...at, 'pattern'], `"${pattern}" is not a regular expression.`, 'Quote it with single quotes.');
    return undefined;
  }
}

const SIZED = new Set(['string', 'email', 'uri', 'number', 'integer', 'array']);

/** What a schema cannot say: keys that mean nothing on a field of this type, and an example its own field refuses. */
function checkEntry(entry: FieldEntry, field: Field, { layout, problem }: Scope): void {
  const { name, type, yamlPath } = field;
  const misplaced = (key: keyof FieldEntry, hint: string): void =>
    problem([...yamlPath, key], `"${key}" means nothing on "${name}", which is of the type ${type}.`, hint, 'key');
  if (entry.fields && type !== 'object' && type !== 'array') misplaced('fields', 'Write type: object or type: array.');
  if (entry.items && type !== 'array') misplaced('items', 'Write type: array.');
  if (entry.items && entry.fields && type === 'array')
    misplaced('items', 'Remove it: "fields" says what the array holds.');
  if ((type === 'object' || type === 'array') && !entry.fields && !entry.items) {
    const what = type === 'object' ? 'the object holds' : 'the array holds';
    const hint = type === 'object' ? 'Add "fields:".' : 'Add "fields:" for objects, or "items:" for values.';
    problem([...yamlPath, 'type'], `"${name}" does not say what ${what}.`, hint);
  }
  if (entry.size !== undefined && !SIZED.has(type)) misplaced('size', 'Texts, numbers and arrays have a size.');
  if (entry.decimals !== undefined && type !== 'number') misplaced('decimals', 'Only type: number has decimals.');
  for (const key of ['minimum', 'maximum'] as const) {
    if (entry[key] !== undefined && !isNumeric(type)) misplaced(key, 'Only numbers have limits.');
  }
  for (const key of ['start', 'length', 'align', 'padding'] as const) {
    if (entry[key] !== undefined && layout?.format !== 'positional') {
      problem([...yamlPath, key], `"${key}" means nothing on "${name}".`, 'It is for a positional layout.', 'key');
    }
  }
  if (entry.example === undefined) return;
  if (type === 'object' || type === 'array' || type === 'null') {
    misplaced('example', 'Give one to each of its fields.');
    return;
  }
  const text = field.example ?? '';
  const node =
    typeof entry.example === 'number'
      ? ({ kind: 'number', raw: text } as const)
      : typeof entry.example === 'boolean'
        ? ({ kind: 'boolean', value: entry.example } as const)
        : ({ kind: 'string', value: text } as const);
  for (const { message } of checkScalar(field, field.type, node)) {
    problem([...yamlPath, 'example'], `The example of "${name}" ${message}.`, hintForExample(field, entry.example));
  }
}

const hintForExample = (field: Field, example: Scalar): string =>
  typeof example === 'number' && !isNumeric(field.type)
    ? `Quote it: "${field.example}".`
    : typeof example === 'string' && isNumeric(field.type)
      ? 'Remove the quotes.'
      : 'Correct the example or the field.';
