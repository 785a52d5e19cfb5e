// One file of content/operations/: YAML to an API, with every problem at its line.
import type { ApiData, OperationData, WebhookData } from '../../../schemas/types.ts';
import { checkYaml, parseYaml, type YamlPath } from '../../config/parse-yaml.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { oncePerFile } from '../../read/once-per-file.ts';
import type { ReportField } from '../fields/report-field.ts';
import { literalsOf } from '../fields/to-field-list.ts';
import { nameOf } from '../kind/kind.ts';
import type { Answer, Api, Callback, Operation } from './api.ts';
import { checkAddresses, checkOperation } from './check-operation.ts';
import { checkSendable } from './check-sendable.ts';
import { checkVersion } from './check-version.ts';
import { readAnswers, readRequest } from './read-body.ts';
import { type ReadScope, readParameters } from './read-parameter.ts';
import { readSchemes, readSecurity, type Scheme } from './security.ts';

/** Reads an API; undefined when it is faulty, which is then reported. */
export const readApi = oncePerFile(({ path: sourcePath, text }, report): Api | undefined => {
  const lines = lineIndex(text);
  const yaml = parseYaml({ sourcePath, lines, start: 0, end: text.length }, report);
  if (!yaml || !checkYaml(yaml, 'operations', 'operations-invalid', sourcePath, report)) return undefined;
  const data = yaml.value as ApiData;
  const problem: ReportField = (path, message, hint, at) =>
    report({ rule: 'operations-invalid', message, sourcePath, range: yaml.rangeOf(path, at), hint });
  const schemes = readSchemes(data, problem);
  const reading: ReadScope = { literalAt: literalsOf(yaml, lines), problem, ofExample: data.illustrative ?? false };
  const answers = readAnswers(data.answers, ['answers'], reading);
  const scope: OperationScope = { ...reading, api: data, schemes, answers };
  const webhooks = (data.webhooks ?? []).map((webhook, i) => readWebhook(webhook, ['webhooks', i], scope));
  const calls = data.operations.map((operation, i) => readOperation(operation, ['operations', i], webhooks, scope));
  const operations = [...calls, ...webhooks];
  for (const operation of operations) {
    checkOperation(operation, problem);
    checkSendable(operation, problem);
  }
  checkAddresses(calls, problem);
  checkVersion({ operations, data }, problem);
  return {
    name: nameOf(sourcePath),
    sourcePath,
    title: data.title,
    ...(data.version !== undefined && { version: data.version }),
    ...(data.description !== undefined && { description: data.description }),
    server: data.server,
    schemes,
    operations,
    data,
    rangeOf: yaml.rangeOf,
  };
});

interface OperationScope extends ReadScope {
  readonly api: ApiData;
  readonly schemes: readonly Scheme[];
  /** Answers of every operation that has none of its own with the status. */
  readonly answers: readonly Answer[];
}

function readOperation(
  data: OperationData,
  yamlPath: YamlPath,
  webhooks: readonly Operation[],
  scope: OperationScope,
): Operation {
  const { api, problem } = scope;
  const common = readCommon(data, yamlPath, scope);
  const shared = scope.answers.filter(({ status }) => common.answers.every((answer) => answer.status !== status));
  return {
    ...common,
    path: data.path,
    isWebhook: false,
    server: data.server ?? api.server,
    security: readSecurity(data, yamlPath, scope),
    answers: [
      ...common.answers,
      ...shared.map((answer) => ({ ...answer, illustrative: common.illustrative || answer.illustrative })),
    ],
    errors: [...located(data.errors, [...yamlPath, 'errors']), ...located(api.errors, ['errors'])],
    limits: [...located(data.limits, [...yamlPath, 'limits']), ...located(api.limits, ['limits'])],
    callbacks: (data.callbacks ?? []).flatMap(({ webhook: id, address }, i): Callback[] => {
      const webhook = webhooks.find((each) => each.id === id);
      if (webhook) return [{ webhook, address }];
      const hint = didYouMean(
        id,
        webhooks.map((each) => each.id),
      );
      const at = [...yamlPath, 'callbacks', i, 'webhook'];
      problem(at, `There is no webhook "${id}".`, hint ?? 'Describe it in "webhooks:" of this file.');
      return [];
    }),
  };
}

const readWebhook = (data: WebhookData, yamlPath: YamlPath, scope: OperationScope): Operation => ({
  ...readCommon(data, yamlPath, scope),
  path: data.address,
  isWebhook: true,
  server: scope.api.server,
  security: data.security === undefined ? [] : readSecurity(data, yamlPath, scope),
  errors: [],
  limits: [],
  callbacks: [],
});

type Common = Omit<Operation, 'path' | 'isWebhook' | 'server' | 'security' | 'errors' | 'limits' | 'callbacks'>;

/** What calls of both directions have. */
function readCommon(data: OperationData | WebhookData, yamlPath: YamlPath, scope: OperationScope): Common {
  const { id, title, method, description, change, deprecated, request } = data;
  const illustrative = scope.ofExample || (data.illustrative ?? false);
  const within = { ...scope, ofExample: illustrative };
  return {
    id,
    title,
    method,
    ...(description !== undefined && { description }),
    ...(change !== undefined && { change }),
    deprecated: deprecated !== undefined,
    ...(typeof deprecated === 'string' && { replacement: deprecated }),
    illustrative,
    parameters: readParameters(data.parameters, [...yamlPath, 'parameters'], within),
    ...(request && { request: readRequest(request, [...yamlPath, 'request'], within) }),
    answers: readAnswers(data.answers, [...yamlPath, 'answers'], within),
    yamlPath,
  };
}

const located = <Item>(items: readonly Item[] | undefined, at: YamlPath): (Item & { yamlPath: YamlPath })[] =>
  (items ?? []).map((item, i) => ({ ...item, yamlPath: [...at, i] }));
