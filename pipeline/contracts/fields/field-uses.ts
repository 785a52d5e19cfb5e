// Where fields and error codes are named: in code and diagrams on pages, in their examples, in the texts of error lists.
import type { FieldListError } from '../../../schemas/types.ts';
import { unpackNames } from '../../parse/named.ts';
import type { Sample } from '../../parse/parsed-page.ts';
import type { Content } from '../../read/content.ts';
import { foundName } from '../kind/found-name.ts';
import type { NamingPage } from '../kind/kind.ts';
import type { Found, UseGatherer } from '../uses/use-index.ts';
import { decodeFile } from './decode-file.ts';
import { errorAnchor } from './error-list.ts';
import { ERROR_TEXTS, type Field, type FieldList, fieldAt } from './field-list.ts';
import { fieldLinesIn } from './fields-in.ts';
import type { FieldLists } from './load-field-lists.ts';
import type { Meanings } from './meanings.ts';
import { sampleBody } from './sample-body.ts';

export function addFieldUse(uses: UseGatherer, { name }: FieldList, { path }: Field, found: Found): void {
  uses.add({ kind: 'field', contract: name, path }, found);
}

/** Adds the codes that a text says, each by where it stands first. */
export function addCodeUses(
  uses: UseGatherer,
  { codesIn, listsOfCode }: Meanings,
  { text, groups }: { readonly text: string; readonly groups: readonly ReadonlySet<string>[] },
  foundAt: (start: number) => Found,
): void {
  for (const { code, start } of codesIn(text))
    for (const { name } of listsOfCode(code, groups)) uses.add({ kind: 'code', contract: name, code }, foundAt(start));
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

export function addFieldUses(
  pages: readonly NamingPage[],
  lists: FieldLists,
  files: Content['files'],
  uses: UseGatherer,
): void {
  if (lists.byName.size === 0) return;
  for (const page of pages) {
    addNames(page, lists.meanings, uses);
    for (const sample of page.page.samples) addSample(sample, page, lists, uses);
    addErrorTexts(page, lists, uses);
  }
  for (const loaded of lists.byPath.values()) if (loaded) addExamples(loaded.list, lists.meanings, files, uses);
}

function addNames(page: NamingPage, meanings: Meanings, uses: UseGatherer): void {
  const { own, linked } = page;
  for (const name of unpackNames(page.page)) {
    const { text } = name;
    const found = foundName(name, page);
    for (const list of meanings.listsOfCode(text, [own, linked]))
      uses.add({ kind: 'code', contract: list.name, code: text }, found);
    const named = meanings.fieldsNamed(text, [own, linked]);
    const only = named.length === 0 ? meanings.onlyField(text) : undefined;
    for (const { list, field } of only ? [only] : named) addFieldUse(uses, list, field, found);
  }
}

function addSample(sample: Sample, page: NamingPage, lists: FieldLists, uses: UseGatherer): void {
  const { sourcePath, firstLine, anchor } = sample;
  const { title } = page.page;
  const foundAt = (line: number): Found => ({
    kind: 'example',
    title,
    address: { route: page.extras.route, anchor },
    place: { sourcePath, line: firstLine + line - 1 },
  });
  const [name = '', path] = sample.contract.split('#', 2);
  const list = lists.byName.get(name)?.list;
  if (list) {
    const { text, start, isFile } = sampleBody(sample);
    const part = path === undefined ? undefined : fieldAt(list, path);
    for (const { list: of, field, line } of fieldLinesIn(list, text, { isFile, part }))
      addFieldUse(uses, of, field, foundAt(lineOf(sample.text, start) + line - 1));
  }
  const code = { text: sample.text, groups: [page.own, page.linked] };
  addCodeUses(uses, lists.meanings, code, (start) => foundAt(lineOf(sample.text, start)));
}

/** What the errors that a page shows say in code. */
function addErrorTexts(
  { page, extras: { route }, own, linked }: NamingPage,
  lists: FieldLists,
  uses: UseGatherer,
): void {
  for (const { directive, src } of page.data) {
    const list = directive === 'error-list' ? lists.byPath.get(src)?.list : undefined;
    for (const [i, error] of list?.errors.entries() ?? []) {
      for (const { text, key } of inCode(error)) {
        if (!list) continue;
        const found: Found = {
          kind: 'text',
          title: page.title,
          address: { route, anchor: errorAnchor(error.code, lists.strings.anchors) },
          place: { sourcePath: list.sourcePath, line: list.rangeOf(['errors', i, key]).start.line },
        };
        for (const meaning of lists.meanings.fieldsNamed(text, [new Set([list.name]), own, linked]))
          addFieldUse(uses, meaning.list, meaning.field, found);
      }
    }
  }
}

const inCode = (error: FieldListError) =>
  ERROR_TEXTS.flatMap((key) => [...(error[key] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text, key })));

function addExamples(list: FieldList, meanings: Meanings, files: Content['files'], uses: UseGatherer): void {
  for (const { file } of list.examples) {
    const published = files.get(`examples/${file}`);
    if (!published) continue;
    const isFile = !file.endsWith('.json');
    const { text } = decodeFile(published.bytes(), isFile ? list.layout : undefined);
    const foundAt = (line: number): Found => ({
      kind: 'example',
      title: file,
      address: { file: published.outputPath },
      place: { sourcePath: published.sourcePath, line },
    });
    for (const { list: of, field, line } of fieldLinesIn(list, text, { isFile }))
      addFieldUse(uses, of, field, foundAt(line));
    addCodeUses(uses, meanings, { text, groups: [new Set([list.name])] }, (start) => foundAt(lineOf(text, start)));
  }
}
