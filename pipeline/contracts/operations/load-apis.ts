// All APIs of a site: each read and checked, whether a page shows it or not.
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Words } from '../../languages/words.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import { type ParsedTexts, parseTexts } from '../../parse/parse-texts.ts';
import type { DataUse, PageFacts } from '../../parse/parsed-page.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { type DataFile, filesIn, type LoadScope } from '../kind/kind.ts';
import { type Places, placesOf } from '../kind/places.ts';
import { withPublishedTexts } from '../kind/published-texts.ts';
import { readInTime } from '../kind/read-in-time.ts';
import type { Api, Operation } from './api.ts';
import { apiFiles } from './api-files.ts';
import { apiNotes, apiTexts } from './api-texts.ts';
import { checkContracts } from './check-contracts.ts';
import { operationAnchor } from './operation-ids.ts';
import { readApi } from './read-api.ts';

export interface LoadedApi {
  readonly api: Api;
  /** What it is published as. */
  readonly files: readonly DataFile[];
  readonly texts: ParsedTexts;
}

export interface Apis {
  /** By source path; undefined for one that is faulty, which is reported already. */
  readonly byPath: ReadonlyMap<string, LoadedApi | undefined>;
  /** Operations by id. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** What ids on pages begin with. */
  readonly anchors: Words['anchors'];
}

export async function loadApis(scope: LoadScope, lists: FieldLists, report: Report): Promise<Apis> {
  const { content, context } = scope;
  const byPath = new Map<string, LoadedApi | undefined>();
  const operations = new Map<string, Operation>();
  const holders = new Map<string, Api>();
  for (const source of filesIn('operations/', content)) {
    const sourcePath = source.path;
    const loaded = await readInTime(source, scope, report, async (within) => {
      const written = within(() => readApi(source, report));
      if (!written) return undefined;
      const parsed = await parseTexts([...apiTexts(written), ...apiNotes(written)], sourcePath, context, report);
      const { data: api, texts } = withPublishedTexts(written, parsed);
      within(() => checkContracts(api, lists, content.files, report));
      return { api, files: apiFiles(api, lists, scope), texts };
    });
    byPath.set(sourcePath, loaded);
    if (!loaded) continue;
    const { api } = loaded;
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
  return { byPath, operations, anchors: scope.config.strings.anchors };
}

/** The operation that a directive names. */
export const findOperation = ({ src, attributes: { id } }: DataUse, { byPath }: Apis): Operation | undefined =>
  byPath.get(src)?.api.operations.find((operation) => operation.id === id);

export const operationsOn = ({ data }: PageFacts, apis: Apis): Operation[] =>
  data.flatMap((use) => (use.directive === 'operation' ? (findOperation(use, apis) ?? []) : []));

/** Where pages show each operation. */
export const operationPlaces = (pages: readonly LinkedPage[], apis: Apis): Places<Operation> =>
  placesOf(
    pages.flatMap(({ page, extras: { route } }) =>
      operationsOn(page, apis).map(
        (operation) => [operation, { route, anchor: operationAnchor(operation, apis.anchors) }] as const,
      ),
    ),
  );
