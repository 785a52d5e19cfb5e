// What is wrong with the links to other hosts. The only stage that asks the network; `check --external` alone runs it.
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { Answer, BrokenCause } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type AskOptions, askAddresses } from './ask-addresses.ts';
import { addressOf, type ExternalLink } from './external-link.ts';

export interface CheckExternalOptions extends AskOptions {
  /** Left out, every address is asked for. */
  readonly cache?: AnswerCache | undefined;
}

export interface ExternalCheck {
  readonly findings: readonly Finding[];
  /** Distinct addresses, and how many of them were asked for in this run. */
  readonly addresses: number;
  readonly asked: number;
}

export async function checkExternalLinks(
  links: readonly ExternalLink[],
  { cache, ...options }: CheckExternalOptions,
): Promise<ExternalCheck> {
  const addresses = [...new Set(links.flatMap(({ url }) => addressOf(url) ?? []))].sort();
  const missing = addresses.filter((address) => cache?.get(address) === undefined);
  const asked = unknownWhereOffline(await askAddresses(missing, options));
  for (const [address, answer] of asked) if (!isOfMachine(answer)) cache?.set(address, answer);
  cache?.save();
  const answerTo = (url: string): Answer => {
    const address = addressOf(url);
    if (address === undefined) return NO_ADDRESS;
    return asked.get(address) ?? cache?.get(address) ?? { kind: 'good' };
  };
  return {
    findings: links.flatMap((link) => findingOf(link, answerTo(link.url)) ?? []),
    addresses: addresses.length,
    asked: missing.length,
  };
}

const NO_ADDRESS: Answer = { kind: 'broken', cause: 'address', reason: 'it is not an address' };

/** When no host at all can be found, it is this machine that is cut off, or must go through a proxy. */
function unknownWhereOffline(answers: ReadonlyMap<string, Answer>): ReadonlyMap<string, Answer> {
  const hosts = new Set([...answers.keys()].map((address) => new URL(address).host));
  const lost = [...answers.values()].every((answer) => answer.kind === 'broken' && answer.cause === 'host');
  if (hosts.size < 2 || !lost) return answers;
  const reason = 'this machine finds none of the hosts';
  return new Map([...answers.keys()].map((address) => [address, { kind: 'unknown', cause: 'machine', reason }]));
}

/** What such an answer says is over as soon as the machine is connected. */
const isOfMachine = (answer: Answer): boolean => answer.kind === 'unknown' && answer.cause === 'machine';

const HINTS: Readonly<Record<BrokenCause, string>> = {
  address: 'Write it as "https://host/path".',
  host: 'Check how the host is spelled.',
  certificate: 'Browsers warn the reader and do not show the page: link elsewhere, or tell those who run the host.',
  status: 'Find where the page went, or remove the link.',
};

function findingOf({ url, sourcePath, range }: ExternalLink, answer: Answer): Finding | undefined {
  if (answer.kind === 'good') return undefined;
  const redirect = answer.movedTo === undefined ? '' : ` It redirects to "${answer.movedTo}".`;
  if (answer.kind === 'broken') {
    return {
      rule: 'link-external-broken',
      message: `The link to "${url}" fails: ${answer.reason}.`,
      sourcePath,
      range,
      hint: `${HINTS[answer.cause]}${redirect}`,
    };
  }
  return {
    rule: 'link-external-unknown',
    message: `Whether the link to "${url}" works is not known: ${answer.reason}.`,
    sourcePath,
    range,
    hint: isOfMachine(answer)
      ? 'Check the connection. Behind a proxy, set NODE_USE_ENV_PROXY=1, which Node.js 22.21 and 24 heed.'
      : `Open it in a browser; if it works there, name it in site.yaml under "externalLinks: ignore:".${redirect}`,
  };
}
