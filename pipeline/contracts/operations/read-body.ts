// What a call sends and what comes back: payloads by media type.

import type { AnswerData, BodyData, PartData, RequestData } from '../../../schemas/types.ts';
import type { YamlPath } from '../../config/parse-yaml.ts';
import type { Answer, Body, BodyExample, FormField, OperationRequest, Part } from './api.ts';
import { type ReadScope, readHeaders } from './read-parameter.ts';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** What a payload is called by its extension; what has none of these says its media type itself. */
const BY_EXTENSION: Readonly<Record<string, string>> = { csv: 'text/csv', txt: 'text/plain', xml: 'application/xml' };

export function readRequest(data: RequestData, yamlPath: YamlPath, scope: ReadScope): OperationRequest {
  const { problem, ofExample } = scope;
  const { description, illustrative, content, ...own } = data;
  const bodies = content
    ? content.map((body, i) => readBody(body, [...yamlPath, 'content', i]))
    : [readBody(own, yamlPath)];
  if (content) checkAlone(own, yamlPath, problem);
  checkMediaTypes(bodies, problem);
  for (const body of bodies) checkSent(body, problem);
  return {
    bodies: bodies as [Body, ...Body[]],
    ...(description !== undefined && { description }),
    illustrative: ofExample || (illustrative ?? false),
    yamlPath,
  };
}

export function readAnswers(data: readonly AnswerData[] | undefined, yamlPath: YamlPath, scope: ReadScope): Answer[] {
  const answers = (data ?? []).map((answer, i) => readAnswer(answer, [...yamlPath, i], scope));
  for (const [i, { status, yamlPath: at }] of answers.entries()) {
    if (answers.findIndex((other) => other.status === status) < i)
      scope.problem([...at, 'status'], `The answer ${status} is given twice.`, 'Keep one of the two.');
  }
  return answers;
}

function readAnswer(data: AnswerData, yamlPath: YamlPath, scope: ReadScope): Answer {
  const { status, title, description, headers, illustrative, content, ...own } = data;
  const ofExample = scope.ofExample || (illustrative ?? false);
  const hasBody = Object.values(own).some((value) => value !== undefined);
  const bodies = content
    ? content.map((body, i) => readBody(body, [...yamlPath, 'content', i]))
    : hasBody
      ? [readBody(own, yamlPath)]
      : [];
  if (content) checkAlone(own, yamlPath, scope.problem);
  checkMediaTypes(bodies, scope.problem);
  return {
    status,
    ...(title !== undefined && { title }),
    description,
    headers: readHeaders(headers, [...yamlPath, 'headers'], { ...scope, ofExample }),
    bodies,
    illustrative: ofExample,
    yamlPath,
  };
}

function readBody(
  { mediaType, contract, example, examples, form = {}, parts }: Partial<BodyData>,
  yamlPath: YamlPath,
): Body {
  const named: readonly BodyExample[] = [
    ...(example === undefined ? [] : [{ file: example, yamlPath: [...yamlPath, 'example'] }]),
    ...(examples ?? []).map((each, i) => ({ ...each, yamlPath: [...yamlPath, 'examples', i, 'file'] })),
  ];
  return {
    mediaType: mediaType ?? mediaTypeOf(named[0]?.file),
    ...(contract !== undefined && { contract }),
    examples: named,
    form: Object.entries(form).map(([name, value]): FormField => ({ name, ...filledIn(value) })),
    parts: (parts ?? []).map((part, i) => readPart(part, [...yamlPath, 'parts', i])),
    yamlPath,
  };
}

const mediaTypeOf = (file = ''): string => BY_EXTENSION[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/json';

const filledIn = (value: string): { readonly value: string } | { readonly variable: string } =>
  /^\$[A-Z][A-Z0-9_]*$/.test(value) ? { variable: value.slice(1) } : { value };

function readPart(
  { name, required, mediaType, contract, example, value = '', description, illustrative }: PartData,
  yamlPath: YamlPath,
): Part {
  return {
    name,
    isRequired: required !== 'never',
    ...(contract !== undefined && { contract }),
    ...(description !== undefined && { description }),
    illustrative: illustrative ?? false,
    yamlPath,
    ...(example === undefined ? filledIn(value) : { example, mediaType: mediaType ?? mediaTypeOf(example) }),
  };
}

function checkAlone(own: Partial<BodyData>, at: YamlPath, problem: ReadScope['problem']): void {
  for (const key of Object.keys(own))
    problem(
      [...at, key],
      `"${key}" stands beside "content", which says it for each media type.`,
      'Write it there.',
      'key',
    );
}

function checkMediaTypes(bodies: readonly Body[], problem: ReadScope['problem']): void {
  for (const [i, { mediaType, yamlPath }] of bodies.entries()) {
    if (bodies.findIndex((other) => other.mediaType === mediaType) < i)
      problem([...yamlPath, 'mediaType'], `The media type "${mediaType}" is given twice.`, 'Keep one of the two.');
  }
}

/** What is sent is one thing, and samples can be made of it. */
function checkSent({ mediaType, examples, form, parts, yamlPath }: Body, problem: ReadScope['problem']): void {
  const kinds = [
    { key: 'example', is: examples.length > 0 },
    { key: 'form', is: form.length > 0 },
    { key: 'parts', is: parts.length > 0 },
  ].filter(({ is }) => is);
  const [first, second] = kinds;
  if (first && second)
    problem(
      [...yamlPath, first.key],
      `The body has both ${named(first.key)} and ${named(second.key)}.`,
      'Keep one of the two.',
    );
  if (!first)
    problem(yamlPath, 'The body has no example.', 'Add "example:", "form:" or "parts:": code samples are made of it.');
  for (const [isSo, what, wanted] of [
    [form.length > 0, 'A form', FORM],
    [parts.length > 0, 'A body of parts', MULTIPART],
  ] as const) {
    if (isSo && mediaType !== wanted)
      problem([...yamlPath, 'mediaType'], `${what} is not sent as "${mediaType}".`, `Write "mediaType: ${wanted}".`);
  }
  if (mediaType === MULTIPART && first && parts.length === 0)
    problem([...yamlPath, 'mediaType'], `A body of the type ${MULTIPART} has parts.`, 'Write "parts:".');
}

const named = (key: string): string => ({ example: 'an example', form: 'a form', parts: 'parts' })[key] ?? key;
