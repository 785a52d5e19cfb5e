import { afterAll, beforeAll, expect, test } from 'vitest';
import { distrustedHost, type MisbehavingHost, misbehavingHost } from '../testing/misbehaving-host.ts';
import type { Answer } from './answer.ts';
import { type AskOptions, askAddresses } from './ask-addresses.ts';

let host: MisbehavingHost;
const open: { close(): void }[] = [];
beforeAll(async () => {
  host = await fresh();
});
afterAll(() => {
  for (const each of open) each.close();
});

async function fresh(): Promise<MisbehavingHost> {
  const made = await misbehavingHost();
  open.push(made);
  return made;
}

/** Asks with no patience and without waiting; `waits` takes the waits there would have been. */
async function ask(address: string, options: Partial<AskOptions> = {}, waits: number[] = []): Promise<Answer> {
  const answers = await askAddresses([address], {
    userAgent: 'test',
    timeout: 5000,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });
  return answers.get(address) as Answer;
}

test.each([
  '/ok',
  '/head-403',
  '/head-404',
  '/head-405',
  '/recovers',
  '/busy',
  '/lies-about-its-length',
  '/moved',
  '/moved-with-accents',
  '/hops/9',
])('%s works', async (path) => {
  expect(await ask(host.origin + path)).toEqual({ kind: 'good' });
});

test.each([
  ['/missing', 'the host answers 404 (Not Found)'],
  ['/gone', 'the host answers 410 (Gone)'],
])('%s is broken', async (path, reason) => {
  expect(await ask(host.origin + path)).toEqual({ kind: 'broken', cause: 'status', reason });
});

test.each([
  ['/private', 'the host answers 401 (Unauthorized)'],
  ['/forbidden', 'the host answers 403 (Forbidden)'],
  ['/teapot', "the host answers 418 (I'm a Teapot)"],
  ['/down', 'the host answers 503 (Service Unavailable)'],
  ['/busy-all-day', 'the host answers 429 (Too Many Requests)'],
  ['/moved-to-nowhere', 'the host answers 301 (Moved Permanently)'],
  ['/hops/11', 'it redirects more than 10 times'],
  ['/round', 'it redirects in a circle'],
  ['/leaves-the-web', 'it redirects to "ftp://files.example/x"'],
])('%s is unknown', async (path, reason) => {
  expect(await ask(host.origin + path)).toMatchObject({ kind: 'unknown', reason });
});

test.each(['/closes', '/no-http'])('%s, which gives no answer, is unknown', async (path) => {
  const { origin } = await fresh();
  const { host: name } = new URL(origin);
  expect(await ask(origin + path)).toEqual({
    kind: 'unknown',
    reason: expect.stringContaining(`"${name}" cannot be asked (`),
  });
});

test('a host that is silent is unknown', async () => {
  const { origin } = await fresh();
  expect(await ask(`${origin}/silent`, { timeout: 40 })).toEqual({
    kind: 'unknown',
    reason: `"${new URL(origin).host}" does not answer within 0.04 seconds`,
  });
});

test('a port where nothing listens is unknown', async () => {
  const gone = await misbehavingHost();
  gone.close();
  expect(await ask(gone.origin)).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('ECONNREFUSED') });
});

test('a host that does not exist is broken, at the first try', async () => {
  const waits: number[] = [];
  expect(await ask('http://nowhere.invalid/', {}, waits)).toEqual({
    kind: 'broken',
    cause: 'host',
    reason: 'there is no host "nowhere.invalid"',
  });
  expect(waits).toEqual([]);
});

test('a certificate that browsers refuse is broken', async () => {
  const distrusted = await distrustedHost();
  open.push(distrusted);
  expect(await ask(distrusted.origin)).toMatchObject({ kind: 'broken', cause: 'certificate' });
});

test('a failure after a redirect names where it ended', async () => {
  expect(await ask(`${host.origin}/moved-and-gone`)).toMatchObject({ kind: 'broken', movedTo: `${host.origin}/gone` });
});

test('waits twice as long before each try, and asks so often and no more', async () => {
  const { origin, requests } = await fresh();
  const waits: number[] = [];
  await ask(`${origin}/down`, { attempts: 4, backOff: 100 }, waits);
  expect(waits).toEqual([100, 200, 400]);
  expect(requests).toEqual(['HEAD /down', 'GET /down', 'GET /down', 'GET /down', 'GET /down']);
});

test('waits as long as the host asks for', async () => {
  const { origin } = await fresh();
  const waits: number[] = [];
  expect(await ask(`${origin}/busy`, {}, waits)).toEqual({ kind: 'good' });
  expect(waits).toEqual([2000]);
});

test('leaves a host alone that asks for a longer wait than is sensible', async () => {
  const { origin, requests } = await fresh();
  const waits: number[] = [];
  await ask(`${origin}/busy-all-day`, {}, waits);
  expect({ waits, requests }).toEqual({ waits: [], requests: ['HEAD /busy-all-day'] });
});

test('asks one host for few addresses at once, and all of them in the end', async () => {
  const crowd = await Promise.all([fresh(), fresh(), fresh()]);
  const addresses = crowd.flatMap(({ origin }) => Array.from({ length: 20 }, (_, i) => `${origin}/page-${i}`));
  const answers = await askAddresses(addresses, { userAgent: 'test' });
  expect([...answers.keys()]).toEqual(addresses);
  expect([...answers.values()].every(({ kind }) => kind === 'good')).toBe(true);
  for (const each of crowd) {
    expect(each.busiest()).toBeLessThanOrEqual(2);
    expect(each.requests).toHaveLength(20);
  }
});

test('asks few hosts at once', async () => {
  const [one, other] = await Promise.all([fresh(), fresh()]);
  const addresses = [one, other].flatMap(({ origin }) => [`${origin}/a`, `${origin}/b`]);
  await askAddresses(addresses, { userAgent: 'test', overall: 1 });
  expect([one.busiest(), other.busiest()]).toEqual([1, 1]);
});

test('gives up on a host that does not answer, without asking it for everything', async () => {
  const { origin, requests } = await fresh();
  const addresses = Array.from({ length: 10 }, (_, i) => `${origin}/silent?${i}`);
  const answers = await askAddresses(addresses, { userAgent: 'test', attempts: 1, timeout: 40, perHost: 1 });
  expect([...answers.values()].every(({ kind }) => kind === 'unknown')).toBe(true);
  expect(requests.length).toBeLessThan(5);
});

test('says who asks', async () => {
  const { origin, userAgents } = await fresh();
  await ask(origin, { userAgent: 'docs-build/9 (link check)' });
  expect([...userAgents]).toEqual(['docs-build/9 (link check)']);
});
