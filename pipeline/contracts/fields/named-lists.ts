import { namedIn } from './contract-part.ts';
import { everyField, type FieldList } from './field-list.ts';

/** A list and those that its fields name, each once, itself first. */
export function namedLists(list: FieldList, seen = new Set<FieldList>()): ReadonlySet<FieldList> {
  if (seen.has(list)) return seen;
  seen.add(list);
  for (const { contract } of everyField(list.fields)) {
    const named = list.lists.get(namedIn(contract ?? '').name);
    if (named) namedLists(named, seen);
  }
  return seen;
}
