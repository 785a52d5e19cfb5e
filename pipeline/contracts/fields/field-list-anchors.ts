// The ids that a field list, or its errors, puts on a page.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { Anchors } from '../kind/kind.ts';
import { errorAnchor } from './error-list.ts';
import { everyField, type FieldList, fieldAt } from './field-list.ts';
import type { FieldLists } from './load-field-lists.ts';
import { fieldAnchor, fieldsShown, groupAnchors } from './to-element.ts';

/** Whether a directive shows the error codes of a list in place of its fields. */
export const showsErrors = ({ directive }: DataUse): boolean => directive === 'error-list';

export function anchorsOf(use: DataUse, lists: FieldLists, report: Report): Anchors | undefined {
  const list = findList(use, lists, report);
  if (!list) return undefined;
  const { anchors } = lists.strings;
  if (showsErrors(use)) {
    const ids = list.errors.map(({ code }) => ({ id: errorAnchor(code, anchors), of: `error "${code}"` }));
    return { ids, hint: 'Show the errors of a list once on a page.' };
  }
  const shown = fieldsShown(list, use);
  const groups = [...groupAnchors(shown, use, anchors)];
  return {
    ids: [
      ...[...everyField(shown)].map((field) => ({ id: fieldAnchor(field, use, anchors), of: `field "${field.path}"` })),
      ...groups.map(([, { heading, id }]) => ({ id, of: `group "${heading}"` })),
    ],
    hint: `Give the list an id: {id="${anchors.answer}"} makes it ${anchors.field}-${anchors.answer}-….`,
  };
}

function findList(use: DataUse, { byPath }: FieldLists, report: Report): FieldList | undefined {
  const { src, attributes, sourcePath, range, ranges } = use;
  const { part } = attributes;
  const unknown = (message: string, attribute: 'src' | 'part', hint: string): undefined =>
    void report({ rule: 'contract-unknown', message, sourcePath, range: ranges[attribute] ?? range, hint });
  const list = byPath.get(src)?.list;
  if (!list) {
    if (byPath.has(src)) return undefined;
    const hint = didYouMean(src, byPath.keys()) ?? 'Name a file of content/fields/, as "/fields/registro.yaml".';
    return unknown(`There is no field list "${src}".`, 'src', hint);
  }
  if (showsErrors(use) && list.errors.length === 0)
    return unknown(`The field list "${src}" has no errors.`, 'src', 'Give it "errors:".');
  const field = part === undefined ? undefined : fieldAt(list, part);
  if (part === undefined || (field && field.fields.length > 0)) return list;
  const holders = [...everyField(list.fields)].filter(({ fields }) => fields.length > 0).map(({ path }) => path);
  return unknown(
    field ? `The field "${part}" of "${src}" holds no fields.` : `"${src}" has no field "${part}".`,
    'part',
    didYouMean(part, holders) ?? 'Write the names from the outermost with dots between.',
  );
}
