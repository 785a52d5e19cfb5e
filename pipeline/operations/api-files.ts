// What an API is published as, beside the pages that show it: its operations as data, and its OpenAPI document.
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Content, PublishedFile } from '../read/content.ts';
import { madeFile } from '../read/made-file.ts';
import { assertValid } from '../validate/validator.ts';
import type { Api } from './api.ts';
import { toOpenApi } from './to-openapi.ts';

/** The files of an API. */
export function apiFiles(api: Api, lists: FieldLists, files: Content['files']): PublishedFile[] {
  return [
    fileOf(api, `data/operations/${api.name}.json`, () => {
      assertValid('operations', api.data, `The data of the API "${api.name}"`);
      return api.data;
    }),
    fileOf(api, `data/openapi/${api.name}.json`, () => toOpenApi(api, lists, files)),
  ];
}

const fileOf = ({ sourcePath }: Api, outputPath: string, make: () => unknown): PublishedFile =>
  madeFile(sourcePath, outputPath, () => `${JSON.stringify(make(), null, 2)}\n`);
