// Versions of the docs: each is a site of its own, which is built below its own path.
import type { Leave } from '../imported.ts';
import { readData } from '../read-data.ts';
import type { SourceFolder } from '../source-folder.ts';
import type { DocsPlugin } from './docs.ts';
import type { Plugins } from './plugins.ts';

/** A version, and the plugins it would be a site with. */
export interface Version {
  readonly name: string;
  readonly plugins: Plugins;
}

/** The versions that were kept, the latest first. */
export function readVersions(folder: SourceFolder, { docs: [plugin] }: Plugins, leave: Leave): Version[] {
  const names: unknown = folder.has('versions.json') ? readData(folder, 'versions.json', leave) : [];
  if (!plugin || !Array.isArray(names)) return [];
  // Each becomes the name of a folder.
  const isName = (name: string): boolean => /^[\w.-]+$/.test(name);
  for (const name of names.map(String))
    if (!isName(name)) leave('Versions whose name is none of a folder', 'versions.json', name);
  return names
    .map(String)
    .filter(isName)
    .map((name) => {
      const docs: DocsPlugin = {
        ...plugin,
        folder: `versioned_docs/version-${name}`,
        sidebars: plugin.sidebars === false ? false : sidebarsOf(name, folder),
      };
      return { name, plugins: { docs: [docs], blogs: [], pages: [], redirects: {} } };
    });
}

function sidebarsOf(name: string, folder: SourceFolder): string | undefined {
  const file = `versioned_sidebars/version-${name}-sidebars.json`;
  return folder.has(file) ? file : undefined;
}

/** Where a version is published, below the path of the site. */
export const baseOf = (base: string, name: string): string => `${base.replace(/\/$/, '')}/${encodeURIComponent(name)}/`;

/** `versions:` of site.yaml, in the site of one of them; the site of the docs as they are now has no name. */
export function versionList(names: readonly string[], base: string, current?: string): Record<string, unknown>[] {
  const links = [{ label: 'Next', href: base, isCurrent: current === undefined }].concat(
    names.map((name) => ({ label: name, href: baseOf(base, name), isCurrent: name === current })),
  );
  return links.map(({ isCurrent, ...link }) => ({ ...link, ...(isCurrent && { current: true }) }));
}
