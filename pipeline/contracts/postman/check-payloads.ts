// What a collection sends and what it says came back, held to the contracts of the operation, as every example is.
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Said } from '../../languages/say.ts';
import { sayInEnglish } from '../../languages/say-in-english.ts';
import { checkPayload } from '../fields/check-payload.ts';
import type { FieldList } from '../fields/field-list.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import { answerWith, type Operation, type Body as OperationBody } from '../operations/api.ts';
import type { Body, Collection, Pair, Payload, Request } from './collection.ts';
import { isFilledIn, payloadJson } from './payload-json.ts';

export function checkPayloads(
  request: Request,
  operation: Operation,
  collection: Collection,
  lists: FieldLists,
  report: Report,
): void {
  for (const checked of checkedPayloads(request, operation, lists)) checkJson(checked, collection, report);
  for (const { list, form } of checkedForms(request, operation, lists)) checkForm(form, list, collection, report);
}

const listOf = (contract: string | undefined, { byName }: FieldLists): FieldList | undefined =>
  contract === undefined ? undefined : byName.get(contract)?.list;

/** What is sent: now, and when an answer was saved. What was refused shows a fault, and is held to nothing. */
const bodiesOf = ({ mediaType, form, payload, responses }: Request): Body[] => [
  { mediaType, form, payload },
  ...responses.filter(({ code = 0 }) => code < 400).map(({ sent }) => sent),
];

/** What an operation says of a payload of a media type; its first, where none is said. */
const saidOf = (bodies: readonly OperationBody[], mediaType: string | undefined): OperationBody | undefined =>
  mediaType === undefined ? bodies[0] : bodies.find((body) => body.mediaType === mediaType);

export interface CheckedPayload {
  readonly list: FieldList;
  readonly payload: Payload;
  readonly direction: 'sent' | 'received';
}

/** The payloads of a request that have a contract: its bodies, and saved answers with a status the operation knows. */
export function* checkedPayloads(request: Request, operation: Operation, lists: FieldLists): Iterable<CheckedPayload> {
  for (const { payload, mediaType } of bodiesOf(request)) {
    const said = saidOf(operation.request?.bodies ?? [], mediaType);
    const list = listOf(said?.contract, lists);
    if (payload && list && isJson(said)) yield { list, payload, direction: 'sent' };
  }
  for (const { code, payload, mediaType } of request.responses) {
    const answer = answerWith(operation, code);
    // An answer of another type than is said is reported as such.
    const said = saidOf(answer?.bodies ?? [], mediaType);
    const list = listOf(said?.contract, lists);
    if (payload?.isJson && list && isJson(said)) yield { list, payload, direction: 'received' };
  }
}

const isJson = (body: OperationBody | undefined): boolean => /\bjson\b/.test(body?.mediaType ?? '');

/** The forms of a request that have a contract, likewise. */
export function* checkedForms(
  request: Request,
  operation: Operation,
  lists: FieldLists,
): Iterable<{ readonly list: FieldList; readonly form: readonly Pair[] }> {
  for (const { form, mediaType } of bodiesOf(request)) {
    const list = listOf(saidOf(operation.request?.bodies ?? [], mediaType)?.contract, lists);
    if (list && form) yield { list, form };
  }
}

function checkJson(
  { list, payload, direction }: CheckedPayload,
  { sourcePath, lines }: Collection,
  report: Report,
): void {
  const problem = (message: string, start: number, end: number, hint?: string): void => {
    const place = payload.placeOf(start, end);
    const range = lines.range(place.start, place.end);
    report({ rule: 'example-invalid', message, sourcePath, range, hint });
  };
  const { node, fault } = payloadJson(payload);
  if (!node) {
    problem(fault.message, fault.at, fault.at + 1);
    return;
  }
  for (const { said, start, end, hint } of checkPayload(list, node, { direction })) {
    if (!isFilledIn(payload, { start, end })) problem(`${sayInEnglish(said)}.`, start, end, hintOf(hint, list));
  }
}

const hintOf = (hint: Said | undefined, { sourcePath }: FieldList): string =>
  hint ? sayInEnglish(hint) : `The contract is "${sourcePath}".`;

/** A form is an object of texts. */
function checkForm(form: readonly Pair[], list: FieldList, { sourcePath, lines }: Collection, report: Report): void {
  const [first] = form;
  const start = first?.start ?? 0;
  const node: JsonNode = {
    kind: 'object',
    members: form.map(({ name, value, start, end }) => {
      const place = { start, end };
      return { key: name, place, value: { kind: 'string', value, ...place } };
    }),
    start,
    end: start + 1,
  };
  for (const fault of checkPayload(list, node, { direction: 'sent' })) {
    if (form.some((pair) => pair.start === fault.start && pair.end === fault.end && pair.value.includes('{{')))
      continue;
    report({
      rule: 'example-invalid',
      message: `${sayInEnglish(fault.said)}.`,
      sourcePath,
      range: lines.range(fault.start, fault.end),
      hint: hintOf(fault.hint, list),
    });
  }
}
