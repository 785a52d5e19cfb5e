// What a schema cannot say of a field: keys that mean nothing on one of its type, and an example that it refuses itself.
import type { FieldEntry, FieldListData, FileLayout } from '../../../schemas/types.ts';
import { sayInEnglish } from '../../languages/say-in-english.ts';
import { checkScalar, saidOf } from './check-scalar.ts';
import type { Field } from './field-list.ts';
import type { ReportField, YamlPath } from './report-field.ts';
import type { Scalar } from './rule.ts';
import type { NoValues } from './shared-values.ts';
import { isNumeric, strayLimits, type WrittenValues } from './value-form.ts';

/** What an entry is read with. */
export interface EntryScope {
  readonly root: FieldListData['root'];
  readonly direction: NonNullable<FieldListData['direction']>;
  readonly layout: FileLayout | undefined;
  /** What an author sees at a path of the YAML. */
  literalAt(path: YamlPath): string;
  /** The values of another field, by its contract and path. */
  valuesOf(reference: string): WrittenValues | NoValues;
  readonly problem: ReportField;
}

type Misplaced = (key: keyof FieldEntry, hint: string) => void;

export function checkEntry(entry: FieldEntry, field: Field, { direction, layout, problem }: EntryScope): void {
  const { name, type, yamlPath } = field;
  const misplaced: Misplaced = (key, hint) =>
    problem([...yamlPath, key], `"${key}" means nothing on "${name}", which is of the type ${type}.`, hint, 'key');
  checkHeld(entry, field, misplaced, problem);
  const form = field.item ? { ...entry, type: field.item.type, size: undefined } : { ...entry, type };
  // What stands in `items` is looked at there.
  if (!(field.item && typeof entry.items === 'object'))
    for (const [key, hint] of strayLimits(form as Parameters<typeof strayLimits>[0])) misplaced(key, hint);
  else
    for (const key of ['pattern', 'decimals', 'minimum', 'maximum', 'values', 'unit'] as const)
      if (entry[key] !== undefined) misplaced(key, 'Write it in "items".');
  for (const key of ['start', 'length', 'align', 'padding'] as const) {
    if (entry[key] !== undefined && layout?.format !== 'positional') {
      problem([...yamlPath, key], `"${key}" means nothing on "${name}".`, 'It is for a positional layout.', 'key');
    }
  }
  for (const [key, wrong] of [
    ['readOnly', 'sent'],
    ['writeOnly', 'received'],
  ] as const)
    if (entry[key] && direction === wrong)
      problem(
        [...yamlPath, key],
        `"${name}" is never there: the contract is ${wrong}.`,
        'Write "direction: both".',
        'key',
      );
  if (entry.readOnly && entry.writeOnly)
    problem([...yamlPath, 'writeOnly'], `"${name}" is never there: it is readOnly too.`, 'Keep one of the two.', 'key');
  if (entry.absent && entry.required === 'always')
    problem([...yamlPath, 'absent'], `"${name}" is required always.`, 'Say when it is: required: { when: … }.', 'key');
  checkExample(entry, field, misplaced, problem);
}

/** What an object, an array or a map holds is said once. */
function checkHeld(
  entry: FieldEntry,
  { name, type, yamlPath }: Field,
  misplaced: Misplaced,
  problem: ReportField,
): void {
  const holds = type === 'object' || type === 'array' || type === 'map';
  if (entry.fields && !holds) misplaced('fields', 'Write type: object or type: array.');
  if (entry.items && (!holds || type === 'object')) misplaced('items', 'Write type: array.');
  if (entry.contract !== undefined && !holds) misplaced('contract', 'Write type: object or type: array.');
  if (entry.propertyNames !== undefined && type !== 'map') misplaced('propertyNames', 'Write type: map.');
  if (entry.items && entry.fields && holds && type !== 'object')
    misplaced('items', `Remove it: "fields" says what the ${type} holds.`);
  if (entry.contract !== undefined && (entry.fields || entry.items || entry.oneOf))
    misplaced('contract', 'Remove it, or what else says what it holds.');
  if (holds && !entry.fields && !entry.items && entry.contract === undefined) {
    const hint = type === 'object' ? 'Add "fields:".' : 'Add "fields:" for objects, or "items:" for values.';
    problem([...yamlPath, 'type'], `"${name}" does not say what the ${type} holds.`, hint);
  }
}

function checkExample(entry: FieldEntry, field: Field, misplaced: Misplaced, problem: ReportField): void {
  const { name, type, yamlPath } = field;
  if (entry.example === undefined) return;
  if (type === 'object' || type === 'array' || type === 'map' || type === 'null') {
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
  for (const { said } of checkScalar(field, node)) {
    const message = `${sayInEnglish(saidOf(said, `The example of "${name}"`))}.`;
    problem([...yamlPath, 'example'], message, hintForExample(field, entry.example));
  }
}

const hintForExample = (field: Field, example: Scalar): string =>
  typeof example === 'number' && !isNumeric(field.type)
    ? `Quote it: "${field.example}".`
    : typeof example === 'string' && isNumeric(field.type)
      ? 'Remove the quotes.'
      : 'Correct the example or the field.';
