// What a call has against its operation, in the words that build has for examples.
import { checkPayload } from '../contracts/fields/check-payload.ts';
import { checkScalar, saidOf, sizeFault } from '../contracts/fields/check-scalar.ts';
import { decodeFile } from '../contracts/fields/decode-file.ts';
import { type FieldList, formOf } from '../contracts/fields/field-list.ts';
import type { JsonNode } from '../contracts/fields/parse-json.ts';
import { readPayload } from '../contracts/fields/read-payload.ts';
import type { Body, Operation, Parameter } from '../contracts/operations/api.ts';
import { writtenNode } from '../contracts/operations/read-parameter.ts';
import type { Credential } from '../contracts/operations/security.ts';
import { sayInEnglish } from '../languages/say-in-english.ts';
import { type Call, cookiesOf, mediaTypeOf } from './call.ts';
import type { FoundOperation } from './find-operation.ts';

/** Whether a call bears what its operation asks for, as far as its form goes: no token is a true one here. */
export const isAuthorized = (call: Call, { security }: Operation): boolean =>
  security.length === 0 ||
  security.some((requirement) => requirement.every(({ scheme }) => bears(call, scheme.credential)));

function bears(call: Call, credential: Credential): boolean {
  // A certificate is shown to a server with TLS, which this one has not.
  if (credential.kind === 'certificate') return true;
  if (credential.kind === 'basic') return /^Basic \S+$/i.test(call.headers.authorization ?? '');
  const { in: where, name, value } = credential;
  const [first] = value;
  const begin = typeof first === 'string' ? first.trimEnd() : '';
  const given =
    where === 'query' ? call.query.get(name) : where === 'cookie' ? cookiesOf(call).get(name) : headerOf(call, name);
  return given !== undefined && given !== null && given.length > begin.length && given.startsWith(begin);
}

const headerOf = ({ headers }: Call, name: string): string | undefined => headers[name.toLowerCase()];

/** What is wrong with the parameters and the body of a call. */
export function faultsOf(
  call: Call,
  { operation, filled }: FoundOperation,
  contracts: ReadonlyMap<string, FieldList>,
): string[] {
  return [
    ...operation.parameters.flatMap((parameter) => parameterFaults(parameter, call, filled)),
    ...bodyFaults(call, operation, contracts),
  ];
}

function parameterFaults(parameter: Parameter, call: Call, filled: ReadonlyMap<string, string>): string[] {
  const { name, in: where, field, isRequired } = parameter;
  const values = valuesOf(parameter, call, filled);
  if (values.length === 0) return isRequired ? [`The ${where} "${name}" is missing.`] : [];
  const form = formOf(field);
  const faults = values.flatMap((value) => checkScalar(form, writtenNode(value, form.type)).slice(0, 1));
  const size = field.type === 'array' ? sizeFault(field, values.length, 'items') : undefined;
  return [...faults, ...(size ? [size] : [])].map(
    ({ said }) => `${sayInEnglish(saidOf(said, `The ${where} "${name}"`))}.`,
  );
}

function valuesOf(
  { name, in: where, field, explode }: Parameter,
  call: Call,
  filled: ReadonlyMap<string, string>,
): string[] {
  const whole =
    where === 'query'
      ? call.query.getAll(name)
      : [where === 'path' ? filled.get(name) : where === 'cookie' ? cookiesOf(call).get(name) : headerOf(call, name)];
  const given = whole.flatMap((value) => value ?? []);
  return field.type === 'array' && !explode ? given.flatMap((value) => value.split(',')) : given;
}

function bodyFaults(call: Call, { request }: Operation, contracts: ReadonlyMap<string, FieldList>): string[] {
  if (!request) return [];
  if (call.body.length === 0) return ['The body is missing.'];
  const type = mediaTypeOf(call.headers['content-type']);
  const body = request.bodies.find(({ mediaType }) => mediaTypeOf(mediaType) === type);
  if (!body) {
    const known = request.bodies.map(({ mediaType }) => mediaType).join(', ');
    return [`The body is of the type "${type ?? 'none'}". It may be: ${known}.`];
  }
  const list = contracts.get(body.contract ?? '');
  return list ? payloadFaults(call.body, body, list) : [];
}

const FORM = 'application/x-www-form-urlencoded';

/** Of several parts, each would have to be taken out first: they are taken as they are. */
function payloadFaults(bytes: Uint8Array, { mediaType }: Body, list: FieldList): string[] {
  const type = mediaTypeOf(mediaType) ?? '';
  const isJson = /\bjson$/.test(type);
  if (!isJson && type !== FORM && !list.layout) return [];
  const { text, faults } = decodeFile(bytes, isJson ? undefined : list.layout);
  const read =
    type === FORM
      ? { payload: formNode(new URLSearchParams(text), list), faults: [], isWhole: true }
      : readPayload(text, list, !isJson);
  const found = read.payload ? checkPayload(list, read.payload, { direction: 'sent', isWhole: read.isWhole }) : [];
  return [...faults, ...read.faults, ...found].map(({ said }) => `${sayInEnglish(said)}.`);
}

/** A form as the object that it stands for. */
function formNode(form: URLSearchParams, { fields }: FieldList): JsonNode {
  const place = { start: 0, end: 0 };
  const members = [...form].map(([key, value]) => {
    const type = fields.find(({ name }) => name === key)?.type ?? 'string';
    return { key, place, value: { ...writtenNode(value, type), ...place } };
  });
  return { kind: 'object', members, ...place };
}
