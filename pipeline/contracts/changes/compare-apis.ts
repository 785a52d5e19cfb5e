// An API before and now, as it is published: its operations, what they take and what they answer.
import type { ApiData, OperationData, ParameterData } from '../../../schemas/types.ts';
import type { Field } from '../fields/field-list.ts';
import { readParameters } from '../operations/read-parameter.ts';
import { compareField } from './compare-field.ts';
import { BREAKS, type ContractChange, type Side } from './contract-change.ts';

const BOTH = BREAKS.other;
const SENDER: readonly Side[] = ['sender'];
const RECEIVER: readonly Side[] = ['receiver'];

/** The differences between two states of an API, in the order of its operations; undefined where there is none. */
export function compareApis(before: ApiData | undefined, now: ApiData | undefined): ContractChange[] {
  if (!now) return [{ at: '', message: 'is no longer there', breaks: BOTH }];
  if (!before) return [{ at: '', message: 'is new', breaks: [] }];
  const changed = (message: string, breaks: readonly Side[], was: unknown, is: unknown): ContractChange[] =>
    JSON.stringify(was) === JSON.stringify(is) ? [] : [{ at: '', message, breaks }];
  const olds = new Map(before.operations.map((operation) => [operation.id, operation]));
  const ids = new Set(now.operations.map(({ id }) => id));
  return [
    ...changed(`version: ${before.version ?? 'none'} → ${now.version ?? 'none'}`, [], before.version, now.version),
    ...changed(
      `address: ${before.server.address} → ${now.server.address}`,
      SENDER,
      before.server.address,
      now.server.address,
    ),
    ...changed('is called with another authorization', SENDER, credentialsOf(before), credentialsOf(now)),
    ...now.operations.flatMap((operation): ContractChange[] => {
      const old = olds.get(operation.id);
      return old ? compareOperations(old, operation) : [{ at: operation.id, message: 'is new', breaks: [] }];
    }),
    ...before.operations
      .filter(({ id }) => !ids.has(id))
      .map(({ id }): ContractChange => ({ at: id, message: 'is removed', breaks: BOTH })),
  ];
}

const credentialsOf = ({ authorization, securitySchemes, security }: ApiData): unknown => [
  authorization && [authorization.header, authorization.value],
  Object.entries(securitySchemes ?? {}).map(([name, { description: _, ...scheme }]) => [name, scheme]),
  security,
];

function compareOperations(before: OperationData, now: OperationData): ContractChange[] {
  const at = now.id;
  const changed = (message: string, breaks: readonly Side[], was: unknown, is: unknown): ContractChange[] =>
    JSON.stringify(was) === JSON.stringify(is) ? [] : [{ at, message, breaks }];
  const callOf = ({ method, path }: OperationData): string => `${method} ${path}`;
  return [
    ...changed(`call: ${callOf(before)} → ${callOf(now)}`, SENDER, callOf(before), callOf(now)),
    ...changed('is called with another authorization', SENDER, rightsOf(before), rightsOf(now)),
    ...(now.deprecated && !before.deprecated ? [{ at, message: 'is deprecated', breaks: [] }] : []),
    ...compareParameters(before.parameters, now.parameters, at),
    ...changed('takes another body', SENDER, bodyOf(before.request), bodyOf(now.request)),
    ...compareAnswers(before, now),
  ];
}

const rightsOf = ({ authorized = true, security }: OperationData): unknown => [authorized, security];

/** What a program depends on in a body: its type and its contract, in each form that it may have. */
function bodyOf(body: OperationData['request']): unknown {
  if (!body) return undefined;
  const { mediaType, contract, form, parts, content } = body;
  return [
    mediaType,
    contract,
    form && Object.keys(form).sort(),
    parts?.map(({ description: _, example: __, ...part }) => part),
    content?.map((each) => [each.mediaType, each.contract]),
  ];
}

function compareParameters(
  before: readonly ParameterData[] | undefined,
  now: readonly ParameterData[] | undefined,
  operation: string,
): ContractChange[] {
  const [olds, news] = [parametersOf(before), parametersOf(now)];
  const added = [...news].flatMap(([key, field]): ContractChange[] => {
    const old = olds.get(key);
    if (old) return compareField(old, field).map((change) => ({ ...change, at: `${operation} ${key}` }));
    const isRequired = field.obligation !== 'never';
    const message = isRequired ? 'is new and required' : 'is new';
    return [{ at: `${operation} ${key}`, message, breaks: isRequired ? SENDER : [] }];
  });
  const removed = [...olds.keys()].filter((key) => !news.has(key));
  return [
    // Nobody receives a parameter.
    ...added.map((change) => ({ ...change, breaks: change.breaks.filter((side) => side === 'sender') })),
    ...removed.map((key) => ({ at: `${operation} ${key}`, message: 'is removed', breaks: SENDER })),
  ];
}

/** Parameters by where they stand and their name. What is published was checked when it was built. */
function parametersOf(data: readonly ParameterData[] | undefined): Map<string, Field> {
  const read = readParameters(data, [], false, { literalAt: () => '', problem: () => undefined });
  return new Map(read.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter.field]));
}

function compareAnswers({ answers: before }: OperationData, { answers: now, id }: OperationData): ContractChange[] {
  const keyOf = ({ status, mediaType }: OperationData['answers'][number]): string =>
    mediaType === undefined ? `${status}` : `${status} ${mediaType}`;
  const olds = new Map(before.map((answer) => [keyOf(answer), answer]));
  const news = new Map(now.map((answer) => [keyOf(answer), answer]));
  return [
    ...[...news].flatMap(([key, answer]): ContractChange[] => {
      const at = `${id} ${key}`;
      const old = olds.get(key);
      if (!old) return [{ at, message: 'is a new answer', breaks: [] }];
      const message = `has the body ${answer.contract ?? 'of no contract'}, no longer ${old.contract ?? 'of none'}`;
      return old.contract === answer.contract ? [] : [{ at, message, breaks: RECEIVER }];
    }),
    ...[...olds.keys()]
      .filter((key) => !news.has(key))
      .map((key): ContractChange => ({ at: `${id} ${key}`, message: 'is an answer no longer', breaks: RECEIVER })),
  ];
}
