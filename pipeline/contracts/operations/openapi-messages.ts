// What a call sends and what comes back, as OpenAPI has it.
import type { Content } from '../../read/content.ts';
import { type Field, formOf } from '../fields/field-list.ts';
import { isIllustrative } from '../fields/illustrative.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { JsonError, parseJson } from '../fields/parse-json.ts';
import { withoutLinks } from '../fields/plain-text.ts';
import { requiredWhen, sentences } from '../fields/sentences.ts';
import { valueSchema } from '../fields/value-schema.ts';
import type { Answer, Body, FormField, Operation, OperationRequest, Parameter, Part } from './api.ts';
import { asWritten, WrittenNumber } from './json-text.ts';
import { exampleText } from './show-example.ts';
import { statusesIn } from './statuses-in.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface OpenApiScope {
  readonly lists: FieldLists;
  /** Where examples are found. */
  readonly files: Content['files'];
  /** Contracts that something refers to. */
  readonly used: Set<string>;
}

export function parameterObject(parameter: Parameter, scope: OpenApiScope): Json {
  const { name, in: where, field, isRequired, explode } = parameter;
  return {
    name,
    in: where,
    ...(isRequired && { required: true }),
    ...(field.type === 'array' && (where === 'query' || where === 'cookie') && { style: 'form', explode }),
    ...headerObject(parameter, scope),
  };
}

/** A header of an answer, or what a parameter says beside its name and place. */
function headerObject({ field, ...parameter }: Parameter, { lists: { strings } }: OpenApiScope): Json {
  const { description, rule, condition, deprecated } = field.texts;
  const said = sentences(
    [description, rule, requiredWhen(condition, strings), deprecated].map((text) => text && withoutLinks(text)),
  );
  const value = (written: readonly string[] | undefined): unknown => {
    if (written === undefined) return undefined;
    const typed = written.map((text) => typedValue(text, formOf(field).type));
    return field.type === 'array' ? typed : typed[0];
  };
  return {
    ...(said !== '' && { description: said }),
    ...(field.deprecated && { deprecated: true }),
    ...(isIllustrative(field) && { 'x-illustrative': field.illustrative }),
    schema: { ...fieldSchema(field), ...(parameter.default && { default: value(parameter.default) }) },
    ...(parameter.example && { example: value(parameter.example) }),
  };
}

function fieldSchema(field: Field): Json {
  const { item, minSize, maxSize } = field;
  const { format, decimals } = formOf(field);
  const comment = [format ?? field.format, decimals && `at most ${decimals} decimals`].filter(Boolean).join('; ');
  const schema = item
    ? {
        type: 'array',
        ...(minSize !== undefined && { minItems: minSize }),
        ...(maxSize !== undefined && { maxItems: maxSize }),
        items: valueSchema(item, false),
      }
    : valueSchema(field, false);
  return { ...schema, ...(comment !== '' && { $comment: comment }) };
}

function typedValue(written: string, type: string): unknown {
  if (type === 'number' || type === 'integer') return new WrittenNumber(written);
  return type === 'boolean' ? written === 'true' : written;
}

export function requestObject({ bodies, description, illustrative }: OperationRequest, scope: OpenApiScope): Json {
  return {
    ...(description !== undefined && { description: withoutLinks(description) }),
    required: true,
    ...(illustrative && { 'x-illustrative': true }),
    content: contentObject(bodies, scope),
  };
}

/** Every status that is documented, whether as an answer or as an error; what is said in words is no status. */
export function responseObjects({ answers, errors }: Operation, scope: OpenApiScope): Json {
  const responses = new Map(answers.map((answer) => [String(answer.status), responseObject(answer, scope)]));
  const others = new Map<string, string[]>();
  for (const { status, cause, action } of errors) {
    for (const each of statusesIn(status)) {
      if (!responses.has(each))
        others.set(each, [...(others.get(each) ?? []), `${withoutLinks(cause)}: ${withoutLinks(action)}`]);
    }
  }
  for (const [status, texts] of others) responses.set(status, { description: texts.join('\n\n') });
  return Object.fromEntries(responses);
}

function responseObject({ description, title, headers, bodies, illustrative }: Answer, scope: OpenApiScope): Json {
  return {
    description: withoutLinks([title, description].filter(Boolean).join(': ')),
    ...(illustrative && { 'x-illustrative': true }),
    ...(headers.length > 0 && {
      headers: Object.fromEntries(
        headers.map((header) => [
          header.name,
          { ...(header.isRequired && { required: true }), ...headerObject(header, scope) },
        ]),
      ),
    }),
    ...(bodies.length > 0 && { content: contentObject(bodies, scope) }),
  };
}

const contentObject = (bodies: readonly Body[], scope: OpenApiScope): Json =>
  Object.fromEntries(bodies.map((body) => [body.mediaType, mediaObject(body, scope)]));

function mediaObject(body: Body, scope: OpenApiScope): Json {
  const { form, parts, mediaType } = body;
  if (parts.length > 0) return partsObject(parts, scope);
  const schema = schemaOf(body, scope);
  if (form.length > 0)
    return { ...schema, example: Object.fromEntries(form.map((field) => [field.name, filledIn(field)])) };
  const found = body.examples.flatMap(({ file, title }) => {
    const value = exampleValue(file, mediaType, scope);
    return value === undefined ? [] : [{ file, title, value }];
  });
  const [only, ...others] = found;
  if (!only) return schema;
  if (others.length === 0) return { ...schema, example: only.value };
  return {
    ...schema,
    examples: Object.fromEntries(
      found.map(({ file, title, value }) => [keyOf(file), { ...(title !== undefined && { summary: title }), value }]),
    ),
  };
}

const filledIn = (field: FormField): string => ('variable' in field ? `$${field.variable}` : field.value);

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

/** JSON and forms have fields; any other payload is a text, and its contract is said in words. */
function schemaOf(
  { mediaType, contract, form = [] }: Pick<Body, 'mediaType' | 'contract'> & Partial<Body>,
  { lists, used }: OpenApiScope,
): Json {
  const list = contract === undefined ? undefined : lists.byName.get(contract)?.list;
  if (!isJson(mediaType) && form.length === 0)
    return {
      schema: {
        type: 'string',
        contentMediaType: mediaType,
        ...(list && { title: list.title, 'x-contract': list.name }),
      },
    };
  if (contract === undefined || !list) return {};
  used.add(contract);
  return { schema: { $ref: `#/components/schemas/${keyOf(contract)}` } };
}

function partsObject(parts: readonly Part[], scope: OpenApiScope): Json {
  const files = parts.flatMap((part) => ('example' in part ? part : []));
  const required = parts.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    schema: {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(parts.map((part) => [part.name, partSchema(part, scope)])),
    },
    ...(files.length > 0 && {
      encoding: Object.fromEntries(files.map(({ name, mediaType }) => [name, { contentType: mediaType }])),
    }),
  };
}

function partSchema(part: Part, scope: OpenApiScope): unknown {
  const about = {
    ...(part.description !== undefined && { description: withoutLinks(part.description) }),
    ...(part.illustrative && { 'x-illustrative': true }),
  };
  if (!('example' in part)) return { type: 'string', ...about, examples: [filledIn(part)] };
  const { schema = {} } = schemaOf(part, scope) as { readonly schema?: Json };
  return { ...schema, ...about };
}

/** The payload itself: whoever opens the document elsewhere does not have our files. Undefined for one that is no text. */
function exampleValue(example: string, mediaType: string, { files }: OpenApiScope): unknown {
  const file = files.get(`examples/${example}`);
  const text = file && exampleText(file);
  if (text === undefined || !isJson(mediaType)) return text;
  try {
    return asWritten(parseJson(text));
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    // That it is no JSON is reported where its contract lists it.
    return undefined;
  }
}

/** A name that a component may have: folders become dots. */
export const keyOf = (name: string): string => name.replaceAll('/', '.').replace(/[^A-Za-z0-9._-]/g, '_');
