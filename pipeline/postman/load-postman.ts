// All collections and environments of a site: each read and checked, whether a page shows it or not.
import type { Report } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/content.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkVariables } from './check-variables.ts';
import type { Collection, Environment } from './collection.ts';
import { readCollection } from './read-collection.ts';
import { readEnvironment } from './read-environment.ts';

export interface Postman {
  /** By source path; undefined for one that is faulty, which is reported already. */
  readonly collections: ReadonlyMap<string, Collection | undefined>;
  readonly environments: readonly Environment[];
}

/** What Postman calls its files; one with another name is a collection. */
const IS_ENVIRONMENT = /\.postman_(?:environment|globals)\.json$/;

export function loadPostman(files: ReadonlyMap<string, SourceFile>, report: Report): Postman {
  const collections = new Map<string, Collection | undefined>();
  const environments: Environment[] = [];
  for (const [sourcePath, file] of files) {
    if (IS_ENVIRONMENT.test(sourcePath)) environments.push(...[readEnvironment(file, report)].flatMap((e) => e ?? []));
    else collections.set(sourcePath, readCollection(file, report));
  }
  for (const environment of environments) checkSecrets(environment, report);
  for (const collection of collections.values()) {
    if (!collection) continue;
    checkSecrets(collection, report);
    checkVariables(collection, environments, report);
  }
  return { collections, environments };
}
