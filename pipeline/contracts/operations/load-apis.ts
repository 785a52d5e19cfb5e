// All APIs of a site: each read and checked, whether a page shows it or not.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { type ParsedTexts, parseTexts } from '../../parse/parse-texts.ts';
import type { ParseContext } from '../../parse/source.ts';
import type { Content, PublishedFile } from '../../read/content.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Api, Operation } from './api.ts';
import { apiFiles } from './api-files.ts';
import { apiTexts } from './api-texts.ts';
import { checkContracts } from './check-contracts.ts';
import { readApi } from './read-api.ts';

export interface LoadedApi {
  readonly api: Api;
  /** What it is published as. */
  readonly files: readonly PublishedFile[];
  readonly texts: ParsedTexts;
}

export interface Apis {
  /** By source path; undefined for one that is faulty, which is reported already. */
  readonly byPath: ReadonlyMap<string, LoadedApi | undefined>;
  /** Operations by id. */
  readonly operations: ReadonlyMap<string, Operation>;
}

export async function loadApis(
  { operations: sources, files }: Content,
  lists: FieldLists,
  context: ParseContext,
  report: Report,
): Promise<Apis> {
  const byPath = new Map<string, LoadedApi | undefined>();
  const operations = new Map<string, Operation>();
  const holders = new Map<string, Api>();
  for (const [sourcePath, source] of sources) {
    const api = readApi(source, report);
    byPath.set(sourcePath, undefined);
    if (!api) continue;
    const texts = await parseTexts(apiTexts(api), sourcePath, context, report);
    byPath.set(sourcePath, { api, files: apiFiles(api, lists, files), texts });
    checkContracts(api, lists, files, report);
    for (const operation of api.operations) {
      const holder = holders.get(operation.id);
      if (holder) {
        report({
          rule: 'operations-invalid',
          message: `The id "${operation.id}" is already that of an operation of "${holder.sourcePath}".`,
          sourcePath,
          range: api.rangeOf([...operation.yamlPath, 'id']),
          hint: 'Choose another: an id is the only one of its kind on the site.',
        });
        continue;
      }
      holders.set(operation.id, api);
      operations.set(operation.id, operation);
    }
  }
  return { byPath, operations };
}

/** The files that all APIs are published as, by where they are published. */
export const publishedApiFiles = ({ byPath }: Apis): [string, PublishedFile][] =>
  [...byPath.values()].flatMap(
    (loaded) => loaded?.files.map((file): [string, PublishedFile] => [file.outputPath, file]) ?? [],
  );
