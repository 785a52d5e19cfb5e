// A line of a file, checked when it is read, and then forgotten but for what is compared with other lines: a file of any size
// takes as much room as that.
import type { PayloadCheck } from './check-payload.ts';
import type { Field, FieldList, FileRecord } from './field-list.ts';
import type { FileObject } from './parse-file.ts';
import type { JsonMember, ObjectNode } from './parse-json.ts';
import type { Rule } from './rule.ts';

/** Checks lines, and gives what is kept of each. */
export function lineCheck(list: FieldList, check: PayloadCheck): (line: FileObject) => ObjectNode {
  const plans = new Map<FileRecord, LinePlan>();
  const planOf = (record: FileRecord): LinePlan => {
    const known = plans.get(record) ?? planFor(record, list.rules);
    plans.set(record, known);
    return known;
  };
  const keep = sharedMembers();
  return ({ node, record, path }) => {
    const { isAlone, compared } = planOf(record);
    if (!isAlone) return node;
    check.object(node, record.fields, path);
    const { start, end } = node;
    return { kind: 'object', members: keep(node.members, compared), start, end, isChecked: true };
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

const NONE: readonly JsonMember[] = [];

/** A piece of a text keeps all of it in memory; a copy of it does not. */
const copied = (text: string): string => (text.length > 12 ? JSON.parse(JSON.stringify(text)) : text);

/** Keeps members of lines, the texts that many of them have once. */
function sharedMembers(): (members: readonly JsonMember[], names: ReadonlySet<string>) => readonly JsonMember[] {
  const texts = new Map<string, string>();
  const shared = (text: string): string => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const own = copied(text);
    if (texts.size < MOST_SHARED) texts.set(own, own);
    return own;
  };
  return (members, names) => {
    if (names.size === 0) return NONE;
    return members.flatMap(({ key, place, value }): JsonMember[] => {
      if (!names.has(key)) return [];
      if (value.kind === 'string') return [{ key, place, value: { ...value, value: shared(value.value) } }];
      if (value.kind === 'number') return [{ key, place, value: { ...value, raw: shared(value.raw) } }];
      return [{ key, place, value }];
    });
  };
}

const MOST_SHARED = 10_000;
