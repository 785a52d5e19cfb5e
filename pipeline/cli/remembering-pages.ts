import { parsePage } from '../parse/parse-page.ts';
import type { Pages } from '../parse/parse-pages.ts';
import type { ParsedPage } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';

/** Parses a page again only when its text, a part it includes, or a string of its footnotes changed. */
export function rememberingPages(): Pages {
  const remembered = new Map<string, { inputs: string; page: ParsedPage }>();
  const inputsOf = ({ text }: SourceFile, { parts, strings }: ParseContext, names: readonly string[]): string =>
    JSON.stringify([
      text,
      strings.footnotes,
      strings.backToReference,
      ...names.map((name) => parts.get(name)?.text ?? null),
    ]);
  const take = async (file: SourceFile, context: ParseContext): Promise<ParsedPage> => {
    const known = remembered.get(file.path);
    if (known && known.inputs === inputsOf(file, context, known.page.facts.parts)) return known.page;
    const page = await parsePage(file, context);
    remembered.set(file.path, { inputs: inputsOf(file, context, page.facts.parts), page });
    return page;
  };
  return {
    async parse(files, context) {
      const facts = [];
      for (const file of files) facts.push((await take(file, context)).facts);
      return facts;
    },
    get(sourcePath) {
      const known = remembered.get(sourcePath);
      if (!known) throw new Error(`"${sourcePath}" was not parsed.`);
      return known.page;
    },
  };
}
