// A payload against the rules between its fields, every fault at the value that has it. Each rule looks at each value once.
import { holds } from './condition.ts';
import type { FieldList } from './field-list.ts';
import { sentenceOf } from './field-list.ts';
import type { JsonNode } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';
import { plainText } from './plain-text.ts';
import type { Operand, Rule, RuleKind } from './rule.ts';
import { RULE_CHECKS } from './rule-checks.ts';
import { type FoundValue, textOf, valuesAt } from './values-at.ts';

/** What must not be asked of a payload from which lines are missing. */
const OF_WHOLE = new Set<RuleKind>(['sequence', 'sum', 'count']);

/** Of a payload that stands in another, `path` leads to it. */
export function checkRules(list: FieldList, payload: JsonNode, isWhole: boolean, path = ''): PayloadFault[] {
  const sentences = new Map(list.errors.map((error) => [error.code, plainText(sentenceOf(error))]));
  return list.rules.flatMap((rule) => {
    if (!isWhole && OF_WHOLE.has(rule.kind)) return [];
    const { code, kind } = rule;
    return [...groupsOf(rule, payload, path)].flatMap((group) =>
      [...RULE_CHECKS[kind](rule, group)].map(({ path, said, at }) => ({
        reason: code,
        path,
        message: `${path === '' ? 'The payload' : `"${path}"`} ${said}: ${sentences.get(code)}.`,
        start: at.start,
        end: at.end,
        hint: `The rule is "${code}" of "${list.sourcePath}".`,
      })),
    );
  });
}

/** The objects that a rule is checked in, each alone, or the items among which it is. */
function* groupsOf(rule: Rule, payload: JsonNode, path: string): Iterable<readonly FoundValue[]> {
  const { scope, items, by } = rule;
  const isMet = ({ value, around }: FoundValue): boolean =>
    value.kind === 'object' && rule.conditions.every((condition) => holds(condition, [value, ...around]));
  if (!items) {
    for (const found of valuesAt(payload, scope ?? [], path)) if (isMet(found)) yield [found];
    return;
  }
  const scopes = scope ? valuesAt(payload, scope, path) : [{ value: payload, path, around: [] }];
  for (const { value, path, around } of scopes) {
    const groups = new Map<string, FoundValue[]>();
    for (const item of valuesAt(value, items, path, around)) {
      if (!isMet(item)) continue;
      const keys = by.map((operand) => keyOf(item, operand));
      // What has none of these belongs to nothing.
      if (by.length > 0 && keys.every((each) => each === null)) continue;
      const key = JSON.stringify(keys);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    yield* groups.values();
  }
}

function keyOf({ value, path, around }: FoundValue, { names }: Operand): string | null {
  for (const found of valuesAt(value, names, path, around)) return textOf(found.value) ?? null;
  return null;
}
