// What is published about all data of a site.
import type { Addressing } from '../../schemas/paths.ts';
import type { Strings } from '../../schemas/types.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Apis } from '../operations/load-apis.ts';
import type { Postman } from '../postman/load-postman.ts';
import type { Content, PublishedFile } from '../read/content.ts';
import { madeFile } from '../read/made-file.ts';
import type { UseIndex } from '../uses/use-index.ts';
import { whereUsed } from '../uses/where-used.ts';
import { dataIndex } from './data-index.ts';
import { errorsData } from './errors-data.ts';
import { DATA_INDEX, ERRORS, WHERE_USED } from './own-data.ts';

export interface DataScope {
  readonly lists: FieldLists;
  readonly apis: Apis;
  readonly postman: Postman;
  readonly files: Content['files'];
  readonly uses: UseIndex;
  /** Names of the statuses that site.yaml has. */
  readonly statuses: readonly string[];
  readonly addressing: Addressing;
  readonly strings: Strings;
}

export function dataFiles({
  lists,
  apis,
  postman,
  files,
  uses,
  statuses,
  addressing,
  strings,
}: DataScope): PublishedFile[] {
  const errors = made(ERRORS, () => errorsData(apis));
  const used = made(WHERE_USED, () => whereUsed({ uses, lists, statuses, addressing }));
  const index = made(DATA_INDEX, () =>
    dataIndex({ lists, apis, postman, files, errors, whereUsed: used, base: addressing.base, strings }),
  );
  return [errors, index, used];
}

const made = (outputPath: string, make: () => unknown): PublishedFile =>
  madeFile('', outputPath, () => `${JSON.stringify(make())}\n`);
