// An operation that contradicts itself: its path and its parameters, what it bears and what it sends.
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { ReportField } from '../fields/report-field.ts';
import { namesInPath, type Operation, type Parameter } from './api.ts';
import { borneBy } from './security.ts';

export function checkOperation(operation: Operation, problem: ReportField): void {
  checkPath(operation, problem);
  checkParameters(operation, problem);
  const { request, method, yamlPath } = operation;
  if (request && method === 'GET')
    problem([...yamlPath, 'method'], 'A GET has no body.', 'Remove "request:", or choose another method.');
}

/** The braces of a path and the parameters declared for it are the same. A webhook has the path that its client gave. */
function checkPath({ path, parameters, isWebhook, yamlPath }: Operation, problem: ReportField): void {
  const declared = parameters.filter((parameter) => parameter.in === 'path');
  const names = isWebhook ? [] : namesInPath(path);
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
      isWebhook
        ? `"${parameter.name}" is in the path, and a webhook has none.`
        : `The parameter "${parameter.name}" is not in the path "${path}".`,
      isWebhook
        ? 'Say where it is with "in:".'
        : `Write "{${parameter.name}}" where it stands, or say where it is with "in:".`,
    );
  }
}

function checkParameters(operation: Operation, problem: ReportField): void {
  const { parameters, request } = operation;
  const borne = new Set(borneBy(operation.security).map((each) => keyOf(each.in, each.name)));
  const seen = new Set<string>();
  for (const { name, in: where, isRequired, example, yamlPath } of parameters) {
    const isHeader = where === 'header';
    const key = keyOf(where, name);
    if (seen.has(key))
      problem([...yamlPath, 'name'], `The parameter "${name}" is given twice.`, 'Keep one of the two.');
    seen.add(key);
    if (borne.has(key)) problem([...yamlPath, 'name'], `"${name}" is the authorization of the API.`, 'Remove it here.');
    if (isHeader && request && name.toLowerCase() === 'content-type')
      problem([...yamlPath, 'name'], `"${name}" is said by the request.`, 'Write "mediaType:" in "request:".');
    if (isHeader && name.toLowerCase() === 'cookie')
      problem([...yamlPath, 'name'], `"${name}" holds cookies.`, 'Write each as a parameter with "in: cookie".');
    if (where !== 'query' && /[^A-Za-z0-9_.-]/.test(name))
      problem(
        [...yamlPath, 'name'],
        `"${name}" is no name of a ${WHAT[where]}.`,
        'Write letters, digits, dots, hyphens and underscores.',
      );
    if (where === 'path' && !isRequired)
      problem([...yamlPath, 'required'], `"${name}" is in the path: it is always required.`, 'Remove the key.');
    if (isRequired && example === undefined)
      problem(yamlPath, `The parameter "${name}" has no example.`, 'Add "example:": code samples are made of it.');
  }
}

const keyOf = (where: Parameter['in'], name: string): string =>
  `${where} ${where === 'header' ? name.toLowerCase() : name}`;

const WHAT = { path: 'part of a path', query: 'parameter', header: 'header', cookie: 'cookie' } as const;

/** An API answers a method and a path in one way, whatever the parameters are called. */
export function checkAddresses(operations: readonly Operation[], problem: ReportField): void {
  const seen = new Map<string, Operation>();
  for (const operation of operations) {
    const { method, path, yamlPath } = operation;
    const address = `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`;
    const other = seen.get(address);
    if (other) problem([...yamlPath, 'path'], `"${method} ${path}" is already "${other.id}".`, 'Keep one of the two.');
    else seen.set(address, operation);
  }
}
