// All field lists of a site: each read and checked, whether a page shows it or not.
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Words } from '../../languages/words.ts';
import { type ParsedTexts, parseTexts } from '../../parse/parse-texts.ts';
import { filesIn, type LoadScope, nameOf } from '../kind/kind.ts';
import { withPublishedTexts } from '../kind/published-texts.ts';
import { readInTime } from '../kind/read-in-time.ts';
import { checkReferences } from './check-references.ts';
import { type FieldFile, fieldFiles } from './field-files.ts';
import { everyField, type FieldList } from './field-list.ts';
import { listNotes, listTexts } from './list-texts.ts';
import { type Meanings, meaningsIn } from './meanings.ts';
import { readFieldList } from './read-field-list.ts';
import { sharedValues } from './shared-values.ts';

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
  /** The words of the site. */
  readonly strings: Words;
}

export async function loadFieldLists(scope: LoadScope, report: Report): Promise<FieldLists> {
  const byPath = new Map<string, LoadedFieldList | undefined>();
  // A field may name a list that is read after its own.
  const lists = new Map<string, FieldList>();
  const sources = filesIn('fields/', scope.content);
  const valuesOf = sharedValues(sources);
  for (const file of sources) {
    const loaded = await readInTime(file, scope, report, async (within) => {
      const written = within(() => readFieldList(file, report, { lists, valuesOf }));
      return written && publishable(written, scope, report);
    });
    byPath.set(file.path, loaded);
    if (loaded) lists.set(loaded.list.name, loaded.list);
  }
  const byName = new Map([...byPath].map(([sourcePath, loaded]) => [nameOf(sourcePath), loaded]));
  for (const list of lists.values()) checkReferences(list, byName, report);
  return { byPath, byName, meanings: meaningsIn([...lists.values()]), strings: scope.config.strings };
}

async function publishable(
  written: FieldList,
  { context, config, addressing }: LoadScope,
  report: Report,
): Promise<LoadedFieldList> {
  const parsed = new Map(
    await parseTexts([...listTexts(written), ...listNotes(written)], written.sourcePath, context, report),
  );
  for (const { valuesFrom } of everyField(written.fields)) {
    if (!valuesFrom) continue;
    // What is wrong with them is reported where they are written.
    const shared = await parseTexts(valuesFrom.texts, valuesFrom.sourcePath, context, () => undefined);
    for (const [text, each] of shared) parsed.set(text, each);
  }
  const { data, texts } = withPublishedTexts(written, parsed);
  const { csvSeparator, strings } = config;
  const list = withDateFormat(data, strings);
  return { list, files: fieldFiles(list, { base: addressing.base, csvSeparator, strings }), texts };
}

/** Where a layout says nothing of dates, it is told in the letters of the site's language how JSON writes them. */
function withDateFormat(list: FieldList, { data }: Words): FieldList {
  if (!list.layout || list.layout.dateFormat) return list;
  const { decimalMark = '.', ...layout } = list.layout;
  return { ...list, layout: { ...layout, dateFormat: data.dateFormat, decimalMark } };
}
