// Asks hosts whether addresses work, politely and stubbornly: few requests at a time, HEAD before GET, and more than one
// try for what may pass.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import { type HostGate, hostGate } from './host-gate.ts';
import { isPassing, judgeReply } from './judge-reply.ts';
import { type Reply, request } from './reply.ts';

export interface AskOptions {
  readonly userAgent: string;
  /** Milliseconds that one request may take. */
  readonly timeout?: number;
  /** Tries for an address that may recover. */
  readonly attempts?: number;
  /** Milliseconds before the second try; doubles with each. */
  readonly backOff?: number;
  /** Milliseconds: a host that wants a longer wait is left alone. */
  readonly longestWait?: number;
  readonly perHost?: number;
  readonly overall?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const DEFAULTS = { timeout: 15_000, attempts: 3, backOff: 1000, longestWait: 30_000, perHost: 2, overall: 16 };
const MOST_REDIRECTS = 10;

/** So many addresses of a host without any answer, and the rest of them need not be tried. */
const FAILURES_OF_A_HOST = 2;

/** The answer for each of the addresses, which are http or https and differ. */
export async function askAddresses(addresses: readonly string[], options: AskOptions): Promise<Map<string, Answer>> {
  const settings = { ...DEFAULTS, wait: sleep, ...options };
  const asking: Asking = { ...settings, gate: hostGate(settings), failures: new Map() };
  const answers = await Promise.all(addresses.map((address) => askAddress(address, asking)));
  return new Map(answers.map((answer, i) => [addresses[i] ?? '', answer]));
}

interface Asking extends Required<AskOptions> {
  readonly gate: HostGate;
  /** By host, what was said of addresses that it gave no answer for after all tries. */
  readonly failures: Map<string, Answer[]>;
}

async function askAddress(address: string, asking: Asking): Promise<Answer> {
  const { attempts, backOff, longestWait, gate, wait, failures } = asking;
  for (let attempt = 1; ; attempt++) {
    const { answer, reply, host } = await follow(address, attempt > 1, asking);
    if (!reply || !isPassing(reply)) return answer;
    const retryAfter = reply.kind === 'status' ? reply.retryAfter : undefined;
    const delay = retryAfter ?? backOff * 2 ** (attempt - 1);
    if (attempt >= attempts || delay > longestWait) {
      if (reply.kind === 'failure' || reply.status === 429) failures.set(host, [...(failures.get(host) ?? []), answer]);
      return answer;
    }
    // A host that wants us to slow down means all our requests, not this one alone.
    const slowDown = retryAfter !== undefined || (reply.kind === 'status' && reply.status === 429);
    await (slowDown ? gate.pause(host, wait(delay)) : wait(delay));
  }
}

interface Followed {
  readonly answer: Answer;
  /** The last reply; undefined when nothing more is to be had. */
  readonly reply?: Reply;
  /** The host that gave it. */
  readonly host: string;
}

/** Asks for an address, and for what it redirects to. */
async function follow(address: string, getOnly: boolean, asking: Asking): Promise<Followed> {
  const seen = new Set<string>();
  for (let at = address; ; ) {
    const { host } = new URL(at);
    const moved = at === address ? {} : { movedTo: at };
    const unknown = (reason: string): Followed => ({ answer: { kind: 'unknown', reason, ...moved }, host });
    if (seen.has(at) || seen.size > MOST_REDIRECTS) {
      // Some hosts send HEAD round and round, and answer GET.
      if (!getOnly) return await follow(address, true, asking);
      return unknown(seen.has(at) ? 'it redirects in a circle' : `it redirects more than ${MOST_REDIRECTS} times`);
    }
    seen.add(at);

    const reply = await asking.gate.run(host, async () =>
      isGivenUp(host, asking) ? undefined : await headOrGet(at, getOnly, asking),
    );
    if (!reply) return { answer: { ...(asking.failures.get(host)?.[0] as Answer), ...moved }, host };
    const next = redirectTarget(reply, at);
    if (next === undefined) {
      const answer = judgeReply(reply, at, asking.timeout);
      return { answer: answer.kind === 'good' ? answer : { ...answer, ...moved }, reply, host };
    }
    if (!/^https?:/.test(next)) return unknown(`it redirects to "${next}"`);
    at = next;
  }
}

const isGivenUp = (host: string, { failures }: Asking): boolean =>
  (failures.get(host)?.length ?? 0) >= FAILURES_OF_A_HOST;

/** Many a host answers HEAD with an error, or not truthfully: what is not plainly well is asked for with GET. */
async function headOrGet(address: string, getOnly: boolean, asking: Asking): Promise<Reply> {
  if (!getOnly) {
    const reply = await request(address, 'HEAD', asking);
    if (reply.kind === 'failure' || reply.status < 400 || reply.status === 429) return reply;
  }
  return await request(address, 'GET', asking);
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Where a reply sends on to, without fragment; undefined when it does not. */
function redirectTarget(reply: Reply, from: string): string | undefined {
  if (reply.kind !== 'status' || !REDIRECTS.has(reply.status) || reply.location === undefined) return undefined;
  try {
    // Headers arrive as Latin-1, and hosts write UTF-8 into them.
    const target = new URL(Buffer.from(reply.location, 'latin1').toString('utf8'), from);
    target.hash = '';
    return target.href;
  } catch {
    return undefined;
  }
}
