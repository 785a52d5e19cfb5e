// Security schemes and what a call needs of them as ours. Environment variables are called after the API and the scheme.
import type { ApiData, SecurityScheme as SchemeData } from '../../../schemas/types.ts';
import type { OpenApi, Requirement, SecurityScheme } from './openapi.ts';
import { follow, type Scope } from './scope.ts';

/** The name of an environment variable, made of words. */
export const variableOf = (...words: readonly string[]): string =>
  words
    .map((word) =>
      word
        .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
        .replace(/[^A-Za-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, ''),
    )
    .filter(Boolean)
    .join('_')
    .toUpperCase()
    .replace(/^(?=\d)/, 'API_');

export function schemesOf({ components }: OpenApi, scope: Scope): Record<string, SchemeData> {
  const schemes = Object.entries(components?.securitySchemes ?? {}).flatMap(([name, written]) => {
    const scheme = follow(written, scope);
    const data = schemeData(name, scheme, scope);
    if (!data) {
      scope.unsaid.add('scheme', scheme);
      return [];
    }
    const { description } = scheme;
    const about = description?.trim() ? { description: description.trim() } : {};
    return [[name, scope.made({ ...data, ...about, ...scheme['x-docs-build'] }, scheme)] as const];
  });
  return Object.fromEntries(schemes);
}

function schemeData(name: string, scheme: SecurityScheme, scope: Scope): SchemeData | undefined {
  const variable = (...words: readonly string[]): string => variableOf(scope.name, name, ...words);
  switch (scheme.type) {
    case 'oauth2':
      return oauth2(scheme, variable('token'), scope);
    case 'openIdConnect':
      scope.unsaid.add('flow', scheme);
      return { type: 'bearer', variable: variable('token') };
    case 'http':
      if (scheme.scheme?.toLowerCase() === 'basic')
        return { type: 'basic', username: variable('user'), password: variable('password') };
      return scheme.scheme?.toLowerCase() === 'bearer' ? { type: 'bearer', variable: variable('token') } : undefined;
    case 'apiKey':
      return { type: 'api-key', in: scheme.in ?? 'header', name: scheme.name ?? '', variable: variable('key') };
    case 'mutualTLS':
      return { type: 'mutual-tls', certificate: variable('cert'), key: variable('key') };
    default:
      return undefined;
  }
}

/** A token that a client gets by itself; other flows need a person, and end with a token all the same. */
function oauth2(scheme: SecurityScheme, variable: string, { unsaid }: Scope): SchemeData {
  const { clientCredentials, ...others } = scheme.flows ?? {};
  if (Object.keys(others).length > 0) unsaid.add('flow', scheme, 'flows');
  const flow = clientCredentials ?? Object.values(others).find(({ tokenUrl }) => tokenUrl !== undefined);
  if (!flow?.tokenUrl) return { type: 'bearer', variable };
  const scopes = Object.entries(flow.scopes ?? {}).map(([scope, meaning]) => [scope, meaning.trim() || scope]);
  return {
    type: 'oauth2',
    variable,
    tokenUrl: flow.tokenUrl,
    ...(scopes.length > 0 && { scopes: Object.fromEntries(scopes) }),
  };
}

/** `none` where nothing is asked for; undefined where the document says nothing. */
export function securityOf(
  requirements: readonly Requirement[] | undefined,
  schemes: NonNullable<ApiData['securitySchemes']>,
  { unsaid }: Scope,
): ApiData['security'] | undefined {
  if (requirements === undefined) return undefined;
  const ways = requirements.filter((way) => Object.keys(way).length > 0);
  if (ways.length < requirements.length && ways.length > 0) unsaid.add('optional', requirements);
  const said = ways.flatMap((way) => {
    const known = Object.entries(way).filter(([name]) => schemes[name]);
    // What is asked for of a token that has no scopes here is said in words at most.
    const scoped = known.map(([name, scopes]) => [
      name,
      scopes.filter((each) => schemes[name]?.scopes?.[each] !== undefined),
    ]);
    return known.length > 0 ? [Object.fromEntries(scoped)] : [];
  });
  return said.length > 0 ? (said as unknown as ApiData['security']) : 'none';
}
