import { type ParsePages, parsePages } from '../parse/parse-pages.ts';
import type { ParsedPage } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';

/** Parses a page again only when its text, a part it includes, or a string of its footnotes changed. */
export function rememberingParse(): ParsePages {
  const remembered = new Map<string, { inputs: string; page: ParsedPage }>();
  const inputsOf = ({ text }: SourceFile, { parts, strings }: ParseContext, names: readonly string[]): string =>
    JSON.stringify([
      text,
      strings.footnotes,
      strings.backToReference,
      ...names.map((name) => parts.get(name)?.text ?? null),
    ]);
  return async (files, context) => {
    const pages: ParsedPage[] = [];
    for (const file of files) {
      const known = remembered.get(file.path);
      if (known && known.inputs === inputsOf(file, context, known.page.parts)) pages.push(known.page);
      else {
        const [page] = (await parsePages([file], context)) as [ParsedPage];
        remembered.set(file.path, { inputs: inputsOf(file, context, page.parts), page });
        pages.push(page);
      }
    }
    return pages;
  };
}
