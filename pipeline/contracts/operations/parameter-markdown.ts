// What a call bears beside its body, in Markdown.
import { shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks } from '../../parse/escape-text.ts';
import { typeText } from '../fields/field-list.ts';
import { illustrativeMarkdown } from '../fields/illustrative.ts';
import { sentences } from '../fields/sentences.ts';
import { aboutField, type FieldScope, formText } from '../fields/to-markdown-table.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { Answer, Parameter } from './api.ts';
import { isSecurityShown } from './operation-ids.ts';
import type { OperationScope } from './operation-parts.ts';
import { borneBy } from './security.ts';
import { betweenSchemes, schemesOf, schemeTitles } from './security-element.ts';

export function parameterTable(scope: OperationScope): string {
  const { operation, strings } = scope;
  const places: Readonly<Record<Parameter['in'], string>> = {
    header: strings.operationHeaders,
    path: strings.operationPath,
    query: strings.operationQuery,
    cookie: strings.operationCookies,
  };
  const borne = borneBy(operation.security).map(({ in: where, name, shown, description }) => [
    codeSpan(name),
    escapeMarks(places[where]),
    'string',
    '',
    strings.fieldAlways,
    shownText(scope.texts, description).line,
    codeSpan(shown),
  ]);
  const own = operation.parameters.map((parameter) => {
    const [name = '', ...others] = cellsOf(parameter, operation.illustrative, {
      ...scope,
      marks: scope.marksOf(parameter),
    });
    return [name, escapeMarks(places[parameter.in]), ...others];
  });
  const [name = '', ...others] = headersOf(scope);
  return markdownTable([name, strings.operationPlace, ...others], [...borne, ...own]);
}

/** The headers of an answer, and of which they are. */
export function headerTable(answer: Answer, scope: OperationScope): string[] {
  if (answer.headers.length === 0) return [];
  const title = scope.strings.operationAnswerHeaders.replace('{status}', String(answer.status));
  const rows = answer.headers.map((header) => cellsOf(header, answer.illustrative, { ...scope, marks: [] }));
  return [`${escapeMarks(title)}:`, markdownTable(headersOf(scope), rows)];
}

const headersOf = ({ strings }: OperationScope): string[] => [
  strings.fieldName,
  strings.fieldType,
  strings.operationFormat,
  strings.fieldObligation,
  strings.fieldNotes,
  strings.operationExample,
];

function cellsOf(parameter: Parameter, ofExample: boolean, scope: FieldScope): string[] {
  const { strings } = scope;
  const { name, field, isRequired, example = [], default: assumed = [] } = parameter;
  const codes = (values: readonly string[]): string => values.map(codeSpan).join(', ');
  return [
    codeSpan(name),
    typeText(field),
    escapeMarks(formText(field, strings)),
    isRequired ? strings.fieldAlways : field.obligation === 'when' ? strings.fieldWhen : strings.fieldNever,
    sentences([
      aboutField(field, scope),
      assumed.length > 0 ? `${escapeMarks(strings.operationDefault)}: ${codes(assumed)}` : undefined,
      ofExample ? undefined : illustrativeMarkdown(field, strings),
    ]),
    codes(example),
  ];
}

/** How a call is authorised; empty where its header says all. */
export function securityLines({ operation, strings, texts }: OperationScope): string {
  if (!isSecurityShown(operation)) return '';
  const ways = operation.security.map((requirement) =>
    requirement
      .map(({ scheme, scopes }, i) => {
        const before = i > 0 ? escapeMarks(betweenSchemes(i, requirement, strings)) : '';
        const needed = `${escapeMarks(strings.operationScopes)} ${scopes.map(codeSpan).join(', ')}`;
        return before + codeSpan(scheme.name) + (scopes.length === 0 ? '' : ` (${needed})`);
      })
      .join(''),
  );
  const sentence = escapeMarks(strings.operationSecurityAll).replace('{schemes}', () =>
    ways.join(`; ${escapeMarks(strings.operationSecurityOr)} `),
  );
  const schemes = schemesOf(operation).map(({ name, type, description, tokenUrl }) => {
    const token = tokenUrl === undefined ? '' : ` ${escapeMarks(strings.operationToken)} ${codeSpan(tokenUrl)}.`;
    const about = description === undefined ? '' : ` ${shownText(texts, description).line}`;
    return `- ${codeSpan(name)}: ${escapeMarks(schemeTitles(strings)[type])}.${token}${about}`;
  });
  return [sentence, '', ...schemes].join('\n');
}
