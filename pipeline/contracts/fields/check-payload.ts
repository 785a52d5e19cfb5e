// A payload against its contract, every fault at the value that has it.
import type { Span } from '../../diagnostics/line-index.ts';
import type { Said } from '../../languages/say.ts';
import { checkRules } from './check-rules.ts';
import { checkScalar, nounOf, type Reason, saidOf, sizeFault, writtenAs } from './check-scalar.ts';
import { holds } from './condition.ts';
import { partHeld } from './contract-part.ts';
import type { Field, FieldList } from './field-list.ts';
import { fieldsByName } from './fields-by-name.ts';
import { matchesPattern } from './match-pattern.ts';
import type { JsonNode, ObjectNode } from './parse-json.ts';
import { type PayloadFault, subjectOf } from './payload-fault.ts';
import { strangeKeys } from './strange-keys.ts';
import { type FieldType, type ValueForm, writtenPattern } from './value-form.ts';
import { fieldsOf, variantOf } from './variants.ts';

export interface PayloadOptions {
  /** The field whose value the payload is, in place of the whole. */
  readonly part?: Field | undefined;
  /** Whether what is missing is not asked for: the payload is an excerpt. */
  readonly isPartial?: boolean;
  /** Whether nothing is missing that could not be read. */
  readonly isWhole?: boolean;
  /** Whether it is sent or received, where that is known. */
  readonly direction?: 'sent' | 'received' | undefined;
}

/** An object on the way to a value. */
interface Place {
  readonly list: FieldList;
  readonly path: string;
  /** The objects around, the nearest first. */
  readonly around: readonly ObjectNode[];
}

/** What a payload is checked with. */
interface Check {
  readonly isPartial: boolean;
  readonly direction: PayloadOptions['direction'];
  onFault(fault: PayloadFault): void;
  /** Of a sentence its subject is filled in. */
  report(reason: Reason, path: string, said: Said, at: Span, hint?: Said): void;
}

/** A contract, ready to be held to. */
export interface PayloadCheck {
  /** Checks all of a payload; of what was read of it, `isWhole` says whether nothing is missing that could not be read. */
  payload(payload: JsonNode, isWhole?: boolean): void;
  /** Checks an object of it by itself, before the payload is there: with these fields, at this path. */
  object(node: ObjectNode, fields: readonly Field[], path: string): void;
}

export function payloadCheck(
  list: FieldList,
  options: PayloadOptions,
  onFault: (fault: PayloadFault) => void,
): PayloadCheck {
  const { part, isPartial = false } = options;
  const direction = options.direction ?? (list.direction === 'both' ? undefined : list.direction);
  const check: Check = { isPartial, direction, onFault, report: (...fault) => onFault(faultOf(...fault)) };
  return {
    object: (node, fields, path) => checkObject(node, fields, { list, path, around: [] }, check),
    payload(payload, isWhole = true) {
      if (!part) checkRoot(list, payload, check);
      // An excerpt of an array may be the array, or one of its items.
      else if (part.type === 'array' && !part.item && payload.kind === 'object')
        checkHeld(part, payload, { list, path: '', around: [] }, check);
      else checkField(part, payload, { list, path: part.name, around: [] }, check);
      if (!part && !isPartial) for (const fault of checkRules(list, payload, isWhole)) onFault(fault);
    },
  };
}

/** What a payload has against its contract, in the order of its places. */
export function checkPayload(list: FieldList, payload: JsonNode, options: PayloadOptions = {}): PayloadFault[] {
  const faults: PayloadFault[] = [];
  payloadCheck(list, options, (fault) => void faults.push(fault)).payload(payload, options.isWhole);
  return faults.sort((a, b) => a.start - b.start);
}

function checkRoot(list: FieldList, payload: JsonNode, check: Check): void {
  const items = list.root !== 'array' ? [payload] : payload.kind === 'array' ? payload.items : undefined;
  if (!items) check.report('type', '', mustBe('array', payload), payload);
  for (const [i, item] of (items ?? []).entries()) {
    const path = list.root === 'array' ? `[${i}]` : '';
    if (item.kind === 'object') checkObject(item, list.fields, { list, path, around: [] }, check);
    else check.report('type', path, mustBe('object', item), item);
  }
}

function checkObject(node: ObjectNode, all: readonly Field[], { list, path, around }: Place, check: Check): void {
  if (node.isChecked) return;
  const { report } = check;
  const seen = new Set<string>();
  const variant = variantOf(all, node);
  const fields = fieldsOf(all, variant?.value);
  const pathOf = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const inner = [node, ...around];
  const known = fieldsByName(fields);
  let strange: ReturnType<typeof strangeKeys> | undefined;
  for (const { key, place, value } of node.members) {
    const field = known.get(key);
    const own = pathOf(key);
    if (seen.has(key)) report('duplicate', own, TWICE, place, KEEP_ONE);
    seen.add(key);
    if (field) {
      checkPresence(field, own, place, inner, check);
      checkField(field, value, { list, path: own, around: inner }, check);
    } else if (variant || !fieldsByName(all).has(key)) {
      // Without its discriminator an object may be any of its variants.
      strange ??= strangeKeys({ node, fields, all, list });
      const { problem, hint } = strange(key);
      report('unknown', own, problem, place, hint);
    }
  }
  if (check.isPartial) return;
  const start = { start: node.start, end: node.start + 1 };
  for (const field of fields) {
    const place = node.absent?.get(field.name);
    if (place === null || seen.has(field.name) || !isRequired(field, inner, check.direction)) continue;
    const { variant: own } = field;
    const reason = field.texts.condition ?? (own && `"${own.discriminator}" = "${own.value}"`);
    const added: Said = { word: 'add', values: { name: field.name } };
    report('required', pathOf(field.name), because({ word: 'missing' }, reason), place ?? start, added);
  }
}

function checkPresence(
  { absentIf, texts, readOnly, writeOnly }: Field,
  path: string,
  at: Span,
  around: readonly ObjectNode[],
  { direction, report }: Check,
): void {
  if (absentIf.length > 0 && absentIf.every((condition) => holds(condition, around)))
    report('absent', path, because({ word: 'forbidden' }, texts.absence), at, REMOVE);
  if (readOnly && direction === 'sent') report('readOnly', path, { word: 'receivedOnly' }, at, REMOVE);
  if (writeOnly && direction === 'received') report('writeOnly', path, { word: 'sentOnly' }, at, REMOVE);
}

function checkField(field: Field, node: JsonNode, place: Place, check: Check): void {
  if (node.kind === 'null' && field.nullable) return;
  if (field.type === 'object') checkHeld(field, node, place, check);
  else if (field.type === 'array') checkArray(field, node, place, check);
  else if (field.type === 'map') checkMap(field, node, place, check);
  else checkValue(field, node, place.path, check);
}

/** One of the things that a field holds. */
function checkHeld(field: Field, node: JsonNode, place: Place, check: Check): void {
  const { path } = place;
  const part = partHeld(field, place.list);
  if (field.item) checkValue(field.item, node, path, check);
  else if (node.kind !== 'object') check.report('type', path, mustBe('object', node), node);
  else if (!part) {
    if (field.contract === undefined) checkObject(node, field.fields, place, check);
  } else {
    // What is around is not of that contract.
    checkObject(node, part.fields, { list: part.list, path, around: [] }, check);
    if (part.isWhole && part.list.root === 'object' && !check.isPartial)
      for (const fault of checkRules(part.list, node, true, path)) check.onFault(fault);
  }
}

function checkArray(field: Field, node: JsonNode, place: Place, check: Check): void {
  const { path } = place;
  if (node.kind !== 'array') {
    check.report('type', path, mustBe('array', node), node);
    return;
  }
  checkSize(field, node.items.length, path, node, check);
  for (const [i, item] of node.items.entries()) checkHeld(field, item, { ...place, path: `${path}[${i}]` }, check);
}

function checkMap(field: Field, node: JsonNode, place: Place, check: Check): void {
  const { path } = place;
  if (node.kind !== 'object') {
    check.report('type', path, mustBe('map', node), node);
    return;
  }
  checkSize(field, node.members.length, path, node, check);
  const seen = new Set<string>();
  for (const { key, place: at, value } of node.members) {
    const here = `${path}.${key}`;
    if (seen.has(key)) check.report('duplicate', here, TWICE, at, KEEP_ONE);
    seen.add(key);
    if (field.propertyNames && !matchesPattern(field.propertyNames, key)) {
      const form = field.format ?? writtenPattern(field.propertyNames);
      check.report('format', here, { word: 'nameForm', values: { form } }, at);
    }
    checkHeld(field, value, { ...place, path: here }, check);
  }
}

function checkSize(field: Field, size: number, path: string, { start }: Span, { isPartial, report }: Check): void {
  const fault = isPartial ? undefined : sizeFault(field, size, 'items');
  if (fault) report(fault.reason, path, fault.said, { start, end: start + 1 });
}

function checkValue(form: ValueForm, node: JsonNode, path: string, { report }: Check): void {
  if (form.type === 'any') return;
  if (node.kind === 'object' || node.kind === 'array') {
    report('type', path, mustBe(form.type, node), node);
    return;
  }
  for (const { reason, said } of checkScalar(form, node)) report(reason, path, said, node);
}

const TWICE: Said = { word: 'twice' };
const KEEP_ONE: Said = { word: 'keepOne' };
const REMOVE: Said = { word: 'remove' };

const because = (fault: Said, reason: string | undefined): Said =>
  reason === undefined ? fault : { word: 'because', values: { fault, reason } };

const mustBe = (type: FieldType, node: JsonNode): Said => ({
  word: 'be',
  values: {
    wanted: nounOf(type),
    found: node.kind === 'object' || node.kind === 'array' ? nounOf(node.kind) : writtenAs(node),
  },
});

/** What is wrong with the field at a path, or with all of the payload. */
const faultOf = (reason: Reason, path: string, said: Said, { start, end }: Span, hint?: Said): PayloadFault => ({
  reason,
  path,
  said: saidOf(said, subjectOf(path)),
  start,
  end,
  hint,
});

/** Objects from the one that holds the field outwards. A condition in words alone is for people to judge. */
function isRequired(
  { obligation, conditions, readOnly, writeOnly }: Field,
  around: readonly ObjectNode[],
  direction: PayloadOptions['direction'],
): boolean {
  // Where the direction is not known, nothing of one direction alone is asked for.
  if ((readOnly && direction !== 'received') || (writeOnly && direction !== 'sent')) return false;
  if (obligation === 'always') return true;
  return obligation === 'when' && conditions.length > 0 && conditions.every((condition) => holds(condition, around));
}
