// What a collection sends and what it says came back, held to the contracts of the operation, as every example is.
import type { Report } from '../diagnostics/diagnostic.ts';
import { checkPayload } from '../fields/check-payload.ts';
import type { FieldList } from '../fields/field-list.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import type { Operation } from '../operations/api.ts';
import type { Collection, Pair, Payload, Request } from './collection.ts';
import { isFilledIn, payloadJson } from './payload-json.ts';

export function checkPayloads(
  { form, payload, responses }: Request,
  operation: Operation,
  collection: Collection,
  lists: FieldLists,
  report: Report,
): void {
  for (const { list, payload: each } of checkedPayloads({ payload, responses }, operation, lists))
    checkJson(each, list, collection, report);
  const contract = listOf(operation.request?.contract, lists);
  if (form && contract) checkForm(form, contract, collection, report);
}

const listOf = (contract: string | undefined, { byName }: FieldLists): FieldList | undefined =>
  contract === undefined ? undefined : byName.get(contract)?.list;

/** The payloads of a request that have a contract: its body, and each saved answer with a status the operation knows. */
export function* checkedPayloads(
  { payload, responses }: Pick<Request, 'payload' | 'responses'>,
  { request, answers }: Operation,
  lists: FieldLists,
): Iterable<{ readonly list: FieldList; readonly payload: Payload }> {
  const sent = listOf(request?.contract, lists);
  if (payload && sent && /\bjson\b/.test(request?.mediaType ?? '')) yield { list: sent, payload };
  for (const { code, payload: saved } of responses) {
    const list = listOf(answers.find(({ status }) => status === code)?.contract, lists);
    if (saved?.isJson && list) yield { list, payload: saved };
  }
}

function checkJson(payload: Payload, list: FieldList, { sourcePath, lines }: Collection, report: Report): void {
  const said = (message: string, start: number, end: number, hint?: string): void => {
    const place = payload.placeOf(start, end);
    const range = lines.range(place.start, place.end);
    report({ rule: 'example-invalid', message, sourcePath, range, ...(hint && { hint }) });
  };
  const { node, fault } = payloadJson(payload);
  if (!node) {
    said(fault.message, fault.at, fault.at + 1);
    return;
  }
  for (const { message, start, end, hint } of checkPayload(list, node)) {
    if (!isFilledIn(payload, { start, end }))
      said(message, start, end, hint ?? `The contract is "${list.sourcePath}".`);
  }
}

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
  for (const fault of checkPayload(list, node)) {
    if (form.some((pair) => pair.start === fault.start && pair.end === fault.end && pair.value.includes('{{')))
      continue;
    report({
      rule: 'example-invalid',
      message: fault.message,
      sourcePath,
      range: lines.range(fault.start, fault.end),
      hint: fault.hint ?? `The contract is "${list.sourcePath}".`,
    });
  }
}
