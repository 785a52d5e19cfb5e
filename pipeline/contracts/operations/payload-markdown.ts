// What a call sends and what comes back, in Markdown.
import { shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks, escapeText } from '../../parse/escape-text.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { Body, Part } from './api.ts';
import type { OperationScope } from './operation-parts.ts';
import { exampleText, languageOf } from './show-example.ts';

export function bodyBlocks(scope: OperationScope): string[] {
  const { request } = scope.operation;
  if (!request) return [];
  const isMarked = request.illustrative && !scope.operation.illustrative;
  const mark = isMarked ? ` *(${escapeMarks(scope.strings.operationIllustrative)})*` : '';
  return [
    shownText(scope.texts, request.description).markdown,
    ...request.bodies.flatMap((body, i) => [
      mediaLine(body, scope, true) + (i === 0 ? mark : ''),
      partTable(body.parts, scope),
      ...body.examples.flatMap(({ file, title }) => [
        title === undefined ? '' : `${escapeText(title)}:`,
        exampleBlock(file, scope),
      ]),
      ...body.parts.map((part) => ('example' in part ? exampleBlock(part.example, scope) : '')),
    ]),
  ];
}

/** A media type and its contract; `isNamed` where nothing around says that it is one. */
export function mediaLine(
  { mediaType, contract }: Pick<Body, 'mediaType' | 'contract'>,
  scope: OperationScope,
  isNamed: boolean,
): string {
  const link = contractLink(contract, scope);
  const named = link !== '' && isNamed ? `${escapeMarks(scope.strings.operationContract)}: ${link}` : link;
  return [codeSpan(mediaType), named].filter(Boolean).join(' · ');
}

function partTable(parts: readonly Part[], scope: OperationScope): string {
  const { strings } = scope;
  const rows = parts.map((part) => [
    codeSpan(part.name),
    part.isRequired ? strings.fieldAlways : strings.fieldNever,
    'example' in part ? mediaLine(part, scope, true) : codeSpan('variable' in part ? `$${part.variable}` : part.value),
    [
      shownText(scope.texts, part.description).line,
      part.illustrative ? `*(${escapeMarks(strings.operationIllustrative)})*` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ]);
  return markdownTable(
    [strings.operationPart, strings.fieldObligation, strings.operationPartContent, strings.fieldNotes],
    rows,
  );
}

export function contractLink(name: string | undefined, scope: OperationScope): string {
  const link = name === undefined ? undefined : scope.contract(name);
  if (!link) return '';
  return `[${escapeMarks(link.title)}](${link.href.startsWith('#') ? '' : scope.siteUrl}${link.href})`;
}

/** An example as a block of code; empty for one that is no text. */
export function exampleBlock(path: string, scope: OperationScope): string {
  const file = scope.example(path);
  const source = file && exampleText(file);
  return source === undefined ? '' : fence(source, languageOf(path));
}

export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code}\n${marks}`;
}
