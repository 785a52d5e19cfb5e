// How a call is authorised: named schemes, and what of them an operation needs.

import type { ApiAuthorization, ApiData, OperationData, SecurityScheme } from '../../../schemas/types.ts';
import type { YamlPath } from '../../config/parse-yaml.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { ReportField } from '../fields/report-field.ts';

/** Text in which some parts are read from environment variables. */
export type Value = readonly (string | { readonly variable: string })[];

/** What a call bears for a scheme, and the environment variables that samples read it from. */
export type Credential =
  | {
      readonly kind: 'value';
      readonly in: 'header' | 'query' | 'cookie';
      readonly name: string;
      readonly value: Value;
      /** As a reader sees it: `Bearer {access_token}`. */
      readonly shown: string;
    }
  | { readonly kind: 'basic'; readonly username: string; readonly password: string }
  | { readonly kind: 'certificate'; readonly certificate: string; readonly key: string };

export interface Scheme {
  readonly name: string;
  readonly type: SecurityScheme['type'];
  readonly description?: string;
  readonly credential: Credential;
  readonly tokenUrl?: string;
  /** What each scope allows. */
  readonly scopes: Readonly<Record<string, string>>;
  /** Whether the API says it in `authorization:`, with nothing more to say of it. */
  readonly isPlain: boolean;
  readonly yamlPath: YamlPath;
}

/** Schemes that a call bears at once, each with the scopes it needs. */
export type Requirement = readonly { readonly scheme: Scheme; readonly scopes: readonly string[] }[];

/** What each type of scheme is made of; a key of another type says nothing. */
const KEYS: Readonly<Record<SecurityScheme['type'], readonly (keyof SecurityScheme)[]>> = {
  oauth2: ['variable', 'tokenUrl', 'scopes'],
  bearer: ['variable'],
  basic: ['username', 'password'],
  'api-key': ['variable', 'in', 'name'],
  'mutual-tls': ['certificate', 'key'],
};

/** Schemes of an API, with every problem at its key. */
export function readSchemes({ authorization, securitySchemes = {} }: ApiData, problem: ReportField): Scheme[] {
  if (authorization && Object.keys(securitySchemes).length > 0)
    problem(
      ['authorization'],
      'The API has both "authorization" and "securitySchemes".',
      'Write it as one of these.',
      'key',
    );
  return [
    ...(authorization ? [plainScheme(authorization)] : []),
    ...Object.entries(securitySchemes).map(([name, data]) => readScheme(name, data, problem)),
  ];
}

function plainScheme({ header, value, variable, description }: ApiAuthorization): Scheme {
  const [before = '', , after = ''] = value.split(/(\{[^}]+\})/);
  const parts = [before, { variable }, after].filter((part) => part !== '');
  return {
    name: 'authorization',
    type: /^Authorization: Bearer \{\w+\}$/i.test(`${header}: ${value}`) ? 'bearer' : 'api-key',
    ...(description !== undefined && { description }),
    credential: { kind: 'value', in: 'header', name: header, value: parts, shown: value },
    scopes: {},
    isPlain: true,
    yamlPath: ['authorization'],
  };
}

function readScheme(name: string, data: SecurityScheme, problem: ReportField): Scheme {
  const { type, description, tokenUrl, scopes = {} } = data;
  const yamlPath: YamlPath = ['securitySchemes', name];
  for (const key of KEYS[type]) {
    if (data[key] === undefined) problem(yamlPath, `The scheme "${name}" does not say its "${key}".`, `Add "${key}:".`);
  }
  for (const key of Object.keys(data) as (keyof SecurityScheme)[]) {
    if (key === 'type' || key === 'description' || KEYS[type].includes(key)) continue;
    problem([...yamlPath, key], `"${key}" means nothing in a scheme of the type ${type}.`, 'Remove it.', 'key');
  }
  return {
    name,
    type,
    ...(description !== undefined && { description }),
    credential: credentialOf(data),
    ...(tokenUrl !== undefined && { tokenUrl }),
    scopes,
    isPlain: false,
    yamlPath,
  };
}

function credentialOf({
  type,
  variable = '',
  username = '',
  password = '',
  certificate = '',
  key = '',
  ...data
}: SecurityScheme): Credential {
  if (type === 'basic') return { kind: 'basic', username, password };
  if (type === 'mutual-tls') return { kind: 'certificate', certificate, key };
  if (type !== 'api-key')
    return {
      kind: 'value',
      in: 'header',
      name: 'Authorization',
      value: ['Bearer ', { variable }],
      shown: 'Bearer {access_token}',
    };
  return {
    kind: 'value',
    in: data.in ?? 'header',
    name: data.name ?? '',
    value: [{ variable }],
    shown: `{${variable}}`,
  };
}

/** What an operation needs; what it says itself stands before what the API says. */
export function readSecurity(
  { security, authorized = true }: Pick<OperationData, 'security' | 'authorized'>,
  yamlPath: YamlPath,
  {
    api,
    schemes,
    problem,
  }: { readonly api: ApiData; readonly schemes: readonly Scheme[]; readonly problem: ReportField },
): Requirement[] {
  if (security !== undefined && !authorized)
    problem([...yamlPath, 'authorized'], '"authorized" and "security" say the same.', 'Keep "security".', 'key');
  if (!authorized) return [];
  const [said, at] =
    security === undefined ? ([api.security, ['security']] as const) : ([security, [...yamlPath, 'security']] as const);
  if (said === 'none') return [];
  if (said === undefined) {
    const [plain] = schemes;
    if (plain?.isPlain) return [[{ scheme: plain, scopes: [] }]];
    if (plain)
      problem(
        yamlPath,
        'Nothing says which of the security schemes it needs.',
        'Add "security:" here or to the API, or "security: none".',
      );
    return [];
  }
  return said.map((requirement, i) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const scheme = schemes.find((each) => each.name === name);
      const names = schemes.map((each) => each.name);
      if (!scheme) {
        problem(
          [...at, i, name],
          `There is no security scheme "${name}".`,
          didYouMean(name, names) ?? `Known: ${names.join(', ') || 'none'}.`,
          'key',
        );
        return [];
      }
      for (const [j, scope] of scopes.entries()) {
        const known = Object.keys(scheme.scopes);
        if (!known.includes(scope))
          problem(
            [...at, i, name, j],
            `The scheme "${name}" has no scope "${scope}".`,
            didYouMean(scope, known) ?? `Known: ${known.join(', ') || 'none'}.`,
          );
      }
      return [{ scheme, scopes }];
    }),
  );
}

/** A header, a part of the query or a cookie that a call bears for its security. */
export interface BorneValue {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** As a reader sees it. */
  readonly shown: string;
  readonly description?: string;
}

/** What a call may bear for its security, each name once. */
export function borneBy(security: readonly Requirement[]): BorneValue[] {
  const borne = new Map<string, BorneValue>();
  for (const { scheme } of security.flat()) {
    const { credential, description } = scheme;
    if (credential.kind === 'certificate') continue;
    const value =
      credential.kind === 'basic'
        ? {
            in: 'header' as const,
            name: 'Authorization',
            shown: `Basic {base64(${credential.username}:${credential.password})}`,
          }
        : { in: credential.in, name: credential.name, shown: credential.shown };
    const key = `${value.in} ${value.name.toLowerCase()}`;
    if (!borne.has(key)) borne.set(key, { ...value, ...(description !== undefined && { description }) });
  }
  return [...borne.values()];
}

/** Environment variables that a credential is read from. */
export function variablesIn(credential: Credential): string[] {
  if (credential.kind === 'basic') return [credential.username, credential.password];
  if (credential.kind === 'certificate') return [credential.certificate, credential.key];
  return credential.value.flatMap((part) => (typeof part === 'string' ? [] : part.variable));
}
