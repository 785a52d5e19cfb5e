// What a field holds that names a contract, or a part of one, in place of fields of its own. It is looked up when it is needed:
// a tree would never end.
import { type Field, type FieldList, fieldAt } from './field-list.ts';

export interface ContractPart {
  readonly list: FieldList;
  readonly fields: readonly Field[];
  /** Whether it is the contract as a whole, to which its rules apply. */
  readonly isWhole: boolean;
}

/** Splits what a field names; an empty name is that of the list itself. */
export function namedIn(contract: string): { readonly name: string; readonly path: string | undefined } {
  const [name = '', path] = contract.split('#', 2);
  return { name, path: path === '' ? undefined : path };
}

/** What a field holds, where that stands in another list; undefined for what is missing or faulty, which is reported. */
export function partHeld({ contract }: Field, from: FieldList): ContractPart | undefined {
  if (contract === undefined) return undefined;
  const { name, path } = namedIn(contract);
  const list = name === '' ? from : from.lists.get(name);
  const fields = list && (path === undefined ? list.fields : fieldAt(list, path)?.fields);
  return list && fields && fields.length > 0 ? { list, fields, isWhole: path === undefined } : undefined;
}
