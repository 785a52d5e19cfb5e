// An operation in the Markdown of a page, for those who read it as text.

import { shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks, escapeText } from '../../parse/escape-text.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { Answer } from './api.ts';
import type { OperationScope } from './operation-parts.ts';
import { headerTable, parameterTable, securityLines } from './parameter-markdown.ts';
import { answerTitle, saysMediaType } from './payload-elements.ts';
import { bodyBlocks, contractLink, exampleBlock, fence, mediaLine } from './payload-markdown.ts';
import { callOf, variablesOf } from './samples/call.ts';
import { codeSamples } from './samples/code-samples.ts';

export function toMarkdown(scope: OperationScope): string {
  const { operation, strings, level } = scope;
  const { description, replacement, isWebhook, errors, limits, server } = operation;
  const heading = (title: string): string => `${'#'.repeat(level)} ${escapeMarks(title)}`;
  const shown = (text: string | undefined): string => shownText(scope.texts, text).line;
  const inBlocks = (text: string | undefined): string => shownText(scope.texts, text).markdown;
  const part = (title: string, ...content: string[]): string[] =>
    content.some((text) => text !== '') ? [heading(title), ...content] : [];
  const errorRows = errors.map(({ status, cause, action }) => [
    typeof status === 'number' ? codeSpan(String(status)) : escapeMarks(status),
    shown(cause),
    shown(action),
  ]);
  const limitRows = limits.map(({ name, value, description: about }) => [shown(name), shown(value), shown(about)]);
  const environmentRows = isWebhook
    ? []
    : (server.environments ?? []).map(({ name, address, description: about }) => [
        escapeMarks(name),
        codeSpan(address),
        shown(about),
      ]);
  const blocks = [
    firstLine(scope),
    inBlocks(description),
    inBlocks(replacement),
    ...part(strings.operationSecurity, securityLines(scope)),
    ...part(strings.operationParameters, parameterTable(scope)),
    ...part(strings.operationBody, ...bodyBlocks(scope)),
    ...(isWebhook ? [] : part(strings.operationCode, variablesSentence(scope), ...codeOf(scope))),
    ...part(strings.operationAnswers, ...answerBlocks(scope)),
    ...part(strings.operationCallbacks, callbackLines(scope)),
    ...part(
      strings.operationErrors,
      markdownTable([strings.operationStatus, strings.operationCause, strings.operationAction], errorRows),
    ),
    ...part(
      strings.operationLimits,
      markdownTable([strings.operationLimit, strings.operationLimitValue, strings.operationLimitScope], limitRows),
    ),
    ...part(
      strings.operationEnvironments,
      markdownTable([strings.operationEnvironment, strings.operationAddress, strings.fieldNotes], environmentRows),
    ),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** What is called, and what must be known of it before all else. */
function firstLine({ operation, strings }: OperationScope): string {
  const { method, server, path, isWebhook, deprecated, illustrative } = operation;
  const marks = [
    isWebhook && strings.operationWebhook,
    deprecated && strings.operationDeprecated,
    illustrative && strings.operationIllustrative,
  ].filter((mark) => mark !== false);
  return [
    codeSpan(`${method} ${isWebhook ? '' : server.address}${path}`),
    ...marks.map((mark) => `*(${escapeMarks(mark)})*`),
  ].join(' ');
}

function answerBlocks(scope: OperationScope): string[] {
  const { operation, strings, texts } = scope;
  const { answers, illustrative } = operation;
  const payloads = (answer: Answer): string =>
    answer.bodies
      .map((body) => (saysMediaType(answer) ? mediaLine(body, scope, false) : contractLink(body.contract, scope)))
      .filter(Boolean)
      .join(', ');
  const rows = answers.map((answer) => [
    [codeSpan(String(answer.status)), escapeMarks(answer.title ?? '')].filter(Boolean).join(' '),
    [
      shownText(texts, answer.description).line,
      answer.illustrative && !illustrative ? `*(${escapeMarks(strings.operationIllustrative)})*` : '',
    ]
      .filter(Boolean)
      .join(' '),
    payloads(answer),
  ]);
  return [
    markdownTable([strings.operationStatus, strings.operationMeaning, strings.operationContract], rows),
    ...answers.flatMap((answer) => headerTable(answer, scope)),
    ...answers.flatMap((answer) =>
      answer.bodies
        .flatMap(({ examples }) => examples)
        .flatMap(({ file, title }) => {
          const example = exampleBlock(file, scope);
          return example === '' ? [] : [`${escapeText(title ?? answerTitle(answer, scope))}:`, example];
        }),
    ),
  ];
}

const callbackLines = ({ operation, hrefOf, siteUrl }: OperationScope): string =>
  operation.callbacks
    .map(({ webhook, address }) => {
      const href = hrefOf(webhook);
      const title = escapeMarks(webhook.title);
      const link = href === undefined || href.startsWith('#') ? title : `[${title}](${siteUrl}${href})`;
      return `- ${codeSpan(`${webhook.method} ${address}`)}: ${link}`;
    })
    .join('\n');

const codeOf = ({ operation, strings }: OperationScope): string[] =>
  codeSamples(operation, strings.samples).flatMap(({ label, language, code }) => [`${label}:`, fence(code, language)]);

const variablesSentence = ({ operation, strings }: OperationScope): string =>
  escapeText(strings.operationVariables).replace('{variables}', () =>
    variablesOf(callOf(operation, strings.samples)).map(codeSpan).join(', '),
  );
