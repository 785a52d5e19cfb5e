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
    const { scope, items } = rule;
    const root: FoundValue = { value: payload, path, around: [] };
    const scopes = items && scope ? valuesAt(payload, scope, path) : [root];
    const tell = tellerOf(rule, list);
    return scopes.flatMap(({ value, path, around }) => {
      const run = runOf(rule);
      const found = valuesAt(value, items ?? scope ?? [], path, around);
      return [...found.flatMap((each) => run.add(each)), ...run.end()].map(tell);
    });
  });
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
  const { by, items, kind } = rule;
  const isMet = ({ value, around }: FoundValue): boolean =>
    value.kind === 'object' && rule.conditions.every((condition) => holds(condition, [value, ...around]));
  const begin = (): RuleRun => RULE_CHECKS[kind](rule);
  const groups = new Map<string, RuleRun>();
  return {
    add(item) {
      if (!isMet(item)) return [];
      if (!items) {
        const run = begin();
        return [...run.add(item), ...run.end()];
      }
      const keys = by.map((operand) => keyOf(item, operand));
      // What has none of these belongs to nothing.
      if (by.length > 0 && keys.every((each) => each === null)) return [];
      const key = JSON.stringify(keys);
      const group = groups.get(key) ?? begin();
      groups.set(key, group);
      return group.add(item);
    },
    end: () => [...groups.values()].flatMap((group) => group.end()),
  };
}

function keyOf({ value, path, around }: FoundValue, { names }: Operand): string | null {
  const [found] = valuesAt(value, names, path, around);
  return (found && textOf(found.value)) ?? null;
}
