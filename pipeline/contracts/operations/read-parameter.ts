// A parameter of an operation, or a header of an answer: a field, and what samples and messages have of it.

import type { ParameterData } from '../../../schemas/types.ts';
import type { YamlPath } from '../../config/parse-yaml.ts';
import { sayInEnglish } from '../../languages/say-in-english.ts';
import { checkScalar, type ScalarNode, saidOf, sizeFault } from '../fields/check-scalar.ts';
import { type Field, formOf, holdsFields } from '../fields/field-list.ts';
import type { ReportField } from '../fields/report-field.ts';
import type { Scalar } from '../fields/rule.ts';
import { settleConditions } from '../fields/settle-fields.ts';
import { readLoneField } from '../fields/to-field-list.ts';
import type { Parameter } from './api.ts';

export interface ReadScope {
  /** What an author sees at a path of the YAML. */
  literalAt(path: YamlPath): string;
  readonly problem: ReportField;
  /** Whether what is read is part of an example of ours: so is all that it bears. */
  readonly ofExample: boolean;
}

const ORDER: readonly Parameter['in'][] = ['header', 'path', 'query', 'cookie'];

export function readParameters(
  data: readonly ParameterData[] | undefined,
  yamlPath: YamlPath,
  scope: ReadScope,
): Parameter[] {
  const parameters = (data ?? []).map((each, i) => {
    const at = [...yamlPath, i];
    if (each.in === undefined)
      scope.problem(
        at,
        `The parameter "${each.name}" does not say where it stands.`,
        'Add "in:": path, query, header or cookie.',
      );
    return readParameter({ ...each, in: each.in ?? 'query' }, at, scope);
  });
  const reach = [parameters.map(({ field }) => field)];
  const settled = parameters.map((parameter) => {
    const { field, name } = parameter;
    const at = [...parameter.yamlPath, 'required', 'if'];
    return {
      ...parameter,
      field: { ...field, conditions: settleConditions(field.conditions, { at, of: name, reach }, scope.problem) },
    };
  });
  return ORDER.flatMap((where) => settled.filter((parameter) => parameter.in === where));
}

/** Headers of an answer. */
export const readHeaders = (
  data: readonly ParameterData[] | undefined,
  yamlPath: YamlPath,
  scope: ReadScope,
): Parameter[] =>
  (data ?? []).map((each, i) => {
    const at = [...yamlPath, i];
    if (each.in !== undefined && each.in !== 'header')
      scope.problem([...at, 'in'], `"${each.name}" is a header of an answer.`, 'Remove the key.');
    return readParameter({ ...each, in: 'header' }, at, scope);
  });

function readParameter(data: ParameterData & Pick<Parameter, 'in'>, yamlPath: YamlPath, scope: ReadScope): Parameter {
  const { in: where, example, default: assumed, explode, illustrative, required, ...own } = data;
  const { name, type } = data;
  const entry = {
    ...own,
    ...(scope.ofExample ? { illustrative: true } : illustrative !== undefined && { illustrative }),
  };
  const field = readLoneField({ ...entry, required: required ?? (where === 'path' ? 'always' : 'never') }, yamlPath, {
    ...scope,
    // That of an object says how to give it fields, which a parameter has not.
    problem: (...found) => type !== 'object' && scope.problem(...found),
  });
  if (type === 'object' || field.type === 'null')
    scope.problem(
      [...yamlPath, 'type'],
      `The parameter "${name}" is of the type ${field.type}.`,
      'A parameter is a value, or an array of values.',
    );
  if (explode !== undefined && (field.type !== 'array' || where !== 'query'))
    scope.problem(
      [...yamlPath, 'explode'],
      `"explode" means nothing on "${name}".`,
      'It is for arrays in the query.',
      'key',
    );
  const valuesAt = (
    key: 'example' | 'default',
    value: Scalar | readonly Scalar[] | undefined,
  ): readonly string[] | undefined =>
    value === undefined ? undefined : readValues({ field, key, value, at: [...yamlPath, key] }, scope);
  const values = valuesAt('example', example);
  const assumedValues = valuesAt('default', assumed);
  return {
    name,
    in: where,
    field: values?.length === 1 && !holdsFields(field) ? { ...field, example: values[0] as string } : field,
    isRequired: field.obligation === 'always',
    ...(values && { example: values }),
    ...(assumedValues && { default: assumedValues }),
    explode: explode ?? where === 'query',
    yamlPath,
  };
}

interface GivenValue {
  readonly field: Field;
  readonly key: 'example' | 'default';
  readonly value: Scalar | readonly Scalar[];
  readonly at: YamlPath;
}

/** The values of an example or a default as they are written, each held to the field. */
function readValues({ field, key, value, at }: GivenValue, { literalAt, problem }: ReadScope): readonly string[] {
  const subject = `The ${key} of "${field.name}"`;
  const hint = `Correct the ${key} or the parameter.`;
  const isArray = field.type === 'array';
  const listed = Array.isArray(value);
  if (isArray !== listed)
    problem(at, `${subject} must be ${isArray ? 'an array: [a, b]' : 'one value, not an array'}.`, hint);
  const values = [value].flat() as readonly Scalar[];
  const fault = isArray && listed ? sizeFault(field, values.length, 'items') : undefined;
  if (fault) problem(at, `${sayInEnglish(saidOf(fault.said, subject))}.`, hint);
  return values.map((each, i) => {
    const place = listed ? [...at, i] : at;
    const literal = literalAt(place);
    // As it is written, 1.50 keeps its zero; where an alias stands, its place says something else.
    const written = Number(literal) === each ? literal : String(each);
    const form = formOf(field);
    const faults = checkScalar(form, writtenNode(written, form.type));
    for (const { said } of faults.slice(0, 1)) problem(place, `${sayInEnglish(saidOf(said, subject))}.`, hint);
    return written;
  });
}

/** A value of a message, where quotes make no difference: there are none. */
export function writtenNode(written: string, type: Field['type']): ScalarNode {
  if ((type === 'number' || type === 'integer') && /^-?\d+(?:\.\d+)?$/.test(written))
    return { kind: 'number', raw: written };
  if (type === 'boolean' && /^(?:true|false)$/.test(written)) return { kind: 'boolean', value: written === 'true' };
  return { kind: 'string', value: written };
}
