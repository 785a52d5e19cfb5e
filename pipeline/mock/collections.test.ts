// The collections of this site, run in their order against its mock: each call is answered with a success, and what the scripts of
// Postman say of the answer holds. Scripts see as much of Postman as they use.
import { runInNewContext } from 'node:vm';
import { beforeAll, chai, expect, test } from 'vitest';
import { compileSite } from '../compile.ts';
import { type Mock, mockOf } from '../testing/mock-of.ts';
import { ownContent } from '../testing/own-content.ts';
import type { MockAnswer } from './answer-call.ts';

interface Variable {
  readonly key: string;
  readonly value: string;
}

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly event?: readonly { readonly listen: string; readonly script: { readonly exec: readonly string[] } }[];
  readonly request?: {
    readonly method: string;
    readonly auth?: { readonly type: string };
    readonly header?: readonly Variable[];
    readonly url: { readonly raw: string; readonly variable?: readonly Variable[] };
    readonly body?: { readonly mode: string; readonly raw?: string; readonly urlencoded?: readonly Variable[] };
  };
}

interface Collection {
  readonly info: { readonly name: string };
  readonly item: readonly Item[];
  readonly variable: readonly Variable[];
  readonly auth: { readonly bearer: readonly Variable[] };
}

let mock: Mock;
let collections: Collection[];

beforeAll(async () => {
  mock = await mockOf(await compileSite({ ...(await ownContent()), pages: [] }));
  const files = [...(await ownContent()).data.values()].filter(({ path }) => path.endsWith('.postman_collection.json'));
  collections = files.map(({ text }): Collection => JSON.parse(text));
  expect(collections.length).toBeGreaterThan(2);
}, 60_000);

const requestsIn = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.item ? requestsIn(item.item) : [item]));

/** What no answer of the mock gives is filled in by hand: secrets, and the number of what the first example has none of. */
const BY_HAND: Readonly<Record<string, string>> = {
  client_id: 'meu-cliente',
  client_secret: 'meu-segredo',
  numero_exigencia: '202503100000012',
};

const variablesOf = ({ variable }: Collection): Map<string, string> =>
  new Map(variable.map(({ key, value }) => [key, value || (BY_HAND[key] ?? '')]));

test('each request of each collection', async () => {
  for (const collection of collections) {
    const variables = variablesOf(collection);
    const filled = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_, name) => variables.get(name) ?? '');
    const names = new Set<string>();
    for (const item of requestsIn(collection.item)) {
      run('prerequest', item, variables);
      const answer = await send(item, collection, filled);
      expect([item.name, answer.status, answer.faults]).toEqual([item.name, expect.any(Number), []]);
      for (const name of run('test', item, variables, answer)) names.add(name);
    }
    expect(names.size, collection.info.name).toBeGreaterThan(3);
  }
});

test('a script that does not hold is a failure', async () => {
  const item = {
    name: 'Nada',
    event: [{ listen: 'test', script: { exec: ["pm.test('É outro', () => pm.response.to.have.status(418));"] } }],
  };
  const answer = await mock({ method: 'GET', path: '/nada', headers: {}, body: '' });
  expect(() => run('test', item, new Map(), answer)).toThrow('expected 404 to equal 418');
});

function send({ request }: Item, { auth }: Collection, filled: (text: string) => string): Promise<MockAnswer> {
  if (!request) throw new Error('An item without items is a request.');
  const { method, url, header = [], body } = request;
  const parts = new Map((url.variable ?? []).map(({ key, value }) => [key, encodeURIComponent(filled(value))]));
  const { pathname, search } = new URL(filled(url.raw).replace(/(?<=\/):(\w+)/g, (_, name) => parts.get(name) ?? ''));
  const form = body?.urlencoded?.map(({ key, value }): [string, string] => [key, filled(value)]);
  const headers: Record<string, string> = {
    ...Object.fromEntries(header.map(({ key, value }) => [key.toLowerCase(), filled(value)])),
    ...(request.auth?.type !== 'noauth' && { authorization: `Bearer ${filled(auth.bearer[0]?.value ?? '')}` }),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const sent = form ? new URLSearchParams(form).toString() : filled(body?.raw ?? '');
  return mock({ method, path: pathname + search, headers, body: sent });
}

/** Runs the scripts of a moment, and gives the names of the tests in them; throws what a test or a script throws. */
function run(moment: string, { event = [] }: Item, variables: Map<string, string>, answer?: MockAnswer): string[] {
  const names: string[] = [];
  const scope = {
    get: (name: string) => variables.get(name),
    set: (name: string, value: string) => variables.set(name, value),
  };
  const pm = {
    test(name: string, check: () => void) {
      names.push(name);
      check();
    },
    expect: chai.expect,
    variables: scope,
    collectionVariables: scope,
    environment: {},
    response: answer && {
      code: answer.status,
      json: () => JSON.parse(Buffer.from(answer.body).toString()),
      to: { have: { status: (code: number) => chai.expect(answer.status).to.equal(code) } },
    },
  };
  for (const { listen, script } of event) if (listen === moment) runInNewContext(script.exec.join('\n'), { pm });
  return names;
}
