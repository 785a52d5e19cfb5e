// A request of a collection beside the operation it calls.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { type Body, namesInPath, type Operation, parametersIn } from '../operations/api.ts';
import { borneBy } from '../operations/security.ts';
import { authorizationFault } from './check-authorization.ts';
import type { Collection, Request } from './collection.ts';
import { type Differs, differsIn } from './differs.ts';
import type { OperationsByPath } from './match-operation.ts';

/** Headers that say how a message is sent, and not what. */
const OF_THE_MESSAGE =
  /^(?:accept(?:-.*)?|authorization|cache-control|connection|content-.*|cookie|host|origin|user-agent)$/i;

/** Gives the operation that a request calls, and reports what is not as the operation has it. */
export function checkRequest(
  request: Request,
  collection: Collection,
  operations: OperationsByPath,
  report: Report,
): Operation | undefined {
  const { name, method, path, places } = request;
  const operation = operations.at(method, path);
  const differs = differsIn(collection, report);
  if (operation) {
    checkPath(request, operation, differs);
    checkPairs(request, operation, 'query', differs);
    checkPairs(request, operation, 'header', differs);
    checkAuthorization(request, operation, differs);
    checkBody(request, operation, differs);
    return operation;
  }
  const [other] = operations.withPath(path);
  if (other) {
    const message = `The request "${name}" is sent with ${method}, and the operation "${other.id}" with ${other.method}.`;
    differs(message, places.method, `Write "${other.method}", or correct the operation.`);
  } else {
    const message = `No operation has the method and path of the request "${name}": ${method} ${path}.`;
    const hint = operations.nearest(path) ?? 'Describe it in content/operations/, or take the request out.';
    const range = collection.lines.range(places.url.start, places.url.end);
    report({ rule: 'postman-request-unknown', message, sourcePath: collection.sourcePath, range, hint });
  }
  return undefined;
}

function checkPath({ name, path, places }: Request, operation: Operation, differs: Differs): void {
  const names = namesInPath(operation.path);
  for (const [i, [, own]] of [...path.matchAll(/(?<!\{)\{([^{}]+)\}|\{\{[^{}]+\}\}/g)].entries()) {
    if (own === undefined || own === names[i]) continue;
    const message = `The path of "${name}" calls a parameter "${own}", and the operation "${operation.id}" calls it "${names[i]}".`;
    differs(message, places.url, `Write ":${names[i]}".`);
  }
}

function checkPairs(request: Request, operation: Operation, where: 'query' | 'header', differs: Differs): void {
  const isHeader = where === 'header';
  const pairs = isHeader ? request.headers : request.query;
  const what = isHeader ? 'header' : 'parameter';
  const folded = (text: string): string => (isHeader ? text.toLowerCase() : text);
  const known = parametersIn(operation, where);
  const borne = borneBy(operation.security).filter((each) => each.in === where);
  const names = [...known, ...borne].map(({ name }) => name);
  for (const pair of pairs) {
    if (isHeader && OF_THE_MESSAGE.test(pair.name)) continue;
    if (names.some((name) => folded(name) === folded(pair.name))) continue;
    differs(`The operation "${operation.id}" has no ${what} "${pair.name}".`, pair, didYouMean(pair.name, names));
  }
  for (const { name, isRequired } of known) {
    if (!isRequired || pairs.some((pair) => folded(pair.name) === folded(name))) continue;
    const message = `The request "${request.name}" lacks the ${what} "${name}", which "${operation.id}" requires.`;
    differs(message, request.places.name);
  }
}

function checkAuthorization(request: Request, operation: Operation, differs: Differs): void {
  const fault = authorizationFault(request, operation);
  if (fault) differs(fault.message, request.places.name, fault.hint);
}

function checkBody(request: Request, { id, request: said }: Operation, differs: Differs): void {
  const { name, headers, form, payload, mediaType, places } = request;
  const hasBody = form !== undefined || payload !== undefined;
  if (!said && hasBody) differs(`The request "${name}" has a body, and the operation "${id}" none.`, places.name);
  if (said && !hasBody) differs(`The request "${name}" has no body, and the operation "${id}" one.`, places.name);
  if (!said) return;
  const types = said.bodies.map((body) => body.mediaType);
  const body = said.bodies.find((each) => each.mediaType === mediaType);
  const contentType = headers.find((header) => /^content-type$/i.test(header.name));
  if (form && !said.bodies.some((each) => each.form.length + each.parts.length > 0))
    differs(`The body of "${name}" is a form, and that of "${id}" is none.`, places.name);
  else if (mediaType !== undefined && !body)
    differs(
      `The body of "${name}" is sent as "${mediaType}", and that of "${id}" as ${types.map((type) => `"${type}"`).join(' or ')}.`,
      contentType ?? places.name,
      `Write "${types[0]}".`,
    );
  if (body && form) checkParts(request, body, id, differs);
}

/** Parts that no contract says anything of are compared by their names. */
function checkParts(
  { name, form = [], places }: Request,
  { parts, contract }: Body,
  id: string,
  differs: Differs,
): void {
  if (parts.length === 0 || contract !== undefined) return;
  const names = parts.map((part) => part.name);
  for (const pair of form) {
    if (!names.includes(pair.name))
      differs(`The body of "${id}" has no part "${pair.name}".`, pair, didYouMean(pair.name, names));
  }
  for (const part of parts) {
    if (part.isRequired && form.every((pair) => pair.name !== part.name))
      differs(`The request "${name}" lacks the part "${part.name}", which "${id}" requires.`, places.name);
  }
}
