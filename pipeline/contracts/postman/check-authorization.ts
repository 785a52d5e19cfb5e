// How a request is authorised, by itself or by the folder or collection that holds it, beside the security of its operation.
import type { Operation } from '../operations/api.ts';
import { borneBy, type Requirement, type Scheme } from '../operations/security.ts';
import type { Request } from './collection.ts';

/** What Postman calls a way to authorise that bears what a scheme asks for. */
const TYPES: Readonly<Record<Scheme['type'], readonly string[]>> = {
  oauth2: ['bearer', 'oauth2'],
  bearer: ['bearer', 'oauth2', 'jwt'],
  basic: ['basic'],
  'api-key': ['apikey'],
  'mutual-tls': [],
};

/** What is wrong with how a request is authorised, and what to do; undefined where it is as the operation asks. */
export function authorizationFault(
  request: Request,
  { id, security }: Operation,
): { readonly message: string; readonly hint: string } | undefined {
  const { name, authorization } = request;
  const header = request.headers.find((each) => /^authorization$/i.test(each.name));
  if (security.length === 0) {
    if (!authorization && !header) return undefined;
    return {
      message: `The request "${name}" is sent with an authorization, and the operation "${id}" has none.`,
      hint: 'Write "auth": { "type": "noauth" } in it.',
    };
  }
  if (security.some((requirement) => bears(request, requirement))) return undefined;
  const wanted = borneBy(security).map(({ name: borne }) => borne);
  const [first] = security.flat().flatMap(({ scheme }) => TYPES[scheme.type]);
  if (!authorization && !header)
    return {
      message: `The request "${name}" sends no ${wanted.join(' or ')}, which "${id}" requires.`,
      hint: 'Give it, its folder or the collection an "auth".',
    };
  const { type, key } = authorization ?? { type: header?.value.split(' ')[0] ?? '' };
  return {
    message: `The request "${name}" is authorised by "${type}"${key === undefined ? '' : ` with the key "${key}"`}, and the operation "${id}" by ${schemesIn(security)}.`,
    hint: `Write "auth": { "type": "${first}" } in it, its folder or the collection.`,
  };
}

/** Whether a request bears all that one way asks for. Certificates are the client's, and in no collection. */
const bears = (request: Request, requirement: Requirement): boolean =>
  requirement.every(({ scheme }) => scheme.type === 'mutual-tls' || bearsScheme(request, scheme));

function bearsScheme({ authorization, headers, query }: Request, { type, credential }: Scheme): boolean {
  const isOfType = authorization !== undefined && TYPES[type].includes(authorization.type);
  const valueOfHeader = (name: string): string | undefined =>
    headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;
  if (credential.kind !== 'value') return isOfType || /^(?:Basic |\{\{)/i.test(valueOfHeader('Authorization') ?? '');
  if (type === 'bearer' || type === 'oauth2')
    return isOfType || /^(?:Bearer |\{\{)/i.test(valueOfHeader('Authorization') ?? '');
  const { in: where, name } = credential;
  if (where === 'query' && query.some((pair) => pair.name === name)) return true;
  if (where === 'header' && valueOfHeader(name) !== undefined) return true;
  if (where === 'cookie') return valueOfHeader('Cookie')?.includes(`${name}=`) ?? false;
  // One that does not name its key fills it in elsewhere.
  const isNamed = authorization?.key === undefined || authorization.key.toLowerCase() === name.toLowerCase();
  return isOfType && isNamed && (authorization?.in ?? 'header') === where;
}

const schemesIn = (security: readonly Requirement[]): string =>
  security.map((requirement) => requirement.map(({ scheme }) => said(scheme)).join(' and ')).join(' or ');

const said = ({ type, credential }: Scheme): string =>
  type === 'api-key' && credential.kind === 'value' ? `"${type}" with the key "${credential.name}"` : `"${type}"`;
