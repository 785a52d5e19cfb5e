// All APIs of a site: each read and checked, whether a page shows it or not.
import type { Report } from '../diagnostics/diagnostic.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Content } from '../read/content.ts';
import type { Api, Operation } from './api.ts';
import { checkContracts } from './check-contracts.ts';
import { readApi } from './read-api.ts';

export interface Apis {
  /** By source path; undefined for one that is faulty, which is reported already. */
  readonly byPath: ReadonlyMap<string, Api | undefined>;
  /** Operations by id. */
  readonly operations: ReadonlyMap<string, Operation>;
}

export function loadApis({ operations: sources, files }: Content, lists: FieldLists, report: Report): Apis {
  const byPath = new Map<string, Api | undefined>();
  const operations = new Map<string, Operation>();
  const holders = new Map<string, Api>();
  for (const [sourcePath, source] of sources) {
    const api = readApi(source, report);
    byPath.set(sourcePath, api);
    if (!api) continue;
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
