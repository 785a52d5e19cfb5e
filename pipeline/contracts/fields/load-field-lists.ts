// All field lists of a site: each read and checked, whether a page shows it or not.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { type ParsedTexts, parseTexts } from '../../parse/parse-texts.ts';
import type { ParseContext } from '../../parse/source.ts';
import type { PublishedFile, SourceFile } from '../../read/content.ts';
import { fieldFiles } from './field-files.ts';
import type { FieldList } from './field-list.ts';
import { listTexts } from './list-texts.ts';
import { readFieldList } from './read-field-list.ts';

export interface LoadedFieldList {
  readonly list: FieldList;
  /** What it is published as. */
  readonly files: readonly PublishedFile[];
  readonly texts: ParsedTexts;
}

export interface FieldLists {
  /** By source path; undefined for one that is faulty, which is reported already. */
  readonly byPath: ReadonlyMap<string, LoadedFieldList | undefined>;
  /** By the name that fences call it; a faulty one is undefined too. */
  readonly byName: ReadonlyMap<string, LoadedFieldList | undefined>;
}

const nameOf = (sourcePath: string): string => sourcePath.replace(/^fields\//, '').replace(/\.ya?ml$/, '');

export async function loadFieldLists(
  files: ReadonlyMap<string, SourceFile>,
  context: ParseContext,
  report: Report,
): Promise<FieldLists> {
  const byPath = new Map<string, LoadedFieldList | undefined>();
  for (const [sourcePath, file] of files) {
    const list = readFieldList(file, report);
    const texts = list && (await parseTexts(listTexts(list), sourcePath, context, report));
    byPath.set(sourcePath, list && texts && { list, files: fieldFiles(list), texts });
  }
  const byName = new Map([...byPath].map(([sourcePath, loaded]) => [nameOf(sourcePath), loaded]));
  return { byPath, byName };
}

/** The files that all lists are published as, by where they are published. */
export const publishedFieldFiles = ({ byPath }: FieldLists): [string, PublishedFile][] =>
  [...byPath.values()].flatMap(
    (loaded) => loaded?.files.map((file): [string, PublishedFile] => [file.outputPath, file]) ?? [],
  );
