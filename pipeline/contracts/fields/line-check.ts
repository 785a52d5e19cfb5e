// Lines of a file, each checked when it is read, and then forgotten but for what is compared with others: a file of any size
// takes as much room as that.
import type { PayloadCheck } from './check-payload.ts';
import { lineRules } from './check-rules.ts';
import type { Field, FieldList, FileRecord } from './field-list.ts';
import type { FileObject } from './parse-file.ts';
import type { JsonNode, ObjectNode } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';
import type { Rule } from './rule.ts';

export interface LineCheck {
  /** Checks a line, and gives what the payload keeps of it. */
  take(line: FileObject): ObjectNode;
  /** Checks what is known at the end; `isWhole` says whether every line could be read. */
  end(payload: JsonNode, isWhole: boolean): void;
}

export interface LineCheckOptions {
  readonly isPartial?: boolean;
  readonly onFault: (fault: PayloadFault) => void;
}

export const lineCheck = (list: FieldList, check: PayloadCheck, options: LineCheckOptions): LineCheck =>
  list.root === 'array' ? itemCheck(list, check, options) : recordCheck(list, check);

const FORGOTTEN: ObjectNode = { kind: 'object', members: [], start: 0, end: 0, isChecked: true };

/** Lines of one kind: rules between them look at each as it comes. */
function itemCheck(list: FieldList, check: PayloadCheck, { isPartial = false, onFault }: LineCheckOptions): LineCheck {
  const rules = isPartial ? undefined : lineRules(list);
  return {
    take({ node, record, path }) {
      check.object(node, record.fields, path);
      for (const fault of rules?.add({ value: node, path, around: [] }) ?? []) onFault(fault);
      return FORGOTTEN;
    },
    end(_, isWhole) {
      for (const fault of rules?.end(isWhole) ?? []) onFault(fault);
    },
  };
}

/** Lines of several kinds: what rules compare of them stands in the payload, which is checked at the end. */
function recordCheck({ rules }: FieldList, check: PayloadCheck): LineCheck {
  const plans = new Map<FileRecord, LinePlan>();
  const planOf = (record: FileRecord): LinePlan => {
    const plan = plans.get(record) ?? planFor(record, rules);
    plans.set(record, plan);
    return plan;
  };
  return {
    take({ node, record, path }) {
      const { isAlone, compared } = planOf(record);
      if (!isAlone) return node;
      check.object(node, record.fields, path);
      const { start, end } = node;
      const members = compared.size === 0 ? FORGOTTEN.members : node.members.filter(({ key }) => compared.has(key));
      return { kind: 'object', members, start, end, isChecked: true };
    },
    end: (payload, isWhole) => check.payload(payload, isWhole),
  };
}

interface LinePlan {
  /** Whether what is asked of a line depends on the line alone. */
  readonly isAlone: boolean;
  /** Names of the fields that rules compare. */
  readonly compared: ReadonlySet<string>;
}

function planFor({ fields, path }: FileRecord, rules: readonly Rule[]): LinePlan {
  const around = path.map(({ name }) => `${name}.`).join('');
  const operands = rules.flatMap(({ operands, total, by }) => [
    ...operands,
    ...by,
    ...(typeof total === 'object' ? [total] : []),
  ]);
  const conditions = [...rules, ...operands].flatMap((each) => each.conditions);
  const isCompared = ({ name }: Field): boolean =>
    operands.some((operand) => operand.path === around + name) || conditions.some((each) => each.name === name);
  return {
    isAlone: fields.every((field) => [...field.conditions, ...field.absentIf].every(({ up }) => up === 0)),
    compared: new Set(fields.filter(isCompared).map(({ name }) => name)),
  };
}
