// The checks of a field list, their fields found: each is settled to where it holds.
import type { FieldConditions, FieldListData, FieldListError, RuleCheck, RuleOperand } from '../../../schemas/types.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { everyField, type Field, sentenceOf } from './field-list.ts';
import type { ReportField, YamlPath } from './report-field.ts';
import { type Operand, RULE_KINDS, type Rule, type RuleKind } from './rule.ts';
import { conditionsIn, settleConditions } from './settle-fields.ts';

interface ListFields {
  readonly root: FieldListData['root'];
  readonly fields: readonly Field[];
}

/** A field as a check names it. */
interface Named {
  readonly role: 'of' | 'is' | 'by' | 'across';
  readonly path: string;
  readonly at: YamlPath;
  readonly conditions?: FieldConditions;
}

/** The same, found: the fields from the outermost to it. */
interface Found extends Named {
  readonly chain: readonly Field[];
}

interface RuleScope {
  readonly code: string;
  /** Where the check stands in the YAML. */
  readonly at: YamlPath;
  readonly list: ListFields;
  readonly problem: ReportField;
}

/** Reads every check; one that names what does not exist is reported, and left out. */
export function readRules(errors: readonly FieldListError[], list: ListFields, problem: ReportField): Rule[] {
  return errors.flatMap(({ code, check }, i) => {
    const at = ['errors', i, 'check'];
    const checks = check === undefined ? [] : Array.isArray(check) ? check : [check];
    return checks.flatMap((each, j) => {
      const scope = { code, at: Array.isArray(check) ? [...at, j] : at, list, problem };
      return readRule(each, scope) ?? [];
    });
  });
}

/** The fields, each knowing what holds between it and others. */
export function withRules(
  fields: readonly Field[],
  rules: readonly Rule[],
  errors: readonly FieldListError[],
): Field[] {
  const sentences = new Map(errors.map((error) => [error.code, sentenceOf(error)]));
  const named = new Map<string, Set<string>>();
  for (const { code, operands, total } of rules)
    for (const { path } of typeof total === 'object' ? [...operands, total] : operands)
      named.set(path, (named.get(path) ?? new Set()).add(code));
  const withOwn = (field: Field): Field => ({
    ...field,
    rules: [...(named.get(field.path) ?? [])].map((code) => ({ code, rule: sentences.get(code) ?? '' })),
    fields: field.fields.map(withOwn),
  });
  return fields.map(withOwn);
}

function readRule(check: RuleCheck, scope: RuleScope): Rule | undefined {
  const { code, at, list, problem } = scope;
  const kind = kindOf(check, scope);
  if (!kind) return undefined;
  const named = [...namedIn(check, kind, at)];
  const found = named.flatMap((each) => find(each, scope) ?? []);
  if (found.length < named.length) return undefined;
  const inRole = (role: Named['role']): Found[] => found.filter((each) => each.role === role);
  const holder = commonHolder(found.filter(({ role }) => role !== 'across'));
  const array = arrayIndex(kind, check, { holder, across: inRole('across')[0] }, scope);
  if (array === 'none') return undefined;
  for (const each of found) if (each.role !== 'across') checkNamed(each, kind, holder, problem);
  const operand = ({ chain, at: place, path, conditions }: Found): Operand => ({
    path,
    names: chain.slice(holder.length).map(({ name }) => name),
    conditions: settleConditions(
      conditionsIn(conditions),
      { at: [...place.slice(0, -1), 'if'], of: code, reach: reachOf(chain.slice(0, -1), list) },
      problem,
    ),
  });
  const [total] = inRole('is').map(operand);
  const names = holder.map(({ name }) => name);
  return {
    code,
    kind,
    scope: array === ROOT ? undefined : names.slice(0, array),
    ...(array !== undefined && { items: names.slice(array === ROOT ? 0 : array) }),
    operands: inRole('of').map(operand),
    ...(typeof check.count?.is === 'number' ? { total: check.count.is } : total && { total }),
    ...(check.count?.min !== undefined && { min: check.count.min }),
    ...(check.count?.max !== undefined && { max: check.count.max }),
    ...(check.sum?.tolerance !== undefined && { tolerance: check.sum.tolerance }),
    ...(check.from !== undefined && { from: check.from }),
    by: inRole('by').map(operand),
    conditions: settleConditions(
      conditionsIn(check.if),
      { at: [...at, 'if'], of: code, reach: reachOf(holder, list) },
      problem,
    ),
  };
}

function kindOf(check: RuleCheck, { code, at, problem }: RuleScope): RuleKind | undefined {
  const [kind, second] = RULE_KINDS.filter((each) => check[each] !== undefined);
  if (check.count && (check.count.is ?? check.count.min ?? check.count.max) === undefined)
    problem([...at, 'count'], `The count of "${code}" does not say how many.`, 'Add "is:", "min:" or "max:".', 'key');
  else if (kind && !second) return kind;
  else if (second)
    problem([...at, second], `The check of "${code}" says two things.`, 'Write a list of checks.', 'key');
  else problem(at, `The check of "${code}" does not say what must hold.`, `Write one of: ${RULE_KINDS.join(', ')}.`);
  return undefined;
}

function* namedIn(check: RuleCheck, kind: RuleKind, at: YamlPath): Iterable<Named> {
  const said = check[kind];
  const named = (role: Named['role'], written: string | RuleOperand, place: YamlPath): Named =>
    typeof written === 'string'
      ? { role, path: written, at: place }
      : { role, path: written.field, at: [...place, 'field'], conditions: written.if };
  if (Array.isArray(said)) for (const [i, path] of said.entries()) yield named('of', path, [...at, kind, i]);
  else if (said) {
    for (const [i, each] of said.of.entries()) yield named('of', each, [...at, kind, 'of', i]);
    if (said.is !== undefined && typeof said.is !== 'number') yield named('is', said.is, [...at, kind, 'is']);
  }
  for (const [i, path] of (check.by ?? []).entries()) yield named('by', path, [...at, 'by', i]);
  if (check.across !== undefined) yield named('across', check.across, [...at, 'across']);
}

function find(named: Named, { list, problem }: RuleScope): Found | undefined {
  const chain: Field[] = [];
  let inner = list.fields;
  for (const name of named.path.split('.')) {
    const field = inner.find((each) => each.name === name && !each.variant);
    if (!field) {
      const paths = [...everyField(list.fields)].map(({ path }) => path);
      const hint = didYouMean(named.path, paths) ?? 'Write the names from the outermost with dots between.';
      problem(named.at, `"${named.path}" is no field of this list.`, hint);
      return undefined;
    }
    chain.push(field);
    inner = field.fields;
  }
  return { ...named, chain };
}

/** The deepest fields that hold all of these. */
function commonHolder([first, ...others]: readonly Found[]): readonly Field[] {
  let holder = first?.chain.slice(0, -1) ?? [];
  for (const { chain } of others) {
    const differs = holder.findIndex((field, i) => chain[i] !== field || i === chain.length - 1);
    if (differs >= 0) holder = holder.slice(0, differs);
  }
  return holder;
}

/** The payload as the array. */
const ROOT = -1;

/** Which of the holders is the array among whose items it is checked; undefined where it is checked in each holder by itself. */
function arrayIndex(
  kind: RuleKind,
  check: RuleCheck,
  { holder, across }: { readonly holder: readonly Field[]; readonly across: Found | undefined },
  { code, at, list, problem }: RuleScope,
): number | undefined | 'none' {
  const isAlone = kind === 'equal' && check.equal?.length === 1;
  if (!(kind === 'unique' || kind === 'sequence' || isAlone || check.by || across)) return undefined;
  if (across) {
    const index = holder.indexOf(across.chain.at(-1) as Field);
    if (index >= 0 && holder[index]?.type === 'array') return index;
    problem(
      across.at,
      `"${across.path}" is no array around the fields of "${code}".`,
      'Name an array that holds them.',
    );
    return 'none';
  }
  const nearest = holder.findLastIndex(({ type }) => type === 'array');
  if (nearest >= 0) return nearest;
  if (list.root === 'array') return ROOT;
  problem(
    [...at, kind],
    `No array is around the fields of "${code}".`,
    'It is checked among the items of an array.',
    'key',
  );
  return 'none';
}

/** The fields that a condition may name: beside what is in the innermost of these, then around. */
const reachOf = (holder: readonly Field[], { fields }: ListFields): (readonly Field[])[] => [
  ...holder.map((field) => field.fields).reverse(),
  fields,
];

const ORDERED = new Set(['date', 'datetime', 'number', 'integer']);
const NUMBERS = new Set(['number', 'integer']);
/** What looks at every value of a field, however many there are. */
const OF_MANY = new Set<RuleKind>(['sum', 'count', 'equal', 'different', 'sequence']);

function checkNamed(
  { role, chain, path, at }: Found,
  kind: RuleKind,
  holder: readonly Field[],
  problem: ReportField,
): void {
  const field = chain.at(-1);
  if (!field) return;
  const type = field.type === 'array' ? (field.item?.type ?? 'object') : field.type;
  if (role !== 'by' && (kind === 'before' || kind === 'notAfter') && !ORDERED.has(type))
    problem(at, `"${path}" has no order: it is of the type ${type}.`, 'Name dates or numbers.');
  if (role !== 'by' && kind === 'sum' && !NUMBERS.has(type))
    problem(at, `"${path}" cannot be added up: it is of the type ${type}.`, 'Name numbers.');
  const map = chain.slice(0, -1).find((each) => each.type === 'map');
  if (map) problem(at, `"${map.path}" is a map, and no check looks into it.`, 'Name a field outside of it.');
  const between = chain.slice(holder.length, -1).find((each) => each.type === 'array');
  if (between && (role !== 'of' || !OF_MANY.has(kind)))
    problem(at, `"${path}" has many values here: "${between.path}" is an array.`, 'Name a field that has one.');
}
