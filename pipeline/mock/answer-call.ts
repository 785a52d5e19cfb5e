// What the mock answers: what the operation documents, with its own example.
import type { FieldList } from '../contracts/fields/field-list.ts';
import { type Answer, answerWith, type Body, type Operation } from '../contracts/operations/api.ts';
import { type Call, mediaTypeOf } from './call.ts';
import { faultsOf, isAuthorized } from './check-call.ts';
import { type FoundOperation, operationsAt } from './find-operation.ts';

/** What a site says of its APIs. */
export interface MockedSite {
  readonly operations: readonly Operation[];
  readonly contracts: ReadonlyMap<string, FieldList>;
  /** An example by its path below data/examples/; undefined where the site has none. */
  example(file: string): Promise<Uint8Array | undefined>;
}

export interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
  /** What is wrong with the call. */
  readonly faults: readonly string[];
}

/** What a call asks for by its header `Prefer`: a status, and one of several examples. */
interface Preference {
  readonly status: number | undefined;
  readonly example: string | undefined;
}

/** Answers a call as its operation says: 401 and 400 where it is not as documented, else the first status that is a success. */
export async function answerCall(call: Call, site: MockedSite): Promise<MockAnswer> {
  const there = operationsAt(call, site.operations);
  const found = there.find(({ operation }) => operation.method === call.method);
  if (!found) return unknownCall(call, there);
  const { operation } = found;
  const preference = preferenceOf(call);
  const { status, faults } = judged(call, found, site);
  const wanted = preference.status ?? status;
  const answer = answerWith(operation, wanted);
  if (!answer && preference.status !== undefined) {
    const known = operation.answers.map((each) => each.status).join(', ');
    return said(400, [`"${operation.id}" has no answer ${wanted}. Documented: ${known}.`]);
  }
  return answer ? documented({ ...answer, status: wanted }, { call, preference, faults }, site) : said(wanted, faults);
}

function judged(
  call: Call,
  found: FoundOperation,
  { contracts }: MockedSite,
): { readonly status: number; readonly faults: readonly string[] } {
  const { operation } = found;
  if (!isAuthorized(call, operation)) return { status: 401, faults: ['The call bears no authorization.'] };
  const faults = faultsOf(call, found, contracts);
  const statuses = operation.answers.map(({ status }) => firstOf(status));
  if (faults.length > 0) return { status: statuses.includes(400) || !statuses.includes(422) ? 400 : 422, faults };
  return { status: statuses.find((status) => status >= 200 && status < 300) ?? statuses[0] ?? 200, faults };
}

/** What stands for a class of statuses, or for all that are not listed. */
const firstOf = (status: Answer['status']): number =>
  typeof status === 'number' ? status : status === 'default' ? 200 : Number(status[0]) * 100;

function unknownCall({ method, parts }: Call, there: readonly FoundOperation[]): MockAnswer {
  const path = `/${parts.join('/')}`;
  if (there.length === 0) return said(404, [`No operation has the path "${path}".`]);
  const methods = there.map(({ operation }) => operation.method).join(', ');
  return { ...said(405, [`No operation is "${method} ${path}". The path has: ${methods}.`], { allow: methods }) };
}

/** An answer that nobody has described. */
const said = (
  status: number,
  faults: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): MockAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: `${JSON.stringify({ faults }, null, 2)}\n`,
  faults,
});

interface Asked {
  readonly call: Call;
  readonly preference: Preference;
  readonly faults: readonly string[];
}

async function documented(
  { status, bodies, headers }: Answer & { readonly status: number },
  { call, preference, faults }: Asked,
  site: MockedSite,
): Promise<MockAnswer> {
  const own = Object.fromEntries(headers.flatMap(({ name, example }) => (example ? [[name, example.join(', ')]] : [])));
  const body = bodies.find(({ mediaType }) => isAccepted(mediaType, call.headers.accept)) ?? bodies[0];
  const file = body && exampleOf(body, preference);
  const bytes = file === undefined ? undefined : await site.example(file);
  if (!body || !bytes) return { status, headers: own, body: '', faults };
  return { status, headers: { ...own, 'content-type': body.mediaType }, body: bytes, faults };
}

const exampleOf = ({ examples }: Body, { example }: Preference): string | undefined =>
  (examples.find(({ file, title }) => title === example || file === example) ?? examples[0])?.file;

function isAccepted(mediaType: string, accept: string | undefined): boolean {
  const type = mediaTypeOf(mediaType) ?? '';
  return (accept ?? '*/*').split(',').some((each) => {
    const range = mediaTypeOf(each);
    return range === '*/*' || range === type || (range?.endsWith('/*') && type.startsWith(range.slice(0, -1)));
  });
}

/** RFC 7240: `Prefer: code=404`, `Prefer: example="Recusada"`. */
function preferenceOf({ headers }: Call): Preference {
  const said = headers.prefer ?? '';
  const code = /\bcode=(\d{3})\b/.exec(said)?.[1];
  const [, quoted, plain] = /\bexample=(?:"([^"]*)"|([^\s,;]+))/.exec(said) ?? [];
  return { status: code === undefined ? undefined : Number(code), example: quoted ?? plain };
}
