// What a call sends and what comes back, as a page shows it: media types, contracts, parts and examples.
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { Element, Nodes } from '../../../schemas/types.ts';
import { code, element, lines, statusCode, text } from '../../document/element.ts';
import { downloadOf } from '../../link/download.ts';
import { blocksOf } from '../../link/link-texts.ts';
import type { PublishedFile } from '../../read/content.ts';
import { illustrativeMark } from '../fields/illustrative.ts';
import type { Answer, Body, Part } from './api.ts';
import { answerId } from './operation-ids.ts';
import { inline, type OperationScope, part, tableOf } from './operation-parts.ts';
import { answerHeaders } from './parameter-list.ts';
import { exampleOf } from './show-example.ts';

export function bodyOf(scope: OperationScope): Nodes {
  const { request } = scope.operation;
  if (!request) return [];
  const mark = illustrativeMark({ illustrative: request.illustrative && !scope.operation.illustrative }, scope.strings);
  return part(scope, 'body', scope.strings.operationBody, [
    ...blocksOf(scope.texts, request.description),
    ...request.bodies.flatMap((body, i) => [
      element('p', {}, [...mediaLine(body, scope), ...(i === 0 ? mark : [])]),
      ...partsOf(body.parts, scope),
      ...[
        ...body.examples,
        ...body.parts.flatMap((each) => ('example' in each ? { file: each.example, title: undefined } : [])),
      ].flatMap(({ file, title }) => [...exampleOf(file, title, scope), ...downloadsOf(file, scope)]),
    ]),
  ]);
}

function mediaLine({ mediaType, contract }: Pick<Body, 'mediaType' | 'contract'>, scope: OperationScope): Nodes {
  const link = contractLine(contract, scope);
  return [code(mediaType), ...(link.length > 0 ? [text(' · '), ...link] : [])];
}

function partsOf(parts: readonly Part[], scope: OperationScope): Nodes {
  const { strings } = scope;
  const rows = parts.map((each) => [
    [code(each.name)],
    lines([
      [text(each.isRequired ? strings.fieldAlways : strings.fieldNever), ...illustrativeMark(each, scope.strings)],
      inline(each.description, scope),
      'example' in each ? mediaLine(each, scope) : [code('variable' in each ? `$${each.variable}` : each.value)],
    ]),
  ]);
  return tableOf([strings.operationPart, strings.operationPartContent], rows);
}

const downloadsOf = (path: string, scope: OperationScope): Element[] => {
  const file = scope.example(path);
  return file ? [downloadElement(file, scope)] : [];
};

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

export function answersOf(scope: OperationScope): Nodes {
  const { answers } = scope.operation;
  const { strings } = scope;
  const rows = answers.map((answer) => [
    [statusCode(answer.status), ...(answer.title === undefined ? [] : [text(` ${answer.title}`)])],
    lines([
      [
        ...inline(answer.description, scope),
        ...illustrativeMark({ illustrative: answer.illustrative && !scope.operation.illustrative }, scope.strings),
      ],
      ...answer.bodies.map((body) =>
        saysMediaType(answer) ? mediaLine(body, scope) : contractLine(body.contract, scope),
      ),
    ]),
  ]);
  return part(scope, 'answers', strings.operationAnswers, [
    ...tableOf([strings.operationStatus, strings.operationMeaning], rows),
    ...answers.flatMap((answer) => answerHeaders(answer, scope)),
    ...answerExamples(scope),
  ]);
}

/** That an answer is JSON alone goes without saying. */
export const saysMediaType = ({ bodies }: Answer): boolean =>
  bodies.length > 1 || bodies.some(({ mediaType }) => mediaType !== 'application/json');

/** One example stands alone; those of several answers are tabs. */
function answerExamples(scope: OperationScope): Nodes {
  const shown = scope.operation.answers.flatMap((answer) => {
    const examples = answer.bodies.flatMap((body) => body.examples);
    const blocks = examples.flatMap(({ file, title }) => exampleOf(file, title ?? answerTitle(answer, scope), scope));
    return blocks.length > 0 ? [{ answer, blocks }] : [];
  });
  const [only, ...others] = shown;
  if (!only || others.length === 0) return only?.blocks ?? [];
  const tabs = shown.map(({ answer, blocks }) =>
    element(
      'doc-tab',
      { id: answerId(scope.operation, answer.status, scope.strings.anchors), label: String(answer.status) },
      blocks,
    ),
  );
  return [element('doc-tabs', {}, tabs)];
}

export const answerTitle = ({ status }: Answer, { strings }: Pick<OperationScope, 'strings'>): string =>
  strings.operationAnswer.replace('{status}', String(status));
