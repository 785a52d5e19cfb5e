// A contract as a built site publishes it, ready to be checked against: its JSON is written as the files of content/fields/ are.
import type { BuiltSite } from '../built-site/built-site.ts';
import { fieldListsOf } from '../built-site/published-data.ts';
import { namedIn } from '../contracts/fields/contract-part.ts';
import { everyField, type FieldList } from '../contracts/fields/field-list.ts';
import { readFieldList } from '../contracts/fields/read-field-list.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { UsageError } from '../read/usage-error.ts';

/** The contract of a name, which knows those that its fields name. Throws a UsageError where the site has none of that name. */
export async function publishedContract(name: string, site: BuiltSite): Promise<FieldList> {
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
  await load(name);
  const list = lists.get(name);
  if (list) return list;
  const names = published.map((each) => each.name);
  const hint = didYouMean(name, names) ?? (names.length > 0 ? `It has: ${names.join(', ')}.` : 'It has none.');
  throw new UsageError(`There is no contract "${name}" in "${site.place}". ${hint}`);
}
