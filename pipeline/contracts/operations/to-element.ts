// An operation as the element a page shows it with: what a reader knows already (headings, tables, tabs, field lists), in
// the order in which a call is made.

import type { Element, Nodes } from '../../../schemas/types.ts';
import { code, element, lines, statusCode, text } from '../../document/element.ts';
import { blocksOf, shownText } from '../../link/link-texts.ts';
import { usesElement } from '../uses/uses-element.ts';
import type { Operation } from './api.ts';
import { operationAnchor, sampleId } from './operation-ids.ts';
import { inline, type OperationScope, part, tableOf } from './operation-parts.ts';
import { parametersOf } from './parameter-list.ts';
import { answersOf, bodyOf } from './payload-elements.ts';
import { callOf, variablesOf } from './samples/call.ts';
import { codeSamples } from './samples/code-samples.ts';
import { securityOf } from './security-element.ts';
import { codeBlock } from './show-example.ts';

export function toElement(operation: Operation, scope: OperationScope): Element {
  const { title, method, path, server, isWebhook, deprecated, replacement, illustrative, description } = operation;
  return element(
    'doc-operation',
    {
      id: operationAnchor(operation, scope.strings.anchors),
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
      ...securityOf(operation, scope),
      ...parametersOf(operation, scope),
      ...bodyOf(operation, scope),
      ...(isWebhook ? [] : codeOf(operation, scope)),
      ...answersOf(operation, scope),
      ...callbacksOf(operation, scope),
      ...errorsOf(operation, scope),
      ...limitsOf(operation, scope),
      ...(isWebhook ? [] : environmentsOf(operation, scope)),
    ],
  );
}

function codeOf(operation: Operation, scope: OperationScope): Nodes {
  const { strings } = scope;
  const tabs = codeSamples(operation, strings.samples).map(({ label, language, fileName, code: source }) =>
    element('doc-tab', { id: sampleId(operation, language, strings.anchors), label }, [
      codeBlock(source, language, fileName),
    ]),
  );
  return part(operation, 'samples', strings.operationCode, scope, [
    element('p', {}, variablesSentence(operation, scope)),
    element('doc-tabs', { group: strings.samples.group }, tabs),
  ]);
}

function variablesSentence(operation: Operation, { strings }: OperationScope): Nodes {
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
  return part(operation, 'errors', strings.operationErrors, scope, tableOf(headers, rows));
}

function limitsOf(operation: Operation, scope: OperationScope): Nodes {
  const { strings } = scope;
  const rows = operation.limits.map(({ name, value, description }) => [
    lines([inline(name, scope), inline(description, scope)]),
    inline(value, scope),
  ]);
  const headers = [strings.operationLimit, strings.operationLimitValue];
  return part(operation, 'limits', strings.operationLimits, scope, tableOf(headers, rows));
}

function callbacksOf(operation: Operation, scope: OperationScope): Nodes {
  const items = operation.callbacks.map(({ webhook, address }) => {
    const href = scope.hrefOf(webhook);
    const title = text(webhook.title);
    return element('li', {}, [
      code(`${webhook.method} ${address}`),
      text(': '),
      href === undefined ? title : element('a', { href }, [title]),
    ]);
  });
  const list = items.length > 0 ? [element('ul', {}, items)] : [];
  return part(operation, 'callbacks', scope.strings.operationCallbacks, scope, list);
}

function environmentsOf(operation: Operation, scope: OperationScope): Nodes {
  const { strings } = scope;
  const rows = (operation.server.environments ?? []).map(({ name, address, description }) => [
    [text(name)],
    lines([[code(address)], inline(description, scope)]),
  ]);
  const headers = [strings.operationEnvironment, strings.operationAddress];
  return part(operation, 'environments', strings.operationEnvironments, scope, tableOf(headers, rows));
}
