// What a field list calls by name, and the names that its own texts say.
import path from 'node:path';
import type { KnownName, Saying } from '../kind/known-name.ts';
import { sayingsIn } from '../kind/sayings.ts';
import { everyField, type FieldList } from './field-list.ts';
import { listTexts } from './list-texts.ts';

export function fieldNames(list: FieldList): KnownName[] {
  const contracts = [list.name];
  const names: KnownName[] = list.errors.map(({ code }) => ({ text: code, what: 'code', contracts }));
  for (const { name, path: whole, shownPath, was = [], values = [], example } of everyField(list.fields)) {
    for (const text of new Set([name, whole, shownPath])) names.push({ text, what: 'field', contracts });
    for (const old of was) names.push({ text: old, what: 'field', contracts, now: name });
    for (const { value } of values) names.push({ text: String(value), what: 'value', contracts });
    // What is shown as an example is quoted in texts, and is no name.
    if (example !== undefined) names.push({ text: example, what: 'value', contracts });
  }
  for (const text of [list.name, ...fileWords(list)]) names.push({ text, what: 'file', contracts: [] });
  return names;
}

/** What files are called up to their dates and numbers, as their layout or the examples have it. */
function fileWords({ layout, examples }: FieldList): Set<string> {
  const files = [layout?.fileName ?? '', ...examples.map(({ file }) => path.posix.basename(file))];
  return new Set(files.flatMap((file) => /^\p{L}+(?:_\p{L}+)*/u.exec(file)?.[0] ?? []));
}

export function* fieldSayings(list: FieldList): Iterable<Saying> {
  for (const text of listTexts(list)) yield* sayingsIn(text, { sourcePath: list.sourcePath, contracts: [list.name] });
}
