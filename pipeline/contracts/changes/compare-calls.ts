// An operation or a webhook before and now. What clients send of an operation they receive of a webhook, and the reverse.
import type {
  AnswerData,
  BodyData,
  OperationData,
  ParameterData,
  RequestData,
  WebhookData,
} from '../../../schemas/types.ts';
import type { Parameter } from '../operations/api.ts';
import { readParameters } from '../operations/read-parameter.ts';
import { compareField, deprecation } from './compare-field.ts';
import { compareTerms } from './compare-terms.ts';
import {
  type ChangedPart,
  type ChangeValue,
  type ContractChange,
  changed,
  changesAt,
  type FormChange,
  newNote,
  type Side,
} from './contract-change.ts';

type Call = OperationData | WebhookData;

/** The differences between two states of a call, one of which there is; `around` is what its API says of what is removed. */
export function compareCalls(before: Call | undefined, now: Call | undefined, around?: string): ContractChange[] {
  const { id } = (now ?? before) as Call;
  const isWebhook = 'address' in ((now ?? before) as Call);
  const asked: readonly Side[] = [isWebhook ? 'receiver' : 'sender'];
  const answering: readonly Side[] = [isWebhook ? 'sender' : 'receiver'];
  const part: ChangedPart = { of: 'operation', id };
  const removed = { part, at: id, note: around, ...(isWebhook && { sides: asked }) };
  if (!now) return changesAt(removed, [{ kind: 'removed', effect: 'other' }]);
  if (!before) return changesAt({ part, at: id, note: now.change }, [{ kind: 'new', effect: 'none' }]);
  const note = newNote(before.change, now.change);
  const [was, is] = [callOf(before), callOf(now)];
  const own: FormChange[] = [
    ...changed(was, is, { kind: 'call', effect: 'other', was, is }),
    ...serverChange(before, now),
    ...changed(rightsOf(before), rightsOf(now), { kind: 'authorization', effect: 'other' }),
    ...deprecation({ deprecated: Boolean(before.deprecated) }, { deprecated: Boolean(now.deprecated) }),
    ...changed(bodyOf(before.request), bodyOf(now.request), { kind: 'body', effect: 'other' }),
    ...('path' in before && 'path' in now ? compareTerms(before, now) : []),
  ];
  const inside = [
    ...compareParameters(before.parameters, now.parameters, {
      note,
      sides: asked,
      partOf: ({ in: where = 'query', name }) => ({ of: 'parameter', id, in: where, name }),
      at: id,
    }),
    ...compareAnswers(before, now, { note, sides: answering }),
    ...callbackChanges(before, now).flatMap((change) => changesAt({ part, at: id, note, sides: answering }, [change])),
  ];
  const isTold = note !== undefined && inside.some((change) => change.note === note);
  return [...(own.length > 0 || !isTold ? changesAt({ part, at: id, note, sides: asked }, own) : []), ...inside];
}

const callOf = (call: Call): string => `${call.method} ${'path' in call ? call.path : call.address}`;

const rightsOf = (call: Call): unknown => ['authorized' in call ? (call.authorized ?? true) : true, call.security];

function serverChange(before: Call, now: Call): FormChange[] {
  const [was, is] = [before, now].map((call) => ('server' in call ? call.server?.address : undefined));
  return changed(was, is, { kind: 'address', effect: 'other', was, is });
}

/** Webhooks that are called because of an operation, and where. */
function callbackChanges(before: Call, now: Call): FormChange[] {
  const calledBack = (call: Call) =>
    new Map(('callbacks' in call ? (call.callbacks ?? []) : []).map(({ webhook, address }) => [webhook, address]));
  const [olds, news] = [calledBack(before), calledBack(now)];
  const said = (id: string, address: string | undefined): ChangeValue =>
    address === undefined ? { word: 'none' } : `${id} ${address}`;
  return [...new Set([...news.keys(), ...olds.keys()])].flatMap((id) => {
    const [was, is] = [olds.get(id), news.get(id)];
    const effect = was === undefined ? 'none' : 'other';
    return changed(was, is, { kind: 'callback', effect, was: said(id, was), is: said(id, is) });
  });
}

/** What a program depends on in a body: its type and its contract, in each form that it may have. */
function bodyOf(body: RequestData | BodyData | undefined): unknown {
  if (!body) return undefined;
  const { mediaType, contract, form, parts } = body;
  return [
    mediaType,
    contract,
    form && Object.keys(form).sort(),
    parts?.map(({ name, required, mediaType, contract }) => [name, required ?? 'always', mediaType, contract]),
    'content' in body && body.content?.map(bodyOf),
  ];
}

interface ParameterScope {
  readonly note: string | undefined;
  readonly sides: readonly Side[];
  /** What they are of, for readers. */
  readonly at: string;
  partOf(parameter: Pick<ParameterData, 'in' | 'name'>): ChangedPart;
}

function compareParameters(
  before: readonly ParameterData[] | undefined,
  now: readonly ParameterData[] | undefined,
  { note, sides, at, partOf }: ParameterScope,
): ContractChange[] {
  const [olds, news] = [parametersOf(before), parametersOf(now)];
  const place = ([key, { in: where, field }]: [string, Parameter], note: string | undefined) => ({
    part: partOf({ in: where, name: field.name }),
    at: `${at} ${key}`,
    sides,
    note,
  });
  return [
    ...[...news].flatMap((entry) => {
      const [key, parameter] = entry;
      const { field } = parameter;
      const old = olds.get(key);
      if (old)
        return changesAt(place(entry, newNote(old.field.texts.change, field.texts.change)), [
          ...compareField(old.field, field),
          ...sendingChanges(old, parameter),
        ]);
      const isRequired = field.obligation !== 'never';
      return changesAt(place(entry, field.texts.change), [
        isRequired ? { kind: 'newRequired', effect: 'narrower' } : { kind: 'new', effect: 'none' },
      ]);
    }),
    ...[...olds].flatMap((entry) =>
      news.has(entry[0]) ? [] : changesAt(place(entry, note), [{ kind: 'removed', effect: 'other' }]),
    ),
  ];
}

/** What holds where a parameter is left out, and how several values of it are written. */
function sendingChanges(before: Parameter, now: Parameter): FormChange[] {
  const [was, is] = [before, now].map(({ default: assumed }): ChangeValue => assumed?.join(', ') ?? { word: 'none' });
  const [wasApart, isApart] = [before, now].map(({ explode }): ChangeValue => ({ word: explode ? 'yes' : 'no' }));
  return [
    ...changed(was, is, { kind: 'default', effect: 'other', was, is }),
    ...changed(wasApart, isApart, { kind: 'explode', effect: 'other', was: wasApart, is: isApart }),
  ];
}

/** Parameters by where they stand and their name. What is published was checked when it was built. */
function parametersOf(data: readonly ParameterData[] | undefined): Map<string, Parameter> {
  const read = readParameters(data, [], { literalAt: () => '', problem: () => undefined, ofExample: false });
  return new Map(read.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
}

function compareAnswers(
  { answers: before }: Call,
  { answers: now, id }: Call,
  { note, sides }: Pick<ParameterScope, 'note' | 'sides'>,
): ContractChange[] {
  const byStatus = (answers: readonly AnswerData[]) =>
    new Map(answers.map((answer) => [String(answer.status), answer]));
  const [olds, news] = [byStatus(before), byStatus(now)];
  const at = (status: string, changes: readonly FormChange[]): ContractChange[] =>
    changesAt(
      { part: { of: 'answer', id, status }, at: `${id} ${status}`, sides, note: changes.length > 0 ? note : undefined },
      changes,
    );
  return [
    ...[...news].flatMap(([status, answer]) => {
      const old = olds.get(status);
      if (!old) return at(status, [{ kind: 'newAnswer', effect: 'none' }]);
      const [was, is] = [answerBody(old), answerBody(answer)];
      const headers = (each: AnswerData) => each.headers?.map((header) => ({ ...header, in: 'header' }) as const);
      return [
        ...at(status, changed(was, is, { kind: 'answerBody', effect: 'other', was, is })),
        ...compareParameters(headers(old), headers(answer), {
          note,
          sides,
          partOf: ({ name }) => ({ of: 'answer', id, status, header: name }),
          at: `${id} ${status}`,
        }),
      ];
    }),
    ...[...olds.keys()].flatMap((status) =>
      news.has(status) ? [] : at(status, [{ kind: 'removedAnswer', effect: 'other' }]),
    ),
  ];
}

/** The contracts of an answer, each in its media type where that is said. */
function answerBody({ content, ...own }: AnswerData): ChangeValue {
  const bodies = (content ?? [own]).map(({ mediaType, contract }) => [mediaType, contract].filter(Boolean).join(' '));
  const written = bodies.filter(Boolean).join(', ');
  return written === '' ? { word: 'noContract' } : written;
}
