// What a field list says about its fields as a whole: names of one object are not given twice, and a condition names a field
// that is in reach.
import type { FieldConditions } from '../../../schemas/types.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Field } from './field-list.ts';
import type { ReportField, YamlPath } from './report-field.ts';
import type { Condition } from './rule.ts';
import { fieldsOf } from './variants.ts';

/** The same fields, their conditions knowing how far up the fields are that they name. */
export function settleFields(
  fields: readonly Field[],
  around: readonly (readonly Field[])[],
  problem: ReportField,
): Field[] {
  const known = new Set<string>();
  for (const { name, path, variant, yamlPath } of fields) {
    const keys = variant ? [name, `${name} ${variant.value}`] : [name];
    if (keys.some((key) => known.has(key)))
      problem([...yamlPath, 'name'], `The field "${path}" is given twice.`, 'Keep one of the two.');
    known.add(keys.at(-1) ?? name);
  }
  return fields.map((field) => {
    const reach = [fieldsOf(fields, field.variant?.value), ...around];
    const settle = (conditions: Field['conditions'], key: 'required' | 'absent') =>
      settleConditions(conditions, { at: [...field.yamlPath, key, 'if'], of: field.name, reach }, problem);
    return {
      ...field,
      conditions: settle(field.conditions, 'required'),
      absentIf: settle(field.absentIf, 'absent'),
      fields: settleFields(field.fields, reach, problem),
    };
  });
}

interface ConditionScope {
  /** Where the conditions stand in the YAML. */
  readonly at: YamlPath;
  /** What they are of, as a message calls it. */
  readonly of: string;
  /** The fields beside it, then those of the objects around. */
  readonly reach: readonly (readonly Field[])[];
}

/** The conditions that the YAML says, their fields not yet looked for. */
export const conditionsIn = (conditions: FieldConditions = {}): Condition[] =>
  Object.entries(conditions).map(([name, wanted]) =>
    typeof wanted === 'object' && !Array.isArray(wanted)
      ? { up: 0, name, values: [], present: wanted.present }
      : { up: 0, name, values: [wanted].flat() },
  );

/** The same, knowing how far up the fields are that they name. */
export const settleConditions = (
  conditions: readonly Condition[],
  scope: ConditionScope,
  problem: ReportField,
): Condition[] => conditions.map((condition) => settleCondition(condition, scope, problem));

function settleCondition(condition: Condition, { at, of, reach }: ConditionScope, problem: ReportField): Condition {
  const up = reach.findIndex((level) => level.some(({ name }) => name === condition.name));
  const found = reach[up]?.find(({ name }) => name === condition.name);
  const place = [...at, condition.name];
  if (!found) {
    const names = reach.flat().map(({ name }) => name);
    problem(
      place,
      `The condition of "${of}" names "${condition.name}", which is no field in reach.`,
      didYouMean(condition.name, names) ?? 'It may be beside the field or in an object around it.',
      'key',
    );
    return condition;
  }
  for (const value of condition.values) {
    if (!found.values || found.values.some((allowed) => allowed.value === value)) continue;
    const hint = didYouMean(
      String(value),
      found.values.map((allowed) => String(allowed.value)),
    );
    problem(place, `"${condition.name}" is never "${value}".`, hint);
  }
  return { ...condition, up };
}
