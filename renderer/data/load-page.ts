import { documentPathOf, fileHrefOf } from '../../schemas/paths.ts';
import type { PageDocument, Route } from '../../schemas/types.ts';
import { SCHEMA_VERSION } from '../../schemas/version.ts';
import { readJson } from './read-json.ts';

/** Each outcome is a value the view must handle; only a broken server or network throws (LoadError). */
export type LoadedPage =
  | { readonly kind: 'found'; readonly page: PageDocument }
  | { readonly kind: 'missing' }
  /** The site was published again under an open tab, with a contract this program does not know. */
  | { readonly kind: 'outdated' };

export async function loadPage(route: Route, base: string, options: RequestInit = {}): Promise<LoadedPage> {
  const json = await readJson(fileHrefOf(documentPathOf(route), base), options);
  if (json === undefined) return { kind: 'missing' };
  // The build validated it against the schema of its version; only the version is left to check.
  const page = json as PageDocument;
  return page.schemaVersion === SCHEMA_VERSION ? { kind: 'found', page } : { kind: 'outdated' };
}
