import { existsSync, readFileSync } from 'node:fs';
import colors from 'picocolors';
import type { ApiData, FieldListData, ReleaseData } from '../../schemas/types.ts';
import { builtSite } from '../built-site/built-site.ts';
import { apisOf, publishedLists } from '../built-site/published-data.ts';
import { changeData } from '../contracts/changes/changes-data.ts';
import { type ChangedContract, type ContractStates, compareContracts } from '../contracts/changes/compare-contracts.ts';
import { changeText } from '../contracts/changes/say-change.ts';
import { PACKS } from '../languages/language.ts';
import { parsedJson } from '../read/parsed-json.ts';
import { UsageError } from '../read/usage-error.ts';
import { validate } from '../validate/validator.ts';

/** What is said in a terminal is English. */
const WORDS = PACKS.en;

/** Prints what has changed between the contracts of two sites. Returns the exit code: 1 where something breaks. */
export async function diff(
  old: string,
  recent: string,
  { format }: { readonly format: 'pretty' | 'json' },
): Promise<number> {
  const changed = compareContracts(await statesAt(old), await statesAt(recent));
  const all = changed.flatMap(({ changes }) => changes);
  const breaking = all.filter(({ breaks }) => breaks.length > 0).length;
  const summary = { changes: all.length, breaking };
  const contracts = changed.map((each) => changeData(each, WORDS));
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ schemaVersion: 1, contracts, summary }, null, 2)}\n`
      : prettyText(changed, summary),
  );
  return breaking > 0 ? 1 : 0;
}

/** The contracts of a site, or of a release by its file. */
async function statesAt(place: string): Promise<ContractStates> {
  if (!place.endsWith('.json')) {
    const site = builtSite(place);
    const [lists, apis] = [await publishedLists(site), await apisOf(site)];
    return {
      fields: Object.fromEntries(lists) as Record<string, FieldListData>,
      operations: Object.fromEntries(apis) as Record<string, ApiData>,
    };
  }
  const text = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  if (text === undefined) throw new UsageError(`There is no release "${place}".`);
  const release = parsedJson(text);
  if (validate('release', release).length > 0)
    throw new UsageError(`"${place}" is no release: "docs-build release <name>" writes one.`);
  return release as ReleaseData;
}

function prettyText(changed: readonly ChangedContract[], summary: { changes: number; breaking: number }): string {
  const isColored = colors.isColorSupported && process.stdout.isTTY === true;
  const { bold, red } = colors.createColors(isColored);
  const lines = changed.flatMap(({ contract, changes }) => [
    bold(contract),
    ...changes.map((change) => {
      const { at, breaks } = change;
      const whom = breaks.map((side) => WORDS.changes[side]).join(' and ');
      const where = at === '' ? '' : `${at}  `;
      return `  ${where}${changeText(change, WORDS)}${whom === '' ? '' : red(`  breaks ${whom}`)}`;
    }),
    '',
  ]);
  const count = summary.changes === 1 ? '1 change' : `${summary.changes} changes`;
  return [...lines, `${count}, ${summary.breaking} breaking.`, ''].join('\n');
}
