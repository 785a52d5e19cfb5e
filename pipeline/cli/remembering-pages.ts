import { type PackedPage, packPage, unpackPage } from '../parse/packed-page.ts';
import { parsePage } from '../parse/parse-page.ts';
import type { Pages } from '../parse/parse-pages.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';

interface Remembered {
  readonly inputs: string;
  readonly facts: PageFacts;
  readonly page: PackedPage;
}

/** Parses a page again only when its text, a part it includes, or a string of its footnotes changed. */
export function rememberingPages(): Pages {
  const remembered = new Map<string, Remembered>();
  const inputsOf = ({ text }: SourceFile, { parts, strings }: ParseContext, names: readonly string[]): string =>
    JSON.stringify([
      text,
      strings.footnotes,
      strings.backToReference,
      ...names.map((name) => parts.get(name)?.text ?? null),
    ]);
  const take = async (file: SourceFile, context: ParseContext): Promise<PageFacts> => {
    const known = remembered.get(file.path);
    if (known && known.inputs === inputsOf(file, context, known.facts.parts)) return known.facts;
    const page = await parsePage(file, context);
    const { facts } = page;
    remembered.set(file.path, { inputs: inputsOf(file, context, facts.parts), facts, page: packPage(page) });
    return facts;
  };
  return {
    async parse(files, context) {
      const facts = [];
      for (const file of files) facts.push(await take(file, context));
      return facts;
    },
    get(sourcePath) {
      const known = remembered.get(sourcePath);
      if (!known) throw new Error(`"${sourcePath}" was not parsed.`);
      return unpackPage(known.page);
    },
  };
}
