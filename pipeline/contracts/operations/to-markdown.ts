// An operation in the Markdown of a page, for those who read it as text.

import { shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks, escapeText } from '../../parse/escape-text.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { Operation, Parameter } from './api.ts';
import type { OperationScope } from './operation-parts.ts';
import { codeSamples } from './samples/code-samples.ts';
import { exampleText, languageOf } from './show-example.ts';
import { answerTitle, variablesOf } from './to-element.ts';

export function toMarkdown(operation: Operation, scope: OperationScope): string {
  const { strings, level } = scope;
  const { method, server, path, description, illustrative, answers, errors, limits } = operation;
  const heading = (title: string): string => `${'#'.repeat(level)} ${escapeMarks(title)}`;
  const shown = (text: string | undefined): string => (text === undefined ? '' : shownText(scope.texts, text).line);
  const inBlocks = (text: string | undefined): string =>
    text === undefined ? '' : shownText(scope.texts, text).markdown;
  const part = (title: string, ...content: string[]): string[] =>
    content.some((text) => text !== '') ? [heading(title), ...content] : [];
  const mark = (isMarked: boolean): string =>
    isMarked && !illustrative ? ` *(${escapeMarks(strings.operationIllustrative)})*` : '';
  const answerRows = answers.map((answer) => [
    [codeSpan(String(answer.status)), escapeMarks(answer.title ?? '')].filter(Boolean).join(' '),
    [shown(answer.description), mark(answer.illustrative)].filter(Boolean).join(' '),
    contractLink(answer.contract, scope),
  ]);
  const errorRows = errors.map(({ status, cause, action }) => [
    typeof status === 'number' ? codeSpan(String(status)) : escapeMarks(status),
    shown(cause),
    shown(action),
  ]);
  const limitRows = limits.map(({ name, value, description: about }) => [shown(name), shown(value), shown(about)]);
  const blocks = [
    codeSpan(`${method} ${server.address}${path}`) +
      (illustrative ? ` *(${escapeMarks(strings.operationIllustrative)})*` : ''),
    inBlocks(description),
    ...part(strings.operationParameters, parameterTable(operation, scope, shown, mark)),
    ...part(strings.operationBody, ...bodyOf(operation, scope, inBlocks)),
    ...part(strings.operationCode, variablesSentence(operation, scope), ...codeOf(operation)),
    ...part(
      strings.operationAnswers,
      markdownTable([strings.operationStatus, strings.operationMeaning, strings.operationContract], answerRows),
      ...answers.flatMap((answer) => {
        const example = exampleOf(answer.example, scope);
        return example === '' ? [] : [`${escapeText(answerTitle(answer, scope))}:`, example];
      }),
    ),
    ...part(
      strings.operationErrors,
      markdownTable([strings.operationStatus, strings.operationCause, strings.operationAction], errorRows),
    ),
    ...part(
      strings.operationLimits,
      markdownTable([strings.operationLimit, strings.operationLimitValue, strings.operationLimitScope], limitRows),
    ),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function parameterTable(
  operation: Operation,
  { strings }: OperationScope,
  shown: (text: string | undefined) => string,
  mark: (isMarked: boolean) => string,
): string {
  const { authorization, parameters } = operation;
  const places: Readonly<Record<Parameter['in'], string>> = {
    header: strings.operationHeaders,
    path: strings.operationPath,
    query: strings.operationQuery,
  };
  const authorizationRow = authorization && [
    codeSpan(authorization.header),
    places.header,
    'string',
    strings.fieldAlways,
    shown(authorization.description),
    codeSpan(authorization.value),
  ];
  const rows = [
    ...(authorizationRow ? [authorizationRow] : []),
    ...parameters.map(({ name, in: where, type, isRequired, description, values = [], example, illustrative }) => [
      codeSpan(name),
      escapeMarks(places[where]),
      type,
      isRequired ? strings.fieldAlways : strings.fieldNever,
      [shown(description), mark(illustrative), values.map((value) => codeSpan(String(value))).join(', ')]
        .filter(Boolean)
        .join(' '),
      example === undefined ? '' : codeSpan(example),
    ]),
  ];
  const headers = [
    strings.fieldName,
    strings.operationPlace,
    strings.fieldType,
    strings.fieldObligation,
    strings.fieldNotes,
    strings.operationExample,
  ];
  return markdownTable(headers, rows);
}

function bodyOf({ request }: Operation, scope: OperationScope, shown: (text: string | undefined) => string): string[] {
  if (!request) return [];
  const link = contractLink(request.contract, scope);
  return [
    shown(request.description),
    [codeSpan(request.mediaType), link === '' ? '' : `${escapeMarks(scope.strings.operationContract)}: ${link}`]
      .filter(Boolean)
      .join(' · '),
    exampleOf(request.example, scope),
  ];
}

function contractLink(name: string | undefined, scope: OperationScope): string {
  const link = name === undefined ? undefined : scope.contract(name);
  if (!link) return '';
  return `[${escapeMarks(link.title)}](${link.href.startsWith('#') ? '' : scope.siteUrl}${link.href})`;
}

function exampleOf(path: string | undefined, scope: OperationScope): string {
  const file = path === undefined ? undefined : scope.example(path);
  return path === undefined || !file ? '' : fence(exampleText(file), languageOf(path));
}

const codeOf = (operation: Operation): string[] =>
  codeSamples(operation).flatMap(({ label, language, code }) => [`${label}:`, fence(code, language)]);

function fence(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code}\n${marks}`;
}

const variablesSentence = (operation: Operation, { strings }: OperationScope): string =>
  escapeText(strings.operationVariables).replace('{variables}', () => variablesOf(operation).map(codeSpan).join(', '));
