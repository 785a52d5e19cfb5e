// Parameters of a call and headers of an answer as ours.
import type { FieldEntry, ParameterData } from '../../../schemas/types.ts';
import { aboutOf, formOf, reportKeywords } from './field-entry.ts';
import type { Example, Parameter, Ref, SchemaOrBoolean } from './openapi.ts';
import { sampleValue } from './sample-value.ts';
import { follow, type Scope } from './scope.ts';
import { hasFields, type Settled, settle } from './settle-schema.ts';
import type { Node } from './sources.ts';
import type { ValueEntry } from './value-entry.ts';

/** Those that OpenAPI says elsewhere. */
const ELSEWHERE = /^(?:accept|content-type|authorization)$/i;

type Scalar = string | number | boolean;

/** What a call is told beside its body: what the path says, unless the operation says it too. */
export function parametersOf(
  ofPath: readonly Ref<Parameter>[] = [],
  own: readonly Ref<Parameter>[] = [],
  scope: Scope,
): ParameterData[] {
  const byKey = new Map<string, Parameter>();
  for (const each of [...ofPath, ...own]) {
    const parameter = follow(each, scope);
    byKey.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byKey.values()].flatMap((parameter) =>
    parameter.in === 'header' && ELSEWHERE.test(parameter.name) ? [] : parameterData(parameter, scope),
  );
}

/** Several for one that is an object: each of its fields is a parameter. */
function parameterData(parameter: Parameter, scope: Scope): ParameterData[] {
  const {
    name,
    in: where,
    style,
    explode = style === undefined || style === 'form' || style === 'deepObject',
  } = parameter;
  const schema = settle(schemaOf(parameter), scope);
  if (where !== 'query' || !hasFields(schema, scope) || !explode) return [oneParameter(parameter, scope)];
  return Object.entries(schema.properties ?? {}).map(([key, property]) =>
    oneParameter(
      {
        name: style === 'deepObject' ? `${name}[${key}]` : key,
        in: where,
        required: parameter.required === true && schema.required.includes(key),
        schema: typeof property === 'object' ? property : {},
      },
      scope,
      schema.node,
    ),
  );
}

const schemaOf = ({ schema, content }: Pick<Parameter, 'schema' | 'content'>): Ref<SchemaOrBoolean & object> =>
  schema ?? Object.values(content ?? {})[0]?.schema ?? {};

function oneParameter(parameter: Parameter, scope: Scope, from: Node = parameter): ParameterData {
  const { name, in: where, required, style, explode = (style ?? 'form') === 'form', content } = parameter;
  const schema = settle(schemaOf(parameter), scope);
  const form = valueFormOf(schema, parameter, from, scope);
  const isRequired = required === true || where === 'path';
  const example = exampleOf(parameter, schema, form, isRequired, scope);
  const isCommon = style === undefined || style === (where === 'query' || where === 'cookie' ? 'form' : 'simple');
  if (!isCommon && style !== 'deepObject') scope.unsaid.add('style', from, 'style');
  if (content) scope.unsaid.add('parameter', from, 'content');
  const assumed = valuesOf(schema.default, form);
  const { description = aboutOf(schema).description, deprecated } = parameter;
  const data = {
    name,
    in: where,
    ...form,
    ...(where !== 'path' && { required: isRequired ? ('always' as const) : ('never' as const) }),
    ...(description?.trim() && { description: description.trim() }),
    ...((deprecated || schema.deprecated) && { deprecated: true as const }),
    ...(example !== undefined && { example }),
    ...(assumed !== undefined && { default: assumed }),
    ...(form.type === 'array' && where === 'query' && !explode && { explode: false }),
    ...schema['x-docs-build'],
    ...parameter['x-docs-build'],
  };
  return scope.made(data as ParameterData, from);
}

type Form =
  | ValueEntry
  | { readonly type: 'array'; readonly items: FieldEntry['items']; readonly size?: FieldEntry['size'] };

/** A value, or an array of values: there is nothing else in the place of a parameter. */
function valueFormOf(schema: Settled, parameter: Parameter, from: Node, scope: Scope): Form {
  reportKeywords({ ...schema, default: undefined }, scope);
  const form = formOf(schemaOf(parameter), schema, scope);
  const { type, items } = form;
  const isArrayOfValues =
    type === 'array' && items !== undefined && (typeof items === 'string' ? items : items.type) !== 'any';
  if (type === 'array' && isArrayOfValues) return form as Form;
  if (type === 'array' || type === 'object' || type === 'map' || type === 'any') {
    if (type !== 'any') scope.unsaid.add('parameter', from);
    return { type: 'string' };
  }
  return form as ValueEntry;
}

/** Of what is required there is one: code samples are made of it. */
function exampleOf(
  { name, example, examples }: Parameter,
  schema: Settled,
  form: Form,
  isRequired: boolean,
  scope: Scope,
): Scalar | Scalar[] | undefined {
  const [first] = Object.values(examples ?? {});
  const given = example ?? (first && follow<Example>(first, scope).value) ?? schema.example ?? schema.examples?.[0];
  const values = valuesOf(given, form);
  if (values !== undefined || !isRequired) return values;
  const made = valuesOf(sampleValue(schema.node, scope), form);
  return made === 'exemplo' && form.type === 'string' && !form.size ? name.replace(/[^\w.-]/g, '-') : made;
}

function valuesOf(value: unknown, { type }: Form): Scalar | Scalar[] | undefined {
  const isScalar = (each: unknown): each is Scalar => ['string', 'number', 'boolean'].includes(typeof each);
  if (type === 'array') {
    const values = [value].flat().filter(isScalar);
    return values.length > 0 ? values : undefined;
  }
  return isScalar(value) ? value : undefined;
}

/** Headers of an answer; what type the body is of is said there. */
export function headersOf(
  headers: Readonly<Record<string, Ref<Omit<Parameter, 'name' | 'in'>>>> = {},
  scope: Scope,
): ParameterData[] {
  return Object.entries(headers)
    .filter(([name]) => !/^content-type$/i.test(name))
    .map(([name, written]) => {
      const header = follow(written, scope);
      const { in: _, ...data } = oneParameter({ ...header, name, in: 'header' }, scope, header);
      return scope.made(data as ParameterData, header);
    });
}
