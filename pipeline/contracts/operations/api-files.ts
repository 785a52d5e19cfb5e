// What an API is published as, beside the pages that show it: its operations as data, and its OpenAPI document.

import type { Content, PublishedFile } from '../../read/content.ts';
import { assertValid } from '../../validate/validator.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Api } from './api.ts';
import { toOpenApi } from './to-openapi.ts';

/** The files of an API. Each text is made once, when it is asked for. */
export function apiFiles(api: Api, lists: FieldLists, files: Content['files']): PublishedFile[] {
  return [
    fileOf(api, `data/operations/${api.name}.json`, () => {
      assertValid('operations', api.data, `The data of the API "${api.name}"`);
      return api.data;
    }),
    fileOf(api, `data/openapi/${api.name}.json`, () => toOpenApi(api, lists, files)),
  ];
}

function fileOf({ sourcePath }: Api, outputPath: string, make: () => unknown): PublishedFile {
  let bytes: Uint8Array | undefined;
  return {
    sourcePath,
    outputPath,
    bytes: () => {
      bytes ??= new TextEncoder().encode(`${JSON.stringify(make(), null, 2)}\n`);
      return bytes;
    },
  };
}
