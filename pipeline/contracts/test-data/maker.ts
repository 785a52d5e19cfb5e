// Values of the fields of a list: only what must be there, or all that may be.
import type { ScalarNode } from '../fields/check-scalar.ts';
import { decimalOf } from '../fields/decimal.ts';
import { exampleValue, type Field, type FieldList, formOf, holdsFields } from '../fields/field-list.ts';
import { namedFields } from '../fields/file-name.ts';
import { textFormOf } from '../fields/text-forms.ts';
import { isNumeric, type ValueForm } from '../fields/value-form.ts';
import { encodeText } from './encode-text.ts';
import { type Sampled, sampleScalar, scalarOf } from './sample-scalar.ts';
import { heldBy, isVariant } from './spot.ts';
import type { ObjectValue, Value } from './value.ts';
import { writeValue } from './write-value.ts';

export type Extent = 'smallest' | 'full';

/** There is no value that a field allows, or none was found. */
export class NoValue extends Error {
  readonly field: Field;
  constructor(field: Field) {
    super(`No value of "${field.path}" was found that obeys all it says`);
    this.field = field;
  }
}

/** Payloads deeper than this are not made; who must hold itself has no end. */
const DEEPEST = 40;
/** What need not be there is not made of what holds itself again and again. */
const DEEP = 4;
const MOST_ITEMS = 100;
/** As many values are made of what need not be there. */
const MANY_VALUES = 2000;
const MOST_VALUES = 100_000;

export interface Maker {
  readonly list: FieldList;
  /** Begins again with the examples of the author: what one file holds depends on no other. */
  begin(): void;
  /** All of a payload. */
  root(extent: Extent): Value;
  /** The value of a field of a list, each time another one where it has several. */
  field(field: Field, list: FieldList, extent: Extent): Value;
  /** One of what a field holds. */
  held(field: Field, list: FieldList, extent: Extent): Value;
  /** Key of one more value of a map. */
  key(field: Field, count: number): string;
  /** What values of a field, or of what it holds, are made of. */
  sampled(field: Field): Sampled;
}

export function makerFor(list: FieldList): Maker {
  const counts = new Map<Field, number>();
  const samples = new Map<Field, Sampled>();
  let made = 0;
  const named = new Set(namedFields(list));
  const direction = list.direction === 'both' ? undefined : list.direction;

  const sampled = (field: Field): Sampled => {
    const known = samples.get(field) ?? sampledOf(field, list);
    samples.set(field, known);
    return known;
  };
  const scalar = (field: Field): Value => {
    const count = counts.get(field) ?? 0;
    counts.set(field, count + 1);
    // What the name of a file says is the same in all of its lines.
    const value = sampleScalar(sampled(field), named.has(field.path) ? 0 : count);
    if (!value) throw new NoValue(field);
    return value;
  };
  const isMade = ({ obligation, readOnly, writeOnly, absentIf }: Field, extent: Extent, depth: number): boolean => {
    if ((readOnly && direction !== 'received') || (writeOnly && direction !== 'sent')) return false;
    return (
      obligation === 'always' || (extent === 'full' && absentIf.length === 0 && depth < DEEP && made < MANY_VALUES)
    );
  };
  const objectOf = (fields: readonly Field[], of: FieldList, extent: Extent, depth: number): ObjectValue => {
    const object: ObjectValue = { kind: 'object', members: new Map() };
    for (const field of fields) {
      const { name, variant } = field;
      if (variant && !isVariant(object, variant.discriminator, variant.value)) continue;
      if (isMade(field, extent, depth)) object.members.set(name, fieldOf(field, of, extent, depth));
    }
    return object;
  };
  const fieldOf = (field: Field, of: FieldList, extent: Extent, depth: number): Value => {
    if (depth > DEEPEST || made++ > MOST_VALUES) throw new NoValue(field);
    const { type, minSize = 0, maxSize = Number.POSITIVE_INFINITY } = field;
    if (type === 'object') return heldOf(field, of, extent, depth);
    if (type !== 'array' && type !== 'map') return scalar(field);
    const wanted = extent === 'full' ? Math.max(minSize, Math.min(2, maxSize)) : minSize;
    if (wanted > MOST_ITEMS) throw new NoValue(field);
    const items = itemsOf(wanted, () => heldOf(field, of, extent, depth));
    if (type === 'array') return { kind: 'array', items };
    return { kind: 'object', members: new Map(items.map((item, i) => [keyOf(field, i), item])) };
  };
  const heldOf = (field: Field, of: FieldList, extent: Extent, depth: number): Value => {
    if (field.item) return scalar(field);
    // Of a contract that is faulty, which is reported, nothing is known.
    const held = heldBy(field, of);
    return objectOf(held.fields, held.list, extent, depth + 1);
  };
  const keyOf = (field: Field, count: number): string => {
    const { minSize: _min, maxSize: _max, values: _values, pattern: _pattern, ...form } = field;
    const keys: ValueForm = { ...form, type: 'string', ...(field.propertyNames && { pattern: field.propertyNames }) };
    const value = sampleScalar({ ...sampled(field), form: keys, example: undefined }, count);
    if (value?.kind !== 'string') throw new NoValue(field);
    return value.value;
  };
  /** What is made at a time has a bound of its own. */
  const anew = <Made>(make: () => Made): Made => {
    made = 0;
    return make();
  };
  return {
    list,
    sampled,
    begin: () => counts.clear(),
    root: (extent) =>
      anew(() =>
        list.root === 'array'
          ? { kind: 'array', items: itemsOf(extent === 'full' ? 2 : 1, () => objectOf(list.fields, list, extent, 0)) }
          : objectOf(list.fields, list, extent, 0),
      ),
    field: (field, of, extent) => anew(() => fieldOf(field, of, extent, 0)),
    held: (field, of, extent) => anew(() => heldOf(field, of, extent, 0)),
    key: keyOf,
  };
}

const itemsOf = (count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

function sampledOf(field: Field, list: FieldList): Sampled {
  const { name, path, example, item } = field;
  return {
    form: withinPosition(field),
    name,
    example: example === undefined || item ? undefined : exampleOf(field, example),
    isWritable: holdsFields(field) ? () => true : writableIn(field, list),
    seed: `${list.name} ${path}`,
  };
}

/** A text is no longer than its place in a line. */
function withinPosition(field: Field): ValueForm {
  const form = formOf(field);
  const { position } = field;
  if (!position || !('length' in position) || form.type !== 'string') return form;
  return { ...form, maxSize: Math.min(position.length, form.maxSize ?? position.length) };
}

/** Numbers keep their zeros. */
const exampleOf = (field: Field, example: string): ScalarNode =>
  isNumeric(field.type) && decimalOf(example) ? { kind: 'number', raw: example } : scalarOf(exampleValue(field));

/** Whether the file of a list can say a value: alone in a line of its own. */
function writableIn(field: Field, list: FieldList): Sampled['isWritable'] {
  const { layout } = list;
  if (!layout) return () => true;
  const position =
    field.position && 'start' in field.position ? { ...field.position, start: 1 } : ({ column: 1 } as const);
  const { header: _header, ...plain } = layout;
  // A value that tells the kind of a line is not alone in that.
  const { values: _values, ...alone } = field;
  const lone: FieldList = { ...list, root: 'array', layout: plain, fields: [{ ...alone, position }] };
  return (value) => {
    // A text of one form is never anything but a text that has not this form.
    if (value.kind !== 'string' && textFormOf(field.type)) return false;
    const line: ObjectValue = { kind: 'object', members: new Map([[field.name, value]]) };
    const written = writeValue({ kind: 'array', items: [line] }, lone);
    return written !== undefined && encodeText(written, layout) !== undefined;
  };
}
