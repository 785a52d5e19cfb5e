// A payload against its contract, every fault at the value that has it.
import type { Span } from '../../diagnostics/line-index.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { checkRules } from './check-rules.ts';
import { checkScalar, nounOf, type Reason, sizeFault, writtenAs } from './check-scalar.ts';
import { holds } from './condition.ts';
import type { Field, FieldList } from './field-list.ts';
import type { JsonMember, JsonNode, ObjectNode } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';

export interface PayloadOptions {
  /** The field whose value the payload is, in place of the whole. */
  readonly part?: Field | undefined;
  /** Whether what is missing is not asked for: the payload is an excerpt. */
  readonly isPartial?: boolean;
  /** Whether nothing is missing that could not be read. */
  readonly isWhole?: boolean;
}

export function checkPayload(list: FieldList, payload: JsonNode, options: PayloadOptions = {}): PayloadFault[] {
  const { part, isPartial = false, isWhole = true } = options;
  const faults: PayloadFault[] = [];
  const report = (...fault: Parameters<typeof faultOf>): void => void faults.push(faultOf(...fault));

  const checkObject = (
    node: ObjectNode,
    fields: readonly Field[],
    path: string,
    around: readonly ObjectNode[],
  ): void => {
    const seen = new Map<string, JsonMember>();
    const pathOf = (key: string): string => (path === '' ? key : `${path}.${key}`);
    for (const member of node.members) {
      const { key, place, value } = member;
      const field = fields.find(({ name }) => name === key);
      if (seen.has(key)) report('duplicate', pathOf(key), 'is given twice', place, 'Keep one of the two.');
      seen.set(key, member);
      if (field) checkField(field, value, pathOf(key), [node, ...around]);
      else report('unknown', pathOf(key), `is no field of "${list.name}"`, place, hintFor(key, node, fields));
    }
    if (isPartial) return;
    const start = { start: node.start, end: node.start + 1 };
    for (const field of fields) {
      const place = node.absent?.get(field.name);
      if (place === null || seen.has(field.name) || !isRequired(field, [node, ...around])) continue;
      const condition = field.texts.condition === undefined ? '' : `: ${field.texts.condition}`;
      report('required', pathOf(field.name), `is missing${condition}`, place ?? start, `Add "${field.name}".`);
    }
  };

  const checkField = (field: Field, node: JsonNode, path: string, around: readonly ObjectNode[]): void => {
    if (node.kind === 'null' && field.nullable) return;
    if (field.type === 'object') {
      if (node.kind === 'object') checkObject(node, field.fields, path, around);
      else report('type', path, `must be an object, not ${described(node)}`, node);
    } else if (field.type === 'array') checkArray(field, node, path, around);
    else checkValue(field, field.type, node, path);
  };

  const checkArray = (field: Field, node: JsonNode, path: string, around: readonly ObjectNode[]): void => {
    if (node.kind !== 'array') {
      report('type', path, `must be an array, not ${described(node)}`, node);
      return;
    }
    const fault = isPartial ? undefined : sizeFault(field, node.items.length, 'items');
    if (fault) report(fault.reason, path, fault.message, { start: node.start, end: node.start + 1 });
    for (const [i, item] of node.items.entries()) {
      const here = `${path}[${i}]`;
      if (field.fields.length === 0) checkValue(field, field.itemType ?? 'string', item, here);
      else if (item.kind === 'object') checkObject(item, field.fields, here, around);
      else report('type', here, `must be an object, not ${described(item)}`, item);
    }
  };

  const checkValue = (field: Field, type: Parameters<typeof checkScalar>[1], node: JsonNode, path: string): void => {
    if (node.kind === 'object' || node.kind === 'array') {
      report('type', path, `must be ${nounOf(type)}, not ${described(node)}`, node);
      return;
    }
    for (const { reason, message } of checkScalar(field, type, node)) report(reason, path, message, node);
  };

  const checkRoot = (fields: readonly Field[]): void => {
    const items = list.root !== 'array' ? [payload] : payload.kind === 'array' ? payload.items : undefined;
    if (!items) report('type', '', `must be an array, not ${described(payload)}`, payload);
    for (const [i, item] of (items ?? []).entries()) {
      const path = list.root === 'array' ? `[${i}]` : '';
      if (item.kind === 'object') checkObject(item, fields, path, []);
      else report('type', path, `must be an object, not ${described(item)}`, item);
    }
  };

  if (!part) checkRoot(list.fields);
  // An excerpt of an array may be the array, or one of its items.
  else if (part.type === 'array' && part.fields.length > 0 && payload.kind === 'object')
    checkObject(payload, part.fields, '', []);
  else checkField(part, payload, part.name, []);
  if (!part && !isPartial) faults.push(...checkRules(list, payload, isWhole));
  return faults.sort((a, b) => a.start - b.start);
}

const described = (node: JsonNode): string =>
  node.kind === 'object' ? 'an object' : node.kind === 'array' ? 'an array' : writtenAs(node);

/** What is wrong with the field at a path, or with all of the payload. */
function faultOf(reason: Reason, path: string, problem: string, { start, end }: Span, hint?: string): PayloadFault {
  const message = path === '' ? `The payload ${problem}.` : `"${path}" ${problem}.`;
  return { reason, path, message, start, end, hint };
}

/** The field that a key may mean: first of those that are not given. */
function hintFor(key: string, node: ObjectNode, fields: readonly Field[]): string | undefined {
  const free = fields.filter(({ name }) => !node.members.some((other) => other.key === name));
  return didYouMean(
    key,
    (free.length > 0 ? free : fields).map(({ name }) => name),
  );
}

/** Objects from the one that holds the field outwards. A condition in words alone is for people to judge. */
function isRequired({ obligation, conditions }: Field, around: readonly ObjectNode[]): boolean {
  if (obligation === 'always') return true;
  return obligation === 'when' && conditions.length > 0 && conditions.every((condition) => holds(condition, around));
}
