// What the licences of bundled libraries ask for: their notices travel along, in a text beside the bundle that no page names.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a module comes from; undefined for one of ours. */
const packageFolder = (module: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/').replace(/^\0|\?.*$/g, ''))?.[0];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** As packages said it long ago. */
  readonly licenses?: readonly { readonly type: string }[];
  readonly author?: string | { readonly name: string };
}

/**
 * Writes the notices of all packages that a bundle has something of, and of those whose folders are named beside; nothing where
 * there are none.
 */
export const notices = (fileName: string, beside: readonly string[] = []): Plugin => ({
  name: 'docs-build:notices',
  generateBundle(_, bundle) {
    const folders = new Set(beside);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const module of Object.keys(chunk.modules)) {
        const folder = packageFolder(module);
        if (folder !== undefined) folders.add(folder);
      }
    }
    const texts = new Map([...folders].map((folder) => noticeOf(folder)));
    const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
    if (sorted.length > 0) this.emitFile({ type: 'asset', fileName, source: `${sorted.join('\n\n')}\n` });
  },
});

/** The heading of a package, by which write-sbom.mjs finds it again, and its notice. */
function noticeOf(folder: string): readonly [heading: string, text: string] {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter(
    (name) => /^(?:licen[cs]e|copying|notice)/i.test(name) && !/\.[jt]s$/.test(name),
  );
  const license = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' OR ');
  const texts = files.map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
  const author = typeof manifest.author === 'object' ? manifest.author.name : manifest.author;
  if (texts.length === 0) texts.push(`Its package has no text of the licence. By ${author ?? 'its contributors'}.`);
  const heading = `## ${manifest.name}@${manifest.version} (${license ?? 'see below'})`;
  return [heading, `${heading}\n\n${texts.join('\n\n')}`];
}
