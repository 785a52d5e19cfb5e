import type { Pages } from '../parse/parse-pages.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import type { CacheFile } from './cache-file.ts';
import { hashOf } from './program-hash.ts';

/** Facts by source path, with the hash of all they come from. */
export type StoredFacts = Readonly<Record<string, { readonly inputs: string; readonly facts: PageFacts }>>;

export interface CachedPages extends Pages {
  /** Hash of what a page comes from: its text, the parts it includes, the strings of its footnotes. */
  inputsOf(sourcePath: string): string;
  /** Whether its text is with the crew; a page from the cache was not even looked at. */
  isParsed(sourcePath: string): boolean;
}

/** Parses only pages whose facts are not known from an earlier run. */
export function cachedPages(parse: Pages['parse'], cache: CacheFile<StoredFacts> | undefined): CachedPages {
  const inputs = new Map<string, string>();
  const parsed = new Set<string>();
  const hashPage = ({ path, text }: SourceFile, { parts, strings }: ParseContext, names: readonly string[]): string =>
    hashOf(
      path,
      text,
      strings.footnotes,
      strings.backToReference,
      ...names.flatMap((name) => [name, parts.get(name)?.text ?? '\0']),
    );
  return {
    async parse(files, context) {
      const stored = cache?.read() ?? {};
      const known = files.map((file) => {
        const entry = Object.hasOwn(stored, file.path) ? stored[file.path] : undefined;
        return entry && hashPage(file, context, entry.facts.parts) === entry.inputs ? entry.facts : undefined;
      });
      const missing = files.filter((_, i) => !known[i]);
      const fresh = missing.length > 0 ? await parse(missing, context) : [];
      let next = 0;
      const all = known.map((facts) => facts ?? (fresh[next++] as PageFacts));
      for (const file of missing) parsed.add(file.path);
      for (const [i, file] of files.entries()) inputs.set(file.path, hashPage(file, context, all[i]?.parts ?? []));
      if (missing.length > 0 || Object.keys(stored).length !== files.length) {
        const entries = all.map((facts) => [facts.sourcePath, { inputs: inputs.get(facts.sourcePath) ?? '', facts }]);
        cache?.write(Object.fromEntries(entries));
      }
      return all;
    },
    get(sourcePath) {
      throw new Error(`The text of "${sourcePath}" is with the crew.`);
    },
    inputsOf: (sourcePath) => inputs.get(sourcePath) ?? '',
    isParsed: (sourcePath) => parsed.has(sourcePath),
  };
}
