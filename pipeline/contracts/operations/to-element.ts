// An operation as the element a page shows it with: what a reader knows already (headings, tables, tabs, field lists), in
// the order in which a call is made.

import { fileHrefOf } from '../../../schemas/paths.ts';
import type { Element, Nodes, Properties, Strings } from '../../../schemas/types.ts';
import { code, element, statusCode, table, text } from '../../document/element.ts';
import { blocksOf, type ShownTexts, shownText } from '../../link/link-texts.ts';
import { downloadOf } from '../../link/resolve-link.ts';
import type { PublishedFile } from '../../read/content.ts';
import type { ContractLink } from '../fields/contract-links.ts';
import type { ShownUses } from '../uses/shown-uses.ts';
import { usesElement } from '../uses/uses-element.ts';
import type { Answer, Operation, Parameter } from './api.ts';
import { parametersIn } from './api.ts';
import { answerId, operationAnchor, type Part, parameterId, partId, sampleId } from './operation-ids.ts';
import { codeSamples, SAMPLE_GROUP } from './samples/code-samples.ts';

/** What an operation is shown with. */
export interface OperationScope {
  readonly texts: ShownTexts;
  readonly strings: Strings;
  readonly base: string;
  /** In front of addresses in Markdown. */
  readonly siteUrl: string;
  /** Level of its headings. */
  readonly level: number;
  /** An example by its path below content/examples/. */
  example(path: string): PublishedFile | undefined;
  /** Where a contract is shown, or its JSON Schema; undefined when it is faulty. */
  contract(name: string): ContractLink | undefined;
  /** Where a status of HTTP, or one of several, is named. */
  usesOf(status: number | string): ShownUses;
}

/** Longer examples are closed at first. */
const LONG_EXAMPLE = 45;

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

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function part(operation: Operation, name: Part, title: string, { level }: OperationScope, content: Nodes): Nodes {
  if (content.length === 0) return [];
  return [element(TAGS[level - 1] ?? 'h6', { id: partId(operation, name) }, [text(title)]), ...content];
}

const inline = (written: string | undefined, { texts }: OperationScope): Nodes =>
  written === undefined ? [] : shownText(texts, written).nodes;

const tableOf = (headers: readonly string[], rows: readonly (readonly Nodes[])[]): Nodes =>
  rows.length === 0 ? [] : [table(headers, rows)];

/** Everything a call bears beside its body, headers first, as a field list. */
function parametersOf(operation: Operation, scope: OperationScope): Nodes {
  const { strings } = scope;
  const { authorization } = operation;
  const row = (
    name: string,
    group: string | undefined,
    where: Parameter['in'],
    properties: Properties,
    children: Nodes,
  ): Element =>
    element(
      'doc-field',
      {
        id: parameterId(operation, where, name),
        path: name,
        depth: 0,
        dataType: 'string',
        obligation: 'always',
        ...properties,
        ...(group !== undefined && { group }),
      },
      [code(name), ...children],
    );
  const note = (about: NonNullable<Properties['about']>, children: Nodes): Nodes =>
    children.length > 0 ? [element('doc-field-note', { about }, children)] : [];
  const headers = authorization
    ? [
        row(authorization.header, strings.operationHeaders, 'header', {}, [
          ...note('description', inline(authorization.description, scope)),
          element('doc-field-value', {}, [code(authorization.value)]),
        ]),
      ]
    : [];
  const parameterRow = (parameter: Parameter, group: string | undefined): Element => {
    const { name, type, isRequired, format, values = [], description, example } = parameter;
    const mark = parameter.illustrative && !operation.illustrative ? illustrativeMark(scope) : [];
    return row(
      name,
      group,
      parameter.in,
      { dataType: type, obligation: isRequired ? 'always' : 'never', ...(format !== undefined && { format }) },
      [
        ...note('description', [...inline(description, scope), ...mark]),
        ...values.map((value) => element('doc-field-value', {}, [code(String(value))])),
        ...note('example', example === undefined ? [] : [code(example)]),
      ],
    );
  };
  const groups: readonly (readonly [Parameter['in'], string])[] = [
    ['path', strings.operationPath],
    ['query', strings.operationQuery],
  ];
  const own = parametersIn(operation, 'header');
  const rows = [
    ...headers,
    ...own.map((parameter, i) =>
      parameterRow(parameter, i === 0 && headers.length === 0 ? strings.operationHeaders : undefined),
    ),
    ...groups.flatMap(([where, title]) =>
      parametersIn(operation, where).map((parameter, i) => parameterRow(parameter, i === 0 ? title : undefined)),
    ),
  ];
  const label = `${strings.operationParameters}: ${operation.title}`;
  const list = rows.length > 0 ? [element('doc-field-list', { label }, rows)] : [];
  return part(operation, 'parametros', strings.operationParameters, scope, list);
}

const illustrativeMark = ({ strings }: OperationScope): Nodes => [
  text(' '),
  element('em', {}, [text(`(${strings.operationIllustrative})`)]),
];

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

/** What stands in a cell one below the other: two columns fit a phone, three do not. */
const lines = (parts: readonly Nodes[]): Nodes =>
  parts.filter((nodes) => nodes.length > 0).flatMap((nodes, i) => (i > 0 ? [element('br', {}, []), ...nodes] : nodes));

/** An example as a block of code, under its own name unless another is given. */
function exampleOf(path: string | undefined, title: string | undefined, scope: OperationScope): Nodes {
  const file = path === undefined ? undefined : scope.example(path);
  if (path === undefined || !file) return [];
  const source = exampleText(file);
  const block = codeBlock(source, languageOf(path), title ?? path.split('/').at(-1) ?? path);
  if (source.split('\n').length <= LONG_EXAMPLE) return [block];
  const summary = title ?? `${scope.strings.operationExample}: ${path.split('/').at(-1)}`;
  return [element('details', {}, [element('summary', {}, [text(summary)]), block])];
}

export const exampleText = (file: PublishedFile): string =>
  new TextDecoder().decode(file.bytes()).replace(/\r\n?/g, '\n').trimEnd();

export const languageOf = (path: string): string => (/\.(json|csv|xml)$/.exec(path)?.[1] as string) ?? 'text';

/** The code as it is: it is highlighted when the page is made. */
const codeBlock = (source: string, language: string, title: string): Element =>
  element('pre', { title }, [element('code', { className: [`language-${language}`] }, [text(`${source}\n`)])]);

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
