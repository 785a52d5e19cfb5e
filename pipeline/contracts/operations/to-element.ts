// An operation as the element a page shows it with: what a reader knows already (headings, tables, tabs, field lists), in
// the order in which a call is made.

import type { Element, Nodes } from '../../../schemas/types.ts';
import { code, element, lines, statusCode, text } from '../../document/element.ts';
import { blocksOf, shownText } from '../../link/link-texts.ts';
import { usesElement } from '../uses/uses-element.ts';
import { operationAnchor, sampleId } from './operation-ids.ts';
import { inline, type OperationScope, part, tableOf } from './operation-parts.ts';
import { parametersOf } from './parameter-list.ts';
import { answersOf, bodyOf } from './payload-elements.ts';
import { callOf, variablesOf } from './samples/call.ts';
import { codeSamples } from './samples/code-samples.ts';
import { securityOf } from './security-element.ts';
import { codeBlock } from './show-example.ts';

export function toElement(scope: OperationScope): Element {
  const { title, method, path, server, isWebhook, deprecated, replacement, illustrative, description } =
    scope.operation;
  return element(
    'doc-operation',
    {
      id: operationAnchor(scope.operation, scope.strings.anchors),
      label: title,
      method,
      ...(isWebhook ? { webhook: true } : { address: server.address }),
      path,
      ...(deprecated && { deprecated: true }),
      ...(illustrative && { illustrative: true }),
    },
    [
      ...blocksOf(scope.texts, description),
      ...blocksOf(scope.texts, replacement),
      ...securityOf(scope),
      ...parametersOf(scope),
      ...bodyOf(scope),
      ...(isWebhook ? [] : codeOf(scope)),
      ...answersOf(scope),
      ...callbacksOf(scope),
      ...errorsOf(scope),
      ...limitsOf(scope),
      ...(isWebhook ? [] : environmentsOf(scope)),
    ],
  );
}

function codeOf(scope: OperationScope): Nodes {
  const { operation, strings } = scope;
  const tabs = codeSamples(operation, strings.samples).map(({ label, language, fileName, code: source }) =>
    element('doc-tab', { id: sampleId(operation, language, strings.anchors), label }, [
      codeBlock(source, language, fileName),
    ]),
  );
  return part(scope, 'samples', strings.operationCode, [
    element('p', {}, variablesSentence(scope)),
    element('doc-tabs', { group: strings.samples.group }, tabs),
  ]);
}

function variablesSentence({ operation, strings }: OperationScope): Nodes {
  const [before = '', after = ''] = strings.operationVariables.split('{variables}');
  const names = variablesOf(callOf(operation, strings.samples)).flatMap((name, i) => [
    ...(i > 0 ? [text(', ')] : []),
    code(name),
  ]);
  return [text(before), ...names, text(after)].filter((node) => node.type !== 'text' || node.value !== '');
}

function emphasised(written: string, { texts }: OperationScope): Nodes {
  const { nodes, isLine } = shownText(texts, written);
  return isLine ? [element('strong', {}, nodes)] : nodes;
}

function errorsOf(scope: OperationScope): Nodes {
  const { operation, strings } = scope;
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
  return part(scope, 'errors', strings.operationErrors, tableOf(headers, rows));
}

function limitsOf(scope: OperationScope): Nodes {
  const { operation, strings } = scope;
  const rows = operation.limits.map(({ name, value, description }) => [
    lines([inline(name, scope), inline(description, scope)]),
    inline(value, scope),
  ]);
  const headers = [strings.operationLimit, strings.operationLimitValue];
  return part(scope, 'limits', strings.operationLimits, tableOf(headers, rows));
}

function callbacksOf(scope: OperationScope): Nodes {
  const items = scope.operation.callbacks.map(({ webhook, address }) => {
    const href = scope.hrefOf(webhook);
    const title = text(webhook.title);
    return element('li', {}, [
      code(`${webhook.method} ${address}`),
      text(': '),
      href === undefined ? title : element('a', { href }, [title]),
    ]);
  });
  const list = items.length > 0 ? [element('ul', {}, items)] : [];
  return part(scope, 'callbacks', scope.strings.operationCallbacks, list);
}

function environmentsOf(scope: OperationScope): Nodes {
  const { operation, strings } = scope;
  const rows = (operation.server.environments ?? []).map(({ name, address, description }) => [
    [text(name)],
    lines([[code(address)], inline(description, scope)]),
  ]);
  const headers = [strings.operationEnvironment, strings.operationAddress];
  return part(scope, 'environments', strings.operationEnvironments, tableOf(headers, rows));
}
