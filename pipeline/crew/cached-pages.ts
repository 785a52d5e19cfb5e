import type { Pages } from '../parse/parse-pages.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import { hashOf } from '../read/hash.ts';
import { textHash } from './text-hashes.ts';

/** Facts by source path, with the hash of all they come from. */
export type StoredFacts = Readonly<Record<string, { readonly inputs: string; readonly facts: PageFacts }>>;

export interface CachedPages extends Pages {
  /** See hashPage. */
  inputsOf(sourcePath: string): string;
  /** Whether its text is with the crew; a page from the cache was not even looked at. */
  isParsed(sourcePath: string): boolean;
  /** The facts of all pages, and the source paths of those that were parsed; undefined when all is as it was. */
  found(): { readonly all: StoredFacts; readonly fresh: readonly string[] } | undefined;
}

/** Hash of all that a page comes from: its text, the parts it includes, the strings of its footnotes. */
export const hashPage = (
  file: SourceFile,
  { parts, strings, takesNames }: ParseContext,
  included: readonly string[],
): string =>
  hashOf(
    file.path,
    textHash(file),
    strings.footnotes,
    strings.backToReference,
    String(takesNames),
    ...included.flatMap((name) => {
      const part = parts.get(name);
      return [name, part ? textHash(part) : ''];
    }),
  );

/** Parses only pages whose facts are not among those of an earlier run. */
export function cachedPages(parse: Pages['parse'], earlier: StoredFacts): CachedPages {
  const inputs = new Map<string, string>();
  const parsed = new Set<string>();
  let all: PageFacts[] = [];
  return {
    async parse(files, context) {
      const facts = new Map<string, PageFacts>();
      for (const file of files) {
        const entry = Object.hasOwn(earlier, file.path) ? earlier[file.path] : undefined;
        if (!entry || hashPage(file, context, entry.facts.parts) !== entry.inputs) continue;
        inputs.set(file.path, entry.inputs);
        facts.set(file.path, entry.facts);
      }
      const missing = files.filter(({ path }) => !facts.has(path));
      const fresh = missing.length > 0 ? await parse(missing, context) : [];
      for (const [i, file] of missing.entries()) {
        const found = fresh[i] as PageFacts;
        inputs.set(file.path, hashPage(file, context, found.parts));
        facts.set(file.path, found);
        parsed.add(file.path);
      }
      all = files.map(({ path }) => facts.get(path) as PageFacts);
      return all;
    },
    textOf(sourcePath) {
      throw new Error(`The text of "${sourcePath}" is with the crew.`);
    },
    inputsOf: (sourcePath) => inputs.get(sourcePath) ?? '',
    isParsed: (sourcePath) => parsed.has(sourcePath),
    found() {
      if (parsed.size === 0 && Object.keys(earlier).length === all.length) return undefined;
      const entries = all.map((facts) => [facts.sourcePath, { inputs: inputs.get(facts.sourcePath) ?? '', facts }]);
      return { all: Object.fromEntries(entries), fresh: [...parsed] };
    },
  };
}
