// A request of a collection beside the operation it calls.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { namesInPath, type Operation, parametersIn } from '../operations/api.ts';
import type { Collection, Pair, Place, Request } from './collection.ts';
import type { OperationsByPath } from './match-operation.ts';

/** Headers that say how a message is sent, and not what. */
const OF_THE_MESSAGE =
  /^(?:accept(?:-.*)?|authorization|cache-control|connection|content-.*|cookie|host|origin|user-agent)$/i;

/** Gives the operation that a request calls, and reports what is not as the operation has it. */
export function checkRequest(
  request: Request,
  { sourcePath, lines }: Collection,
  operations: OperationsByPath,
  report: Report,
): Operation | undefined {
  const { name, method, path, places } = request;
  const operation = operations.at(method, path);
  const problem = (
    rule: 'postman-request-differs' | 'postman-request-unknown',
    message: string,
    { start, end }: Place,
    hint?: string,
  ): void => report({ rule, message, sourcePath, range: lines.range(start, end), hint });
  if (!operation) {
    const [other] = operations.withPath(path);
    if (other)
      problem(
        'postman-request-differs',
        `The request "${name}" is sent with ${method}, and the operation "${other.id}" with ${other.method}.`,
        places.method,
        `Write "${other.method}", or correct the operation.`,
      );
    else
      problem(
        'postman-request-unknown',
        `No operation has the method and path of the request "${name}": ${method} ${path}.`,
        places.url,
        operations.nearest(path) ?? 'Describe it in content/operations/, or take the request out.',
      );
    return undefined;
  }
  const differs = (message: string, place: Place, hint?: string): void =>
    problem('postman-request-differs', message, place, hint);
  const { id } = operation;

  const names = namesInPath(operation.path);
  for (const [i, own] of [...path.matchAll(/(?<!\{)\{([^{}]+)\}|\{\{[^{}]+\}\}/g)].entries()) {
    if (own[1] !== undefined && own[1] !== names[i])
      differs(
        `The path of "${name}" calls a parameter "${own[1]}", and the operation "${id}" calls it "${names[i]}".`,
        places.url,
        `Write ":${names[i]}".`,
      );
  }

  const checkPairs = (where: 'query' | 'header', pairs: readonly Pair[], what: string): void => {
    const isHeader = where === 'header';
    const folded = (text: string): string => (isHeader ? text.toLowerCase() : text);
    const known = parametersIn(operation, where);
    for (const pair of pairs) {
      if (isHeader && OF_THE_MESSAGE.test(pair.name)) continue;
      if (known.some((parameter) => folded(parameter.name) === folded(pair.name))) continue;
      const hint = didYouMean(
        pair.name,
        known.map((parameter) => parameter.name),
      );
      differs(`The operation "${id}" has no ${what} "${pair.name}".`, pair, hint);
    }
    for (const { name: wanted, isRequired } of known) {
      if (isRequired && !pairs.some((pair) => folded(pair.name) === folded(wanted)))
        differs(`The request "${name}" lacks the ${what} "${wanted}", which "${id}" requires.`, places.name);
    }
  };
  checkPairs('query', request.query, 'parameter');
  checkPairs('header', request.headers, 'header');

  if (operation.authorization && !request.isAuthorized)
    differs(
      `The request "${name}" sends no ${operation.authorization.header}, which "${id}" requires.`,
      places.name,
      'Give it, its folder or the collection an "auth".',
    );
  if (!operation.authorization && request.isAuthorized)
    differs(
      `The request "${name}" is sent with an authorization, and the operation "${id}" has none.`,
      places.name,
      'Write "auth": { "type": "noauth" } in it.',
    );

  checkBody(request, operation, differs);
  return operation;
}

function checkBody(
  { name, headers, form, payload, places }: Request,
  { id, request }: Operation,
  differs: (message: string, place: Place, hint?: string) => void,
): void {
  const hasBody = form !== undefined || payload !== undefined;
  if (!request && hasBody) differs(`The request "${name}" has a body, and the operation "${id}" none.`, places.name);
  if (request && !hasBody) differs(`The request "${name}" has no body, and the operation "${id}" one.`, places.name);
  if (!request) return;
  const said = headers.find((header) => /^content-type$/i.test(header.name));
  const mediaType = said?.value.split(';')[0]?.trim().toLowerCase() ?? '';
  if (said && mediaType !== request.mediaType)
    differs(
      `The body of "${name}" is sent as "${mediaType}", and that of "${id}" as "${request.mediaType}".`,
      said,
      `Write "${request.mediaType}".`,
    );
  if (form !== undefined && request.form.length === 0)
    differs(`The body of "${name}" is a form, and that of "${id}" is none.`, places.name);
}
