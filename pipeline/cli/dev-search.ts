import type { Route } from '../../schemas/types.ts';
import type { CompiledSite } from '../compile.ts';
import { hashOf } from '../read/hash.ts';
import { searchFiles } from '../search/search-files.ts';
import { type PackedRecord, searchRecorder } from '../search/search-record.ts';

/** Makes the files of a site's search when somebody asks for them; of an edited site again, from the pages that are new. */
export type DevSearch = (site: CompiledSite) => Promise<ReadonlyMap<string, string>>;

export function devSearch(): DevSearch {
  const made = new WeakMap<CompiledSite, Promise<ReadonlyMap<string, string>>>();
  const known = new Map<Route, { readonly key: string; readonly record: PackedRecord }>();
  const make = async (site: CompiledSite): Promise<ReadonlyMap<string, string>> => {
    const recordOf = searchRecorder(site.nav.site.lang);
    const records = new Map<Route, PackedRecord>();
    for (const [route, order] of site.orders) {
      const inputs = order.kind === 'authored' ? site.pages.inputsOf(order.sourcePath) : '';
      const key = hashOf(inputs, JSON.stringify(order));
      const before = known.get(route);
      const record = before?.key === key ? before.record : recordOf(await site.document(route));
      known.set(route, { key, record });
      records.set(route, record);
    }
    return searchFiles(records, site.nav.site.lang);
  };
  return (site) => {
    const files = made.get(site) ?? make(site);
    made.set(site, files);
    return files;
  };
}
