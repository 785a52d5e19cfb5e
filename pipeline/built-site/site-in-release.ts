import { fileHrefOf } from '../../schemas/paths.ts';
import type { ReleaseData } from '../../schemas/types.ts';
import type { BuiltSite } from './built-site.ts';

/** The contracts of a release as those of a site: it has no other files. */
export function siteInRelease(place: string, { fields, operations }: ReleaseData): BuiltSite {
  const files = new Map<string, unknown>();
  for (const [name, list] of Object.entries(fields)) files.set(`data/fields/${name}.json`, list);
  for (const [name, api] of Object.entries(operations)) files.set(`data/operations/${name}.json`, api);
  const data = [...files].map(([file, value]) => {
    const { title, layout } = value as { readonly title: string; readonly layout?: object };
    const type = file.startsWith('data/operations/') ? 'operations' : layout ? 'layout' : 'field-list';
    return { type, title, address: fileHrefOf(file, '/') } as const;
  });
  return {
    place,
    nav: () => Promise.reject(new Error('A release has no pages.')),
    data: async () => data,
    read: async (file) => (files.has(file) ? JSON.stringify(files.get(file)) : undefined),
    bytes: async () => undefined,
  };
}
