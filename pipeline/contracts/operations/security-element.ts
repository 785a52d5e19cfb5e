// How a call is authorised, in a sentence for each way and a word on each scheme.
import type { Element, Nodes } from '../../../schemas/types.ts';
import { code, element, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import type { Operation } from './api.ts';
import { isSecurityShown } from './operation-ids.ts';
import { inline, type OperationScope, part } from './operation-parts.ts';
import type { Requirement, Scheme } from './security.ts';

/** What each type of scheme is called. */
export const schemeTitles = (strings: Words): Readonly<Record<Scheme['type'], string>> => ({
  oauth2: strings.schemeOauth2,
  bearer: strings.schemeBearer,
  basic: strings.schemeBasic,
  'api-key': strings.schemeApiKey,
  'mutual-tls': strings.schemeMutualTls,
});

/** The schemes of an operation, each once. */
export const schemesOf = ({ security }: Operation): Scheme[] => [
  ...new Map(security.flat().map(({ scheme }) => [scheme.name, scheme])).values(),
];

export function securityOf(scope: OperationScope): Nodes {
  if (!isSecurityShown(scope.operation)) return [];
  const { strings } = scope;
  const [before = '', after = ''] = strings.operationSecurityAll.split('{schemes}');
  const ways = scope.operation.security.flatMap(
    (requirement, i): Nodes => [
      ...(i > 0 ? [text(`; ${strings.operationSecurityOr} `)] : []),
      ...requirementNodes(requirement, strings),
    ],
  );
  return part(scope, 'authorization', strings.operationSecurity, [
    element('p', {}, [...(before === '' ? [] : [text(before)]), ...ways, ...(after === '' ? [] : [text(after)])]),
    element(
      'ul',
      {},
      schemesOf(scope.operation).map((scheme) => schemeItem(scheme, scope)),
    ),
  ]);
}

/** What stands in front of a scheme that others stand in front of. */
export const betweenSchemes = (i: number, requirement: Requirement, strings: Words): string =>
  i < requirement.length - 1 ? ', ' : ` ${strings.operationSecurityAnd} `;

const requirementNodes = (requirement: Requirement, strings: Words): Nodes =>
  requirement.flatMap(
    ({ scheme, scopes }, i): Nodes => [
      ...(i > 0 ? [text(betweenSchemes(i, requirement, strings))] : []),
      code(scheme.name),
      ...(scopes.length === 0
        ? []
        : [
            text(` (${strings.operationScopes} `),
            ...scopes.flatMap((scope, j) => [...(j > 0 ? [text(', ')] : []), code(scope)]),
            text(')'),
          ]),
    ],
  );

function schemeItem({ name, type, description, tokenUrl, scopes }: Scheme, scope: OperationScope): Element {
  const { strings } = scope;
  const about = inline(description, scope);
  const allowed = Object.entries(scopes).map(([each, meaning]) =>
    element('li', {}, [code(each), text(': '), ...inline(meaning, scope)]),
  );
  return element('li', {}, [
    code(name),
    text(`: ${schemeTitles(strings)[type]}. `),
    ...(tokenUrl === undefined ? [] : [text(`${strings.operationToken} `), code(tokenUrl), text('. ')]),
    ...about,
    ...(allowed.length > 0 ? [element('ul', {}, allowed)] : []),
  ]);
}
