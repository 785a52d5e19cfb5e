// What a field list calls by name, and the names that its own texts say.
import path from 'node:path';
import type { Words } from '../../languages/words.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { KnownName, Saying } from '../kind/known-name.ts';
import { sayingsIn } from '../kind/sayings.ts';
import { errorAnchor } from './error-list.ts';
import { everyField, type Field, type FieldList } from './field-list.ts';
import { showsErrors } from './field-list-anchors.ts';
import { listTexts } from './list-texts.ts';
import { fieldAnchor } from './to-element.ts';

export function fieldNames(list: FieldList, anchors: Words['anchors']): KnownName[] {
  const contracts = [list.name];
  const { sourcePath } = list;
  const names: KnownName[] = list.errors.map(({ code }) => ({
    text: code,
    what: 'code',
    contracts,
    place: { sourcePath, anchorIn: (use) => (showsErrors(use) ? errorAnchor(code, anchors) : undefined) },
  }));
  for (const field of everyField(list.fields)) {
    const place: KnownName['place'] = {
      sourcePath,
      anchorIn: (use) => (showsField(field, use) ? fieldAnchor(field, use, anchors) : undefined),
    };
    const { name, path: whole, shownPath, was = [], values = [], example } = field;
    for (const text of new Set([name, whole, shownPath])) names.push({ text, what: 'field', contracts, place });
    for (const old of was) names.push({ text: old, what: 'field', contracts, now: name });
    for (const { value } of values) names.push({ text: String(value), what: 'value', contracts });
    // What is shown as an example is quoted in texts, and is no name.
    if (example !== undefined) names.push({ text: example, what: 'value', contracts });
  }
  for (const text of [list.name, ...fileWords(list)]) names.push({ text, what: 'file', contracts: [] });
  return names;
}

/** Whether a directive shows a field: all of its list, or what is below one that it stands in. */
const showsField = ({ path }: Field, use: DataUse): boolean =>
  !showsErrors(use) && (use.attributes.part === undefined || path.startsWith(`${use.attributes.part}.`));

/** What files are called up to their dates and numbers, as their layout or the examples have it. */
function fileWords({ layout, examples }: FieldList): Set<string> {
  const files = [layout?.fileName ?? '', ...examples.map(({ file }) => path.posix.basename(file))];
  return new Set(files.flatMap((file) => /^\p{L}+(?:_\p{L}+)*/u.exec(file)?.[0] ?? []));
}

export function* fieldSayings(list: FieldList): Iterable<Saying> {
  for (const text of listTexts(list)) yield* sayingsIn(text, { sourcePath: list.sourcePath, contracts: [list.name] });
}
