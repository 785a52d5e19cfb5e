// A request of a collection beside the operation it calls.
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/line-index.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { RuleId } from '../../diagnostics/rules.ts';
import { namesInPath, type Operation, parametersIn } from '../operations/api.ts';
import type { Collection, Request } from './collection.ts';
import type { OperationsByPath } from './match-operation.ts';

/** Headers that say how a message is sent, and not what. */
const OF_THE_MESSAGE =
  /^(?:accept(?:-.*)?|authorization|cache-control|connection|content-.*|cookie|host|origin|user-agent)$/i;

/** Reports that a request is not as its operation has it. */
type Differs = (message: string, at: Span, hint?: string) => void;

/** Gives the operation that a request calls, and reports what is not as the operation has it. */
export function checkRequest(
  request: Request,
  { sourcePath, lines }: Collection,
  operations: OperationsByPath,
  report: Report,
): Operation | undefined {
  const { name, method, path, places } = request;
  const operation = operations.at(method, path);
  const problem = (rule: RuleId, message: string, { start, end }: Span, hint?: string): void =>
    report({ rule, message, sourcePath, range: lines.range(start, end), hint });
  const differs: Differs = (message, at, hint) => problem('postman-request-differs', message, at, hint);
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
    problem('postman-request-unknown', message, places.url, hint);
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
  const names = known.map(({ name }) => name);
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

function checkAuthorization(
  { name, isAuthorized, places }: Request,
  { id, authorization }: Operation,
  differs: Differs,
): void {
  if (authorization && !isAuthorized) {
    const message = `The request "${name}" sends no ${authorization.header}, which "${id}" requires.`;
    differs(message, places.name, 'Give it, its folder or the collection an "auth".');
  }
  if (!authorization && isAuthorized) {
    const message = `The request "${name}" is sent with an authorization, and the operation "${id}" has none.`;
    differs(message, places.name, 'Write "auth": { "type": "noauth" } in it.');
  }
}

function checkBody(
  { name, headers, form, payload, places }: Request,
  { id, request }: Operation,
  differs: Differs,
): void {
  const hasBody = form !== undefined || payload !== undefined;
  if (!request && hasBody) differs(`The request "${name}" has a body, and the operation "${id}" none.`, places.name);
  if (request && !hasBody) differs(`The request "${name}" has no body, and the operation "${id}" one.`, places.name);
  if (!request) return;
  const contentType = headers.find((header) => /^content-type$/i.test(header.name));
  const mediaType = contentType?.value.split(';')[0]?.trim().toLowerCase() ?? '';
  if (contentType && mediaType !== request.mediaType)
    differs(
      `The body of "${name}" is sent as "${mediaType}", and that of "${id}" as "${request.mediaType}".`,
      contentType,
      `Write "${request.mediaType}".`,
    );
  if (form !== undefined && request.form.length === 0)
    differs(`The body of "${name}" is a form, and that of "${id}" is none.`, places.name);
}
