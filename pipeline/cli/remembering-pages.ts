// Pages while `dev` runs. The facts of all pages are known at any time; what one says is parsed when somebody asks for it.
import { hashPage, type StoredFacts } from '../crew/cached-pages.ts';
import { type PackedText, packText, unpackText } from '../parse/packed-text.ts';
import type { Pages } from '../parse/parse-pages.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';

export interface RememberingPages extends Pages {
  /** Parses a page of which only the facts are known; to be called before it is made. */
  prepare(sourcePath: string): Promise<void>;
  /** The facts of all pages, for the next run. */
  facts(): StoredFacts;
}

interface Remembered {
  /** Hash of all that the page comes from. */
  readonly inputs: string;
  readonly facts: PageFacts;
  readonly file: SourceFile;
  readonly context: ParseContext;
  text?: PackedText;
}

/** More pages than this are parsed by a crew, and their texts forgotten. */
const FEW = 50;

/** Parses a page again only when its text, a part it includes, or a string of its footnotes changed. */
export function rememberingPages(earlier: StoredFacts, parseMany: Pages['parse']): RememberingPages {
  const remembered = new Map<string, Remembered>();

  const know = (file: SourceFile, context: ParseContext, facts: PageFacts): Remembered => {
    const known = { inputs: hashPage(file, context, facts.parts), facts, file, context };
    remembered.set(file.path, known);
    return known;
  };
  const isKnown = (file: SourceFile, context: ParseContext): boolean => {
    const known = remembered.get(file.path);
    if (known && isSame(known, file, context)) return true;
    if (known) return known.inputs === hashPage(file, context, known.facts.parts);
    const stored = Object.hasOwn(earlier, file.path) ? earlier[file.path] : undefined;
    if (stored?.inputs !== (stored && hashPage(file, context, stored.facts.parts))) return false;
    if (stored) know(file, context, stored.facts);
    return stored !== undefined;
  };
  /** Whether a page comes from the very same files as before, which is told without looking into them. */
  const isSame = (known: Remembered, file: SourceFile, { parts, strings, takesNames }: ParseContext): boolean =>
    known.file === file &&
    known.facts.parts.every((name) => parts.get(name) === known.context.parts.get(name)) &&
    known.context.strings.footnotes === strings.footnotes &&
    known.context.strings.backToReference === strings.backToReference &&
    known.context.takesNames === takesNames;
  const parseHere = async (file: SourceFile, context: ParseContext): Promise<void> => {
    const { parsePage } = await import('../parse/parse-page.ts');
    const page = await parsePage(file, context);
    know(file, context, page.facts).text = packText(page.text);
  };
  const known = (sourcePath: string): Remembered => {
    const found = remembered.get(sourcePath);
    if (!found) throw new Error(`"${sourcePath}" was not parsed.`);
    return found;
  };

  return {
    async parse(files, context) {
      const missing = files.filter((file) => !isKnown(file, context));
      if (missing.length > FEW) {
        const facts = await parseMany(missing, context);
        for (const [i, file] of missing.entries()) know(file, context, facts[i] as PageFacts);
      } else for (const file of missing) await parseHere(file, context);
      return files.map(({ path }) => known(path).facts);
    },
    async prepare(sourcePath) {
      const { text, file, context } = known(sourcePath);
      if (!text) await parseHere(file, context);
    },
    textOf(sourcePath) {
      const { text } = known(sourcePath);
      if (!text) throw new Error(`The text of "${sourcePath}" is not at hand.`);
      return unpackText(text);
    },
    facts: () => Object.fromEntries([...remembered].map(([path, { inputs, facts }]) => [path, { inputs, facts }])),
  };
}
