// An operation as the element a page shows it with: what a reader knows already (headings, tables, tabs, field lists), in
// the order in which a call is made.

import { fileHrefOf } from '../../../schemas/paths.ts';
import type { Element, Nodes } from '../../../schemas/types.ts';
import { code, element, lines, statusCode, table, text } from '../../document/element.ts';
import { downloadOf } from '../../link/download.ts';
import { blocksOf, shownText } from '../../link/link-texts.ts';
import type { PublishedFile } from '../../read/content.ts';
import { usesElement } from '../uses/uses-element.ts';
import type { Answer, Operation } from './api.ts';
import { answerId, operationAnchor, sampleId } from './operation-ids.ts';
import { illustrativeMark, inline, type OperationScope, part } from './operation-parts.ts';
import { parametersOf } from './parameter-list.ts';
import { codeSamples, SAMPLE_GROUP } from './samples/code-samples.ts';
import { codeBlock, exampleOf } from './show-example.ts';

export function toElement(operation: Operation, scope: OperationScope): Element {
  const { title, method, path, server, illustrative, description } = operation;
  return element(
    'doc-operation',
    {
      id: operationAnchor(operation),
      label: title,
      method,
      address: server.address,
      path,
      ...(illustrative && { illustrative: true }),
    },
    [
      ...blocksOf(scope.texts, description),
      ...parametersOf(operation, scope),
      ...bodyOf(operation, scope),
      ...codeOf(operation, scope),
      ...answersOf(operation, scope),
      ...errorsOf(operation, scope),
      ...limitsOf(operation, scope),
    ],
  );
}

const tableOf = (headers: readonly string[], rows: readonly (readonly Nodes[])[]): Nodes =>
  rows.length === 0 ? [] : [table(headers, rows)];

function bodyOf(operation: Operation, scope: OperationScope): Nodes {
  const { request } = operation;
  const { strings } = scope;
  if (!request) return [];
  const contract = contractLine(request.contract, scope);
  const facts = [code(request.mediaType), ...(contract.length > 0 ? [text(' · '), ...contract] : [])];
  const example = exampleOf(request.example, undefined, scope);
  const file = request.example === undefined ? undefined : scope.example(request.example);
  const download = file ? [downloadElement(file, scope)] : [];
  return part(operation, 'corpo', strings.operationBody, scope, [
    ...blocksOf(scope.texts, request.description),
    element('p', {}, facts),
    ...example,
    ...download,
  ]);
}

function downloadElement(file: PublishedFile, { base }: OperationScope): Element {
  const download = downloadOf(file);
  return element('doc-download', { href: fileHrefOf(file.outputPath, base), ...download }, [text(download.fileName)]);
}

function contractLine(name: string | undefined, scope: OperationScope): Nodes {
  const link = name === undefined ? undefined : scope.contract(name);
  if (!link) return [];
  const { href, title, isFile } = link;
  return [
    text(`${scope.strings.operationContract}: `),
    element('a', { href, ...(isFile && { dataFile: true }) }, [text(title)]),
  ];
}

function codeOf(operation: Operation, scope: OperationScope): Nodes {
  const { strings } = scope;
  const tabs = codeSamples(operation).map(({ label, language, fileName, code: source }) =>
    element('doc-tab', { id: sampleId(operation, language), label }, [codeBlock(source, language, fileName)]),
  );
  return part(operation, 'codigo', strings.operationCode, scope, [
    element('p', {}, variablesSentence(operation, scope)),
    element('doc-tabs', { group: SAMPLE_GROUP }, tabs),
  ]);
}

/** Environment variables that the code samples of an operation read, in the order in which they do. */
export const variablesOf = ({ server, authorization, request }: Operation): string[] => [
  server.variable,
  ...(authorization ? [authorization.variable] : []),
  ...(request?.form ?? []).flatMap((field) => ('variable' in field ? [field.variable] : [])),
];

function variablesSentence(operation: Operation, { strings }: OperationScope): Nodes {
  const [before = '', after = ''] = strings.operationVariables.split('{variables}');
  const names = variablesOf(operation).flatMap((name, i) => [...(i > 0 ? [text(', ')] : []), code(name)]);
  return [text(before), ...names, text(after)].filter((node) => node.type !== 'text' || node.value !== '');
}

function answersOf(operation: Operation, scope: OperationScope): Nodes {
  const { answers } = operation;
  const { strings } = scope;
  const rows = answers.map((answer) => [
    [statusCode(answer.status), ...(answer.title === undefined ? [] : [text(` ${answer.title}`)])],
    lines([
      [
        ...inline(answer.description, scope),
        ...(answer.illustrative && !operation.illustrative ? illustrativeMark(scope) : []),
      ],
      contractLine(answer.contract, scope),
    ]),
  ]);
  const headers = [strings.operationStatus, strings.operationMeaning];
  return part(operation, 'respostas', strings.operationAnswers, scope, [
    ...tableOf(headers, rows),
    ...answerExamples(operation, scope),
  ]);
}

/** One example stands alone; several are tabs. */
function answerExamples(operation: Operation, scope: OperationScope): Nodes {
  const shown = operation.answers.flatMap((answer) => {
    const block = exampleOf(answer.example, answerTitle(answer, scope), scope);
    return block.length > 0 ? [{ answer, block }] : [];
  });
  const [only, ...others] = shown;
  if (!only || others.length === 0) return only?.block ?? [];
  const tabs = shown.map(({ answer, block }) =>
    element('doc-tab', { id: answerId(operation, answer.status), label: String(answer.status) }, block),
  );
  return [element('doc-tabs', {}, tabs)];
}

export const answerTitle = ({ status }: Answer, { strings }: Pick<OperationScope, 'strings'>): string =>
  strings.operationAnswer.replace('{status}', String(status));

function emphasised(written: string, { texts }: OperationScope): Nodes {
  const { nodes, isLine } = shownText(texts, written);
  return isLine ? [element('strong', {}, nodes)] : nodes;
}

function errorsOf(operation: Operation, scope: OperationScope): Nodes {
  const { strings } = scope;
  const rows = operation.errors.map(({ status, cause, action }, i) => {
    // Of several rows with one status the last says it.
    const isLast = !operation.errors.slice(i + 1).some((other) => other.status === status);
    return [
      [typeof status === 'number' ? statusCode(status) : text(status)],
      [
        ...lines([emphasised(cause, scope), inline(action, scope)]),
        ...(isLast ? usesElement(scope.usesOf(status)) : []),
      ],
    ];
  });
  const headers = [strings.operationStatus, strings.operationCauseAction];
  return part(operation, 'erros', strings.operationErrors, scope, tableOf(headers, rows));
}

function limitsOf(operation: Operation, scope: OperationScope): Nodes {
  const { strings } = scope;
  const rows = operation.limits.map(({ name, value, description }) => [
    lines([inline(name, scope), inline(description, scope)]),
    inline(value, scope),
  ]);
  const headers = [strings.operationLimit, strings.operationLimitValue];
  return part(operation, 'limites', strings.operationLimits, scope, tableOf(headers, rows));
}
