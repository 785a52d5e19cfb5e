import { documentPathOf, isRoute } from '../../schemas/paths.ts';
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
  if (!isRoute(route)) return { kind: 'missing' };
  // The build validated it against the schema of its version; what is left to check is whether it is the one asked for.
  const page = (await readJson(documentPathOf(route), base, options)) as PageDocument | null | undefined;
  if (typeof page !== 'object' || page === null) return { kind: 'missing' };
  if (page.schemaVersion !== SCHEMA_VERSION) return { kind: 'outdated' };
  return page.route === route ? { kind: 'found', page } : { kind: 'missing' };
}
