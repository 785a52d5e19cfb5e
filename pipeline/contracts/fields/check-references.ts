// The contracts that fields name in place of fields of their own: each is there, and holds fields.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { namedIn, partHeld } from './contract-part.ts';
import { everyField, type FieldList, holdsFields } from './field-list.ts';

/** `known` has the name of every list, the faulty ones too. */
export function checkReferences(list: FieldList, known: ReadonlyMap<string, unknown>, report: Report): void {
  const { sourcePath, rangeOf, lists } = list;
  for (const field of everyField(list.fields)) {
    const { contract, yamlPath } = field;
    if (contract === undefined || !holdsFields(field) || partHeld(field, list)) continue;
    const { name, path } = namedIn(contract);
    const other = name === '' ? list : lists.get(name);
    // A faulty list is reported itself.
    if (!other && known.has(name)) continue;
    const paths = other
      ? [...everyField(other.fields)].flatMap((each) => (each.fields.length > 0 ? each.path : []))
      : [];
    report({
      rule: 'contract-unknown',
      message: other ? `"${other.name}" has no "${path}" that holds fields.` : `There is no contract "${name}".`,
      sourcePath,
      range: rangeOf([...yamlPath, 'contract']),
      hint: other
        ? (didYouMean(path ?? '', paths) ?? 'Name an object, or an array or map of objects, by its path.')
        : (didYouMean(name, known.keys()) ?? 'Name a file of content/fields/ without its extension.'),
    });
  }
}
