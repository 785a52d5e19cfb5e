// One file of content/operations/: YAML to an API, with every problem at its line.
import type { AnswerData, ApiData, OperationData, ParameterData, RequestData } from '../../../schemas/types.ts';
import { checkYaml, parseYaml } from '../../config/parse-yaml.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { SourceFile } from '../../read/content.ts';
import { checkScalar } from '../fields/check-scalar.ts';
import type { Scalar } from '../fields/rule.ts';
import { nameOf } from '../kind/kind.ts';
import type { Answer, Api, FormField, Operation, OperationRequest, Parameter, YamlPath } from './api.ts';
import { namesInPath } from './api.ts';
import { checkSendable } from './check-sendable.ts';

type Problem = (path: YamlPath, message: string, hint?: string) => void;

/** Reads an API; undefined when it is faulty, which is then reported. */
export function readApi({ path: sourcePath, text }: SourceFile, report: Report): Api | undefined {
  const lines = lineIndex(text);
  const yaml = parseYaml({ sourcePath, lines, start: 0, end: text.length }, report);
  if (!yaml || !checkYaml(yaml, 'operations', 'operations-invalid', sourcePath, report)) return undefined;
  const data = yaml.value as ApiData;
  const problem: Problem = (path, message, hint) =>
    report({
      rule: 'operations-invalid',
      message,
      sourcePath,
      range: yaml.rangeOf(path),
      hint,
    });
  const operations = data.operations.map((operation, i) => readOperation(operation, i, data));
  for (const [i, operation] of operations.entries()) {
    checkPath(operation, problem);
    checkParameters(operation, problem);
    checkRequest(operation, problem);
    checkSendable(operation, problem);
    checkAnswers(data.operations[i]?.answers ?? [], operation.yamlPath, problem);
  }
  checkAnswers(data.answers ?? [], [], problem);
  checkAddresses(operations, problem);
  return {
    name: nameOf(sourcePath),
    sourcePath,
    title: data.title,
    ...(data.version !== undefined && { version: data.version }),
    ...(data.description !== undefined && { description: data.description }),
    server: data.server,
    operations,
    data,
    rangeOf: yaml.rangeOf,
  };
}

function readOperation(operation: OperationData, index: number, api: ApiData): Operation {
  const { id, title, method, path, description, authorized = true, request } = operation;
  const yamlPath: YamlPath = ['operations', index];
  const illustrative = api.illustrative || operation.illustrative || false;
  const located = <Item>(items: readonly Item[] | undefined, at: YamlPath): (Item & { yamlPath: YamlPath })[] =>
    (items ?? []).map((item, i) => ({ ...item, yamlPath: [...at, i] }));
  const own = located(operation.answers, [...yamlPath, 'answers']);
  const shared = located(api.answers, ['answers']).filter(({ status }) =>
    own.every((other) => other.status !== status),
  );
  const answers = [...own, ...shared].map(
    (answer): Answer => ({
      ...answer,
      illustrative: illustrative || (answer.illustrative ?? false),
    }),
  );
  const parameters = located(operation.parameters, [...yamlPath, 'parameters']).map((parameter) =>
    readParameter(parameter, illustrative),
  );
  const order: readonly Parameter['in'][] = ['header', 'path', 'query'];
  return {
    id,
    title,
    method,
    path,
    ...(description !== undefined && { description }),
    illustrative,
    server: api.server,
    ...(authorized && api.authorization && { authorization: api.authorization }),
    parameters: order.flatMap((where) => parameters.filter((parameter) => parameter.in === where)),
    ...(request && { request: readRequest(request, [...yamlPath, 'request']) }),
    answers,
    errors: [...located(operation.errors, [...yamlPath, 'errors']), ...located(api.errors, ['errors'])],
    limits: [...located(operation.limits, [...yamlPath, 'limits']), ...located(api.limits, ['limits'])],
    yamlPath,
  };
}

function readParameter(data: ParameterData & { readonly yamlPath: YamlPath }, ofExample: boolean): Parameter {
  const { name, type, required, description, format, values, example, illustrative, yamlPath } = data;
  return {
    name,
    in: data.in,
    type,
    isRequired: (required ?? (data.in === 'path' ? 'always' : 'never')) === 'always',
    ...(description !== undefined && { description }),
    ...(format !== undefined && { format }),
    ...(values && { values }),
    ...(example !== undefined && { example: String(example) }),
    illustrative: ofExample || (illustrative ?? false),
    yamlPath,
  };
}

function readRequest(data: RequestData, yamlPath: YamlPath): OperationRequest {
  const { mediaType = 'application/json', contract, example, form = {}, description } = data;
  return {
    mediaType,
    ...(contract !== undefined && { contract }),
    ...(example !== undefined && { example }),
    form: Object.entries(form).map(
      ([name, value]): FormField =>
        /^\$[A-Z][A-Z0-9_]*$/.test(value) ? { name, variable: value.slice(1) } : { name, value },
    ),
    ...(description !== undefined && { description }),
    yamlPath,
  };
}

/** The braces of a path and the parameters declared for it are the same. */
function checkPath({ path, parameters, yamlPath }: Operation, problem: Problem): void {
  const declared = parameters.filter((parameter) => parameter.in === 'path');
  const names = namesInPath(path);
  for (const name of new Set(names)) {
    if (declared.some((parameter) => parameter.name === name)) continue;
    const hint = didYouMean(
      name,
      declared.map((parameter) => parameter.name).filter((other) => !names.includes(other)),
    );
    problem(
      [...yamlPath, 'path'],
      `The path has "{${name}}", which is no parameter.`,
      hint ?? `Add { name: ${name}, in: path, … } to "parameters:".`,
    );
  }
  for (const parameter of declared) {
    if (names.includes(parameter.name)) continue;
    problem(
      [...parameter.yamlPath, 'name'],
      `The parameter "${parameter.name}" is not in the path "${path}".`,
      `Write "{${parameter.name}}" where it stands, or say where it is with "in:".`,
    );
  }
}

function checkParameters({ parameters, authorization, request }: Operation, problem: Problem): void {
  const seen = new Set<string>();
  for (const parameter of parameters) {
    const { name, yamlPath, example } = parameter;
    const isHeader = parameter.in === 'header';
    const key = `${parameter.in} ${isHeader ? name.toLowerCase() : name}`;
    if (seen.has(key))
      problem([...yamlPath, 'name'], `The parameter "${name}" is given twice.`, 'Keep one of the two.');
    seen.add(key);
    if (isHeader && authorization && name.toLowerCase() === authorization.header.toLowerCase())
      problem([...yamlPath, 'name'], `"${name}" is the authorization of the API.`, 'Remove it here.');
    if (isHeader && request && name.toLowerCase() === 'content-type')
      problem([...yamlPath, 'name'], `"${name}" is said by the request.`, 'Write "mediaType:" in "request:".');
    if (parameter.in === 'path' && !parameter.isRequired)
      problem([...yamlPath, 'required'], `"${name}" is in the path: it is always required.`, 'Remove the key.');
    if (example === undefined) {
      if (parameter.isRequired)
        problem(yamlPath, `The parameter "${name}" has no example.`, 'Add "example:": code samples are made of it.');
      continue;
    }
    checkExample(parameter, example, problem);
  }
}

function checkExample({ name, type, values, yamlPath }: Parameter, example: string, problem: Problem): void {
  const node =
    type === 'number' || type === 'integer'
      ? ({ kind: 'number', raw: example } as const)
      : type === 'boolean' && /^(?:true|false)$/.test(example)
        ? ({ kind: 'boolean', value: example === 'true' } as const)
        : ({ kind: 'string', value: example } as const);
  const wanted = { type, nullable: false, ...(values && { values: values.map((value: Scalar) => ({ value })) }) };
  const isNumber = node.kind === 'number' && !/^-?\d+(?:\.\d+)?$/.test(example);
  const faults = isNumber ? [{ message: `must be a number, not "${example}"` }] : checkScalar(wanted, node);
  for (const { message } of faults)
    problem([...yamlPath, 'example'], `The example of "${name}" ${message}.`, 'Correct the example or the parameter.');
}

/** An API answers a method and a path in one way, whatever the parameters are called. */
function checkAddresses(operations: readonly Operation[], problem: Problem): void {
  const seen = new Map<string, Operation>();
  for (const operation of operations) {
    const { method, path, yamlPath } = operation;
    const address = `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`;
    const other = seen.get(address);
    if (other) problem([...yamlPath, 'path'], `"${method} ${path}" is already "${other.id}".`, 'Keep one of the two.');
    else seen.set(address, operation);
  }
}

const FORM = 'application/x-www-form-urlencoded';

function checkRequest({ request, method, yamlPath }: Operation, problem: Problem): void {
  if (!request) return;
  const { example, form, mediaType } = request;
  const at = request.yamlPath;
  if (method === 'GET')
    problem([...yamlPath, 'method'], 'A GET has no body.', 'Remove "request:", or choose another method.');
  if (form.length > 0 && example !== undefined)
    problem([...at, 'example'], 'The body has both an example and a form.', 'Keep one of the two.');
  if (form.length > 0 && mediaType !== FORM)
    problem([...at, 'mediaType'], `A form is not sent as "${mediaType}".`, `Write "mediaType: ${FORM}".`);
  if (form.length === 0 && example === undefined)
    problem(at, 'The body has no example.', 'Add "example:", or "form:": code samples are made of it.');
}

function checkAnswers(answers: readonly AnswerData[], at: YamlPath, problem: Problem): void {
  const seen = new Set<number>();
  for (const [i, { status }] of answers.entries()) {
    if (seen.has(status))
      problem([...at, 'answers', i, 'status'], `The answer ${status} is given twice.`, 'Keep one of the two.');
    seen.add(status);
  }
}
