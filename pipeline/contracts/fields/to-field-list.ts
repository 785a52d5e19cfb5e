// The data of a field list, as its file or the built site has it, to the list that the other stages see.
import type { FieldEntry, FieldListData, FileLayout, ItemType } from '../../../schemas/types.ts';
import type { Yaml } from '../../config/parse-yaml.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import { nameOf } from '../kind/kind.ts';
import { checkEntry, type EntryScope } from './check-entry.ts';
import { checkLayout } from './check-layout.ts';
import { checkVariants } from './check-variants.ts';
import type { Field, FieldList, FilePosition, Variant } from './field-list.ts';
import { checkNameTemplate } from './file-name.ts';
import { settleIllustrative } from './illustrative.ts';
import { readRules, withRules } from './read-rules.ts';
import type { YamlPath } from './report-field.ts';
import { conditionsIn, settleFields } from './settle-fields.ts';
import type { SharedValues } from './shared-values.ts';
import {
  type FieldType,
  isNumeric,
  readPattern,
  readValueForm,
  strayLimits,
  type ValueForm,
  type WrittenValues,
} from './value-form.ts';

/** What a field is read with. */
type Scope = EntryScope & Checks;

interface Checks {
  /** Looks at each entry; of lists that are published, nothing does. */
  readonly checkEntry: typeof checkEntry | undefined;
}

/** What a list is read with. */
export interface ListSource extends Checks {
  readonly sourcePath: string;
  /** Those that its fields may name. */
  readonly lists: ReadonlyMap<string, FieldList>;
  readonly valuesOf: SharedValues | undefined;
  readonly rangeOf: Yaml['rangeOf'];
  readonly literalAt: Scope['literalAt'];
  readonly problem: Scope['problem'];
}

/** The list that the data describes, what it left open settled. What is wrong with it is told. */
export function toFieldList(data: FieldListData, source: ListSource): FieldList {
  const { sourcePath, lists, valuesOf, rangeOf, literalAt, problem } = source;
  const { title, description, change, root, direction = 'sent', layout, illustrative } = data;
  const { examples = [], errors = [] } = data;
  const name = nameOf(sourcePath);
  const scope: Scope = {
    root,
    direction,
    layout,
    literalAt,
    valuesOf: (reference) => valuesOf?.(reference, name) ?? {},
    checkEntry: source.checkEntry,
    problem,
  };
  const settled = settleFields(readFields(data, [], undefined, scope), [], problem);
  const rules = readRules(errors, { root, fields: settled }, problem);
  const list: FieldList = {
    name,
    sourcePath,
    title,
    ...(description !== undefined && { description }),
    ...(change !== undefined && { change }),
    root,
    direction,
    ...(layout && { layout }),
    illustrative: illustrative === true,
    fields: settleIllustrative(withRules(settled, rules, errors), illustrative, problem),
    examples: examples.map((example, i) => ({ ...example, range: rangeOf(['examples', i, 'file']) })),
    errors,
    rules,
    rangeOf,
    lists,
  };
  for (const [i, error] of errors.entries()) {
    const { code } = error;
    if (error.rule === undefined && error.problem === undefined)
      problem(['errors', i], `The error "${code}" does not say what is wrong.`, 'Add "rule:" or "problem:".');
    if (errors.findIndex((other) => other.code === code) < i)
      problem(['errors', i, 'code'], `The error "${code}" is given twice.`, 'Keep one of the two.');
  }
  if (layout) checkLayout(list, layout, problem);
  if (layout?.fileName !== undefined) checkNameTemplate(list, problem);
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
): Field => {
  const valuesOf = () => ({});
  const scope: Scope = {
    root: 'object',
    direction: 'sent',
    layout: undefined,
    literalAt,
    valuesOf,
    checkEntry,
    problem,
  };
  const field = readField({ entry, yamlPath }, 0, undefined, scope);
  return settleIllustrative([field], undefined, problem)[0] ?? field;
};

interface LocatedEntry {
  readonly entry: FieldEntry;
  readonly yamlPath: YamlPath;
  readonly variant?: Variant;
}

/** What an object is said to hold: its fields, and those of its variants. */
type Holder = Pick<FieldEntry, 'fields' | 'discriminator' | 'oneOf'>;

function readFields(holder: Holder, at: YamlPath, parent: Field | undefined, scope: Scope): Field[] {
  const { fields = [], discriminator = '', oneOf = [] } = holder;
  const variants = oneOf.map(({ value, title }): Variant => ({ discriminator, value, title }));
  const located = [
    ...locate(fields, [...at, 'fields']),
    ...oneOf.flatMap(({ fields: own = [] }, i) =>
      locate(own, [...at, 'oneOf', i, 'fields']).map((each) => ({ ...each, variant: variants[i] as Variant })),
    ),
  ];
  const read = located.map((each, i) => readField(each, i, parent, scope));
  checkVariants(holder, read, at, scope);
  return read.map((field) =>
    field.name === holder.discriminator && !field.variant
      ? { ...field, variants, values: variants.map(({ value, title }) => ({ value, meaning: title })) }
      : field,
  );
}

const locate = (entries: readonly unknown[], at: YamlPath): LocatedEntry[] =>
  (entries as (FieldEntry | FieldEntry[])[]).flatMap((entry, i): LocatedEntry[] =>
    Array.isArray(entry)
      ? entry.map((each, j) => ({ entry: each, yamlPath: [...at, i, j] }))
      : [{ entry, yamlPath: [...at, i] }],
  );

function readField(located: LocatedEntry, index: number, parent: Field | undefined, scope: Scope): Field {
  const { yamlPath, variant } = located;
  const { entry, valuesFrom } = withSharedValues(located, scope);
  const { name, required, example, deprecated, contract } = entry;
  // Without quotes, YAML reads the name of this type as its value.
  const type = entry.type ?? 'null';
  const item = readItem({ ...entry, type }, yamlPath, scope);
  const own = item ? { type, nullable: entry.nullable ?? false, ...sizeOnly(entry) } : { ...entry, type };
  const literal = example === undefined ? undefined : scope.literalAt([...yamlPath, 'example']);
  const when = typeof required === 'object' ? required : undefined;
  const keys = entry.propertyNames;
  const propertyNames =
    keys === undefined ? undefined : readPattern(keys, [...yamlPath, 'propertyNames'], scope.problem);
  const position = positionOf(entry, index, scope.layout);
  const field: Field = {
    name,
    ...pathsOf(name, parent, variant, scope.root),
    ...readValueForm(own, yamlPath, scope.problem),
    ...(entry.format !== undefined && { format: entry.format }),
    ...(item && { item }),
    ...(propertyNames && { propertyNames }),
    ...(contract !== undefined && { contract }),
    ...(variant && { variant }),
    ...(valuesFrom && { valuesFrom }),
    readOnly: entry.readOnly ?? false,
    writeOnly: entry.writeOnly ?? false,
    obligation: typeof required === 'string' ? required : 'when',
    conditions: conditionsIn(when?.if),
    absentIf: conditionsIn(entry.absent?.if),
    // Where an alias stands, the place is that of the alias, which says something else.
    ...(example !== undefined && { example: Number(literal) === example ? (literal ?? '') : String(example) }),
    texts: {
      ...(entry.description !== undefined && { description: entry.description }),
      ...(when && { condition: when.when }),
      ...(entry.absent && { absence: entry.absent.when }),
      ...(entry.rule !== undefined && { rule: entry.rule }),
      ...(typeof deprecated === 'string' && { deprecated }),
      ...(entry.change !== undefined && { change: entry.change }),
    },
    ...(entry.since !== undefined && { since: entry.since }),
    ...(entry.was !== undefined && { was: [entry.was].flat() }),
    ...(entry.group !== undefined && { group: entry.group }),
    deprecated: deprecated !== undefined,
    ...(entry.illustrative !== undefined && { illustrative: entry.illustrative }),
    rules: [],
    ...(position && { position }),
    fields: [],
    yamlPath,
  };
  scope.checkEntry?.(entry, field, scope);
  return entry.fields || entry.oneOf ? { ...field, fields: readFields(entry, yamlPath, field, scope) } : field;
}

/** The entry with the values that another field lists in the place of their name. */
function withSharedValues(
  { entry, yamlPath }: LocatedEntry,
  { valuesOf, problem }: Scope,
): { readonly entry: FieldEntry; readonly valuesFrom?: WrittenValues } {
  const { items } = entry;
  const ofItems = typeof items === 'object' && typeof items.values === 'string';
  const reference = ofItems ? items.values : entry.values;
  if (typeof reference !== 'string') return { entry };
  const found = valuesOf(reference);
  if (!('values' in found)) {
    const at = [...yamlPath, ...(ofItems ? ['items'] : []), 'values'];
    if (found.problem) problem(at, found.problem.message, found.problem.hint);
    return { entry };
  }
  const { values } = found;
  return { entry: ofItems ? { ...entry, items: { ...items, values } } : { ...entry, values }, valuesFrom: found };
}

/** Where a field stands in the payload, as programs and as readers write it. */
function pathsOf(
  name: string,
  parent: Field | undefined,
  variant: Variant | undefined,
  root: FieldListData['root'],
): Pick<Field, 'path' | 'shownPath' | 'depth'> {
  const marks: Readonly<Record<string, string>> = { array: '[]', map: '{}' };
  const around = parent ? parent.shownPath + (marks[parent.type] ?? '') : root === 'array' ? '[]' : '';
  const holder = (parent?.path ?? '') + (variant ? `[${variant.value}]` : '');
  return {
    path: holder === '' ? name : `${holder}.${name}`,
    shownPath: around === '' ? name : `${around}.${name}`,
    depth: parent ? parent.depth + 1 : 0,
  };
}

const sizeOnly = ({ size }: FieldEntry): Pick<FieldEntry, 'size'> => (size === undefined ? {} : { size });

/** What an array or a map of values holds. In the short form its limits stand beside it. */
function readItem(
  entry: FieldEntry & { readonly type: FieldType },
  at: YamlPath,
  { problem }: Scope,
): ValueForm<ItemType> | undefined {
  const { type, items, nullable: _nullable, size: _size, format, ...limits } = entry;
  if ((type !== 'array' && type !== 'map') || !items || entry.fields || entry.contract) return undefined;
  if (typeof items === 'object') {
    for (const [key, hint] of strayLimits(items))
      problem([...at, 'items', key], `"${key}" means nothing on items of the type ${items.type}.`, hint, 'key');
    return readValueForm(items, [...at, 'items'], problem);
  }
  const { pattern, decimals, minimum, maximum, values, unit } = limits;
  const written = Object.entries({ pattern, decimals, minimum, maximum, values, unit }).filter(
    ([, each]) => each !== undefined,
  );
  return {
    ...readValueForm({ ...Object.fromEntries(written), type: items }, at, problem),
    ...(format !== undefined && { format }),
  };
}

function positionOf(
  { type, start, length, align, padding }: FieldEntry,
  index: number,
  layout: FileLayout | undefined,
): FilePosition | undefined {
  if (!layout || type === 'object' || type === 'array' || type === 'map') return undefined;
  if (layout.format === 'delimited') return { column: index + 1 };
  if (start === undefined || length === undefined) return undefined;
  const [side, filler] = isNumeric(type) ? (['right', '0'] as const) : (['left', ' '] as const);
  return { start, length, align: align ?? side, padding: padding ?? filler };
}
