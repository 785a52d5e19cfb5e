// Contracts as a built site publishes them, ready to be checked against: their JSON is written as the files of content/fields/
// are.
import type { BuiltSite } from '../built-site/built-site.ts';
import { fieldListsOf } from '../built-site/published-data.ts';
import { namedIn } from '../contracts/fields/contract-part.ts';
import { everyField, type FieldList } from '../contracts/fields/field-list.ts';
import { readFieldList } from '../contracts/fields/read-field-list.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { UsageError } from '../read/usage-error.ts';

/** The contract of a name, which knows those that its fields name. Throws a UsageError where the site has none of that name. */
export async function publishedContract(name: string, site: BuiltSite): Promise<FieldList> {
  const list = (await publishedContracts([name], site)).get(name);
  if (list) return list;
  const names = (await fieldListsOf(site)).map((each) => each.name);
  const hint = didYouMean(name, names) ?? (names.length > 0 ? `It has: ${names.join(', ')}.` : 'It has none.');
  throw new UsageError(`There is no contract "${name}" in "${site.place}". ${hint}`);
}

/** The contracts of some names that a site has, and those that their fields name. */
export async function publishedContracts(names: readonly string[], site: BuiltSite): Promise<Map<string, FieldList>> {
  const published = await fieldListsOf(site);
  const lists = new Map<string, FieldList>();
  const load = async (wanted: string): Promise<void> => {
    const found = published.find((each) => each.name === wanted);
    const text = found && !lists.has(wanted) ? await site.read(found.file) : undefined;
    // What is published was checked when it was built.
    const list = text && readFieldList({ path: `fields/${wanted}.yaml`, text }, () => undefined, { lists });
    if (!list) return;
    lists.set(wanted, list);
    for (const { contract } of everyField(list.fields)) await load(namedIn(contract ?? '').name);
  };
  for (const name of names) await load(name);
  return lists;
}
