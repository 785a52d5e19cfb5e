// What there is to test of each field: every limit that it has, and every way in which its value can be wrong.
import { type Field, holdsFields } from '../fields/field-list.ts';
import { isNumeric } from '../fields/value-form.ts';
import { satisfy } from './conditions.ts';
import { limitValues, wrongValues } from './limits.ts';
import type { Maker } from './maker.ts';
import type { Pin } from './mending.ts';
import { type OpenField, openField, openItem } from './open-field.ts';
import type { Attempt, TestCase, Tested } from './test-case.ts';
import { copyOf, isSame, put, type Value, valueAt } from './value.ts';

/** Arrays are made no longer than this to test how long they may be. */
const MOST_ITEMS = 100;

export function* fieldCases(bases: readonly Value[], maker: Maker): Iterable<TestCase> {
  for (const chain of chainsOf(maker.list.fields)) yield* casesOf(chain, bases, maker);
}

/** Every field with those around it, the outermost first. */
function* chainsOf(fields: readonly Field[], around: readonly Field[] = []): Iterable<readonly Field[]> {
  for (const field of fields) {
    const chain = [...around, field];
    yield chain;
    yield* chainsOf(field.fields, chain);
  }
}

type Change = (root: Value, open: OpenField) => Attempt | undefined;

function* casesOf(chain: readonly Field[], bases: readonly Value[], maker: Maker): Iterable<TestCase> {
  const { list } = maker;
  const field = chain.at(-1) as Field;
  const ways = (changes: readonly Change[]): TestCase['ways'] =>
    bases.flatMap((base) =>
      changes.map((change) => () => {
        const root = copyOf(base);
        return change(root, openField(root, chain, maker));
      }),
    );
  const wrong = (reason: string, changes: readonly Change[], side?: 'below' | 'above'): TestCase => ({
    tested: { kind: 'wrong', reason, side, field: field.path },
    ways: ways(changes),
  });
  const isLine = list.layout !== undefined && holdsFields(field);
  if (field.type === 'array' || field.type === 'map') yield* sizeCases(field, ways, wrong, maker);
  if (!isLine && holdsFields(field) && !list.layout)
    yield wrong('type', [(root, open) => replaced(root, open, { kind: 'boolean', value: true }, true)]);
  if (!holdsFields(field) || field.item) {
    const place = (root: Value, open: OpenField): OpenField =>
      field.item ? within(open, openItem(root, open.at, field, maker)) : open;
    for (const { limit, value } of limitValues(maker.sampled(field)))
      yield {
        tested: { kind: 'limit', limit, field: field.path },
        ways: ways([(root, open) => replaced(root, place(root, open), value)]),
      };
    for (const { reason, side, values } of wrongValues(maker.sampled(field)))
      if (values.length > 0)
        yield wrong(
          reason,
          values.slice(0, 3).map(
            (value): Change =>
              (root, open) =>
                replaced(root, place(root, open), value, true),
          ),
          side,
        );
  }
  yield* presenceCases(field, wrong, maker);
}

const within = ({ pins }: OpenField, at: OpenField['at']): OpenField => ({ at, pins: [...pins, { at }] });

function replaced(root: Value, { at, pins }: OpenField, value: Value | undefined, isWrong = false): Attempt {
  put(root, at, value);
  return { root, pins: [...pins.slice(0, -1), { at, isWrong }] };
}

/** When it must be there, when it must not, and who must not give it. */
function* presenceCases(
  field: Field,
  wrong: (reason: string, changes: readonly Change[]) => TestCase,
  maker: Maker,
): Iterable<TestCase> {
  const { type, position, obligation, conditions, absentIf, readOnly, writeOnly } = field;
  const { direction } = maker.list;
  // Filled up with zeros, a number that is missing is zero.
  const isNeverMissing = position !== undefined && 'padding' in position && position.padding === '0' && isNumeric(type);
  const isAsked = !isNeverMissing && (!readOnly || direction === 'received') && (!writeOnly || direction === 'sent');
  const isPinned = (pins: readonly Pin[]) => (path: OpenField['at']) => pins.some(({ at }) => isSame(at, path));
  const given = (of: Field['conditions'], value: 'kept' | 'gone'): Change =>
    function change(root, open) {
      const { at, pins } = open;
      if (!satisfy(of, at, { root, maker, isPinned: isPinned(pins) })) return undefined;
      return replaced(root, open, value === 'kept' ? valueAt(root, at) : undefined, true);
    };
  if (isAsked && (obligation === 'always' || (obligation === 'when' && conditions.length > 0)))
    yield wrong('required', [given(conditions, 'gone')]);
  if (absentIf.length > 0) yield wrong('absent', [given(absentIf, 'kept')]);
  if (readOnly && direction === 'sent') yield wrong('readOnly', [given([], 'kept')]);
  if (writeOnly && direction === 'received') yield wrong('writeOnly', [given([], 'kept')]);
}

/** How many an array or a map may hold. */
function* sizeCases(
  field: Field,
  ways: (changes: readonly Change[]) => TestCase['ways'],
  wrong: (reason: string, changes: readonly Change[], side: 'below' | 'above') => TestCase,
  maker: Maker,
): Iterable<TestCase> {
  const { minSize, maxSize, path } = field;
  const sized =
    (size: number, isWrong: boolean): Change =>
    (root, open) =>
      replaced(root, open, ofSize(field, size, maker), isWrong);
  const limit = (name: 'few' | 'many', size: number): TestCase => ({
    tested: { kind: 'limit', limit: name, field: path } satisfies Tested,
    ways: ways([sized(size, false)]),
  });
  // No lines are no field, which is another fault.
  const fewest = maker.list.layout ? 2 : 1;
  if (minSize !== undefined && minSize <= MOST_ITEMS) {
    yield limit('few', minSize);
    if (minSize >= fewest) yield wrong('size', [sized(minSize - 1, true)], 'below');
  }
  if (maxSize !== undefined && maxSize < MOST_ITEMS) {
    if (maxSize !== minSize) yield limit('many', maxSize);
    yield wrong('size', [sized(maxSize + 1, true)], 'above');
  }
}

function ofSize(field: Field, size: number, maker: Maker): Value {
  const items = Array.from({ length: size }, () => maker.held(field, maker.list, 'smallest'));
  if (field.type === 'array') return { kind: 'array', items };
  return { kind: 'object', members: new Map(items.map((item, i) => [maker.key(field, i), item])) };
}
