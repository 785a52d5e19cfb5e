// What is published about all data of a site.
import { fileHrefOf } from '../../../schemas/paths.ts';
import { madeFile } from '../../read/made-file.ts';
import { schemaPathOf } from '../../validate/schemas.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { DataFile, LoadScope } from '../kind/kind.ts';
import { ABOUT_PATHS } from '../uses/about-paths.ts';
import type { UseIndex } from '../uses/use-index.ts';
import { dataIndex } from './data-index.ts';
import { whereUsed } from './where-used.ts';

/** Texts of what is of no one file, an index of all included, by path, for the files of every kind. */
export function aboutData(
  files: readonly DataFile[],
  { lists, uses, scope }: { readonly lists: FieldLists; readonly uses: UseIndex; readonly scope: LoadScope },
): Readonly<Record<string, string>> {
  const { addressing, config } = scope;
  const statuses = Object.keys(config.statuses);
  const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
  const used: DataFile = {
    ...madeFile('', ABOUT_PATHS.whereUsed, () => line(whereUsed({ uses, lists, statuses, addressing }))),
    type: 'where-used',
    title: config.strings.fieldUses,
    schema: fileHrefOf(schemaPathOf('where-used'), addressing.base),
  };
  const index = madeFile('', ABOUT_PATHS.index, () => line(dataIndex([...files, used], addressing.base)));
  const about = [...files.filter(({ sourcePath }) => sourcePath === ''), used, index];
  return Object.fromEntries(about.map(({ outputPath, bytes }) => [outputPath, Buffer.from(bytes()).toString()]));
}
