import { existsSync, readFileSync } from 'node:fs';
import colors from 'picocolors';
import type { ReleaseData } from '../../schemas/types.ts';
import { type BuiltSite, builtSite } from '../built-site/built-site.ts';
import { apisOf, fieldListsOf } from '../built-site/published-data.ts';
import { siteInRelease } from '../built-site/site-in-release.ts';
import { compareApis } from '../contracts/changes/compare-apis.ts';
import { compareLists } from '../contracts/changes/compare-lists.ts';
import type { ContractChange } from '../contracts/changes/contract-change.ts';
import { UsageError } from '../read/usage-error.ts';
import { validate } from '../validate/validator.ts';
import { publishedContracts } from './published-contract.ts';

export interface DiffOptions {
  readonly format: 'pretty' | 'json';
}

interface ChangedContract {
  readonly contract: string;
  readonly changes: readonly ContractChange[];
}

/** Prints what has changed between the contracts of two sites. Returns the exit code: 1 where something breaks. */
export async function diff(old: string, recent: string, { format }: DiffOptions): Promise<number> {
  const [before, now] = [siteAt(old), siteAt(recent)];
  const changed = [...(await changedLists(before, now)), ...(await changedApis(before, now))].filter(
    ({ changes }) => changes.length > 0,
  );
  const all = changed.flatMap(({ changes }) => changes);
  const breaking = all.filter(({ breaks }) => breaks.length > 0).length;
  const summary = { changes: all.length, breaking };
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ schemaVersion: 1, contracts: changed, summary }, null, 2)}\n`
      : prettyText(changed, summary),
  );
  return breaking > 0 ? 1 : 0;
}

/** A site, or a release by its file. */
function siteAt(place: string): BuiltSite {
  if (!place.endsWith('.json')) return builtSite(place);
  const text = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  if (text === undefined) throw new UsageError(`There is no release "${place}".`);
  const release = parsed(text);
  if (validate('release', release).length > 0)
    throw new UsageError(`"${place}" is no release: "docs-build release <name>" writes one.`);
  return siteInRelease(place, release as ReleaseData);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function changedLists(before: BuiltSite, now: BuiltSite): Promise<ChangedContract[]> {
  const listsOf = async (site: BuiltSite) =>
    publishedContracts(
      (await fieldListsOf(site)).map(({ name }) => name),
      site,
    );
  const [olds, news] = [await listsOf(before), await listsOf(now)];
  return namesOf(olds, news).map((contract) => ({
    contract,
    changes: compareLists(olds.get(contract), news.get(contract)),
  }));
}

async function changedApis(before: BuiltSite, now: BuiltSite): Promise<ChangedContract[]> {
  const [olds, news] = [await apisOf(before), await apisOf(now)];
  return namesOf(olds, news).map((api) => ({ contract: api, changes: compareApis(olds.get(api), news.get(api)) }));
}

const namesOf = (olds: ReadonlyMap<string, unknown>, news: ReadonlyMap<string, unknown>): string[] =>
  [...new Set([...news.keys(), ...olds.keys()])].sort();

const WHO = { sender: 'senders', receiver: 'receivers' } as const;

function prettyText(changed: readonly ChangedContract[], summary: { changes: number; breaking: number }): string {
  const isColored = colors.isColorSupported && process.stdout.isTTY === true;
  const { bold, red } = colors.createColors(isColored);
  const lines = changed.flatMap(({ contract, changes }) => [
    bold(contract),
    ...changes.map(({ at, message, breaks }) => {
      const whom = breaks.map((side) => WHO[side]).join(' and ');
      return `  ${at === '' ? '' : `${at}  `}${message}${whom === '' ? '' : red(`  breaks ${whom}`)}`;
    }),
    '',
  ]);
  const count = summary.changes === 1 ? '1 change' : `${summary.changes} changes`;
  return [...lines, `${count}, ${summary.breaking} breaking.`, ''].join('\n');
}
