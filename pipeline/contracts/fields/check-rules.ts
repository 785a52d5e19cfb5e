// A payload against the rules between its fields, every fault at the value that has it. Each rule looks at each value once.
import type { Said } from '../../languages/say.ts';
import { saidOf } from './check-scalar.ts';
import { holds } from './condition.ts';
import type { FieldList } from './field-list.ts';
import { sentenceOf } from './field-list.ts';
import type { JsonNode } from './parse-json.ts';
import { type PayloadFault, subjectOf } from './payload-fault.ts';
import { plainText } from './plain-text.ts';
import type { Operand, Rule, RuleKind } from './rule.ts';
import { RULE_CHECKS, type RuleFault, type RuleRun } from './rule-checks.ts';
import { type FoundValue, textOf, valuesAt } from './values-at.ts';

/** What must not be asked of a payload from which lines are missing. */
const OF_WHOLE = new Set<RuleKind>(['sequence', 'sum', 'count']);

/** The rules of a list on their way through a file whose lines are its items. */
export interface LineRules {
  add(line: FoundValue): readonly PayloadFault[];
  /** What is known when all lines were read; `isWhole` says whether none was missing. */
  end(isWhole: boolean): readonly PayloadFault[];
}

export function lineRules(list: FieldList): LineRules {
  const told = list.rules.map((rule) => ({ rule, run: runOf(rule), tell: tellerOf(rule, list) }));
  const ofWhole: PayloadFault[] = [];
  return {
    add: (line) =>
      told.flatMap(({ rule, run, tell }) => {
        const faults = run.add(line).map(tell);
        if (!OF_WHOLE.has(rule.kind)) return faults;
        ofWhole.push(...faults);
        return [];
      }),
    end: (isWhole) => [
      ...(isWhole ? ofWhole : []),
      ...told.flatMap(({ rule, run, tell }) => (isWhole || !OF_WHOLE.has(rule.kind) ? run.end().map(tell) : [])),
    ],
  };
}

/** Of a payload that stands in another, `path` leads to it. */
export function checkRules(list: FieldList, payload: JsonNode, isWhole: boolean, path = ''): PayloadFault[] {
  return list.rules.flatMap((rule) => {
    if (!isWhole && OF_WHOLE.has(rule.kind)) return [];
    const tell = tellerOf(rule, list);
    return checkedBy(rule, payload, path).flatMap((found) => {
      const run = runOf(rule);
      return [...found.flatMap((each) => run.add(each)), ...run.end()].map(tell);
    });
  });
}

/** The objects in which a rule is checked, or the items of each of the arrays among whose it is. */
export function checkedBy({ scope, items }: Rule, payload: JsonNode, path = ''): FoundValue[][] {
  const root: FoundValue = { value: payload, path, around: [] };
  const scopes = items && scope ? valuesAt(payload, scope, path) : [root];
  return scopes.map(({ value, path, around }) => valuesAt(value, items ?? scope ?? [], path, around));
}

/** What a rule finds, as a fault of the payload. */
function tellerOf({ code }: Rule, { errors, sourcePath }: FieldList): (fault: RuleFault) => PayloadFault {
  const error = errors.find((each) => each.code === code);
  const reason = error ? plainText(sentenceOf(error)) : '';
  const hint: Said = { word: 'rule', values: { code, contract: sourcePath } };
  return ({ path, said, at }) => ({
    reason: code,
    path,
    said: { word: 'because', values: { fault: saidOf(said, subjectOf(path)), reason } },
    start: at.start,
    end: at.end,
    hint,
  });
}

/** Checks a rule in each object alone, or among the items that belong together. */
function runOf(rule: Rule): RuleRun {
  const { items, kind } = rule;
  const begin = (): RuleRun => RULE_CHECKS[kind](rule);
  const groups = new Map<string, RuleRun>();
  return {
    add(item) {
      if (!isMet(rule, item)) return [];
      if (!items) {
        const run = begin();
        return [...run.add(item), ...run.end()];
      }
      const key = groupOf(rule, item);
      if (key === undefined) return [];
      const group = groups.get(key) ?? begin();
      groups.set(key, group);
      return group.add(item);
    },
    end: () => [...groups.values()].flatMap((group) => group.end()),
  };
}

/** Whether a rule holds for an object, or an item. */
export const isMet = ({ conditions }: Rule, { value, around }: FoundValue): boolean =>
  value.kind === 'object' && conditions.every((condition) => holds(condition, [value, ...around]));

/** What an item has in common with those it belongs to; undefined for one that belongs to nothing. */
export function groupOf({ by }: Rule, item: FoundValue): string | undefined {
  const keys = by.map((operand) => keyOf(item, operand));
  return by.length > 0 && keys.every((each) => each === null) ? undefined : JSON.stringify(keys);
}

function keyOf({ value, path, around }: FoundValue, { names }: Operand): string | null {
  const [found] = valuesAt(value, names, path, around);
  return (found && textOf(found.value)) ?? null;
}
