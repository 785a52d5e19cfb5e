// All field lists of a site: each read and checked, whether a page shows it or not.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { type ParsedTexts, parseTexts } from '../../parse/parse-texts.ts';
import { filesIn, type LoadScope, nameOf } from '../kind/kind.ts';
import { withPublishedTexts } from '../kind/published-texts.ts';
import { type FieldFile, fieldFiles } from './field-files.ts';
import type { FieldList } from './field-list.ts';
import { listTexts } from './list-texts.ts';
import { type Meanings, meaningsIn } from './meanings.ts';
import { readFieldList } from './read-field-list.ts';

export interface LoadedFieldList {
  readonly list: FieldList;
  /** What it is published as. */
  readonly files: readonly FieldFile[];
  readonly texts: ParsedTexts;
}

export interface FieldLists {
  /** By source path; undefined for one that is faulty, which is reported already. */
  readonly byPath: ReadonlyMap<string, LoadedFieldList | undefined>;
  /** By the name that fences call it; a faulty one is undefined too. */
  readonly byName: ReadonlyMap<string, LoadedFieldList | undefined>;
  readonly meanings: Meanings;
}

export async function loadFieldLists({ content, context, addressing }: LoadScope, report: Report): Promise<FieldLists> {
  const byPath = new Map<string, LoadedFieldList | undefined>();
  for (const file of filesIn('fields/', content)) {
    const sourcePath = file.path;
    const written = readFieldList(file, report);
    byPath.set(sourcePath, undefined);
    if (!written) continue;
    const parsed = await parseTexts(listTexts(written), sourcePath, context, report);
    const { data: list, texts } = withPublishedTexts(written, parsed);
    byPath.set(sourcePath, { list, files: fieldFiles(list, addressing.base), texts });
  }
  const byName = new Map([...byPath].map(([sourcePath, loaded]) => [nameOf(sourcePath), loaded]));
  const lists = [...byPath.values()].flatMap((loaded) => loaded?.list ?? []);
  return { byPath, byName, meanings: meaningsIn(lists) };
}
