import type { Nav } from '../../schemas/types.ts';
import { SCHEMA_VERSION } from '../../schemas/version.ts';
import { readJson } from './read-json.ts';

export type LoadedNav =
  | { readonly kind: 'found'; readonly nav: Nav }
  | { readonly kind: 'missing' }
  | { readonly kind: 'outdated'; readonly version: string };

/** Loads nav.json, or a part of it. `outdated` when it was made for another renderer than the one that runs. */
export async function loadNav(
  base: string,
  rendererVersion: string | undefined,
  { file = 'nav.json', ...options }: RequestInit & { readonly file?: string } = {},
): Promise<LoadedNav> {
  // Validated by the build; only the versions, and whose it is, are left to check.
  const nav = (await readJson(file, base, options)) as Nav | null | undefined;
  if (typeof nav !== 'object' || nav === null) return { kind: 'missing' };
  const isKnown = nav.schemaVersion === SCHEMA_VERSION;
  if (!isKnown || (rendererVersion !== undefined && nav.rendererVersion !== rendererVersion)) {
    return { kind: 'outdated', version: `${nav.schemaVersion}-${nav.rendererVersion}` };
  }
  return nav.site.base === base ? { kind: 'found', nav } : { kind: 'missing' };
}
