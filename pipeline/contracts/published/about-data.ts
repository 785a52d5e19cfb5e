// What is published about all data of a site.
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { PublishedFile } from '../../read/content.ts';
import { madeFile } from '../../read/made-file.ts';
import { schemaPathOf } from '../../validate/validator.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { DataFile, LoadScope } from '../kind/kind.ts';
import type { UseIndex } from '../uses/use-index.ts';
import { DATA_INDEX, dataIndex } from './data-index.ts';
import { WHERE_USED, whereUsed } from './where-used.ts';

export interface AboutScope {
  readonly lists: FieldLists;
  readonly uses: () => UseIndex;
  readonly scope: LoadScope;
}

/** Gives what is of no one file, an index of all included, for the files of every kind. */
export function aboutData(files: readonly DataFile[], { lists, uses, scope }: AboutScope): readonly PublishedFile[] {
  const { addressing, config } = scope;
  const statuses = Object.keys(config.statuses);
  const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
  const used: DataFile = {
    ...madeFile('', WHERE_USED, () => line(whereUsed({ uses: uses(), lists, statuses, addressing }))),
    type: 'where-used',
    title: config.strings.fieldUses,
    schema: fileHrefOf(schemaPathOf('where-used'), addressing.base),
  };
  const index = madeFile('', DATA_INDEX, () => line(dataIndex([...files, used], addressing.base)));
  return [...files.filter(({ sourcePath }) => sourcePath === ''), used, index];
}
