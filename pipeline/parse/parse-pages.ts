import type { SourceFile } from '../read/content.ts';
import { parsePage } from './parse-page.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { ParseContext } from './source.ts';

/** Parses pages, each alone, and returns them in the order given. Workers and caches are other ways to do the same. */
export type ParsePages = (files: readonly SourceFile[], context: ParseContext) => Promise<ParsedPage[]>;

export const parsePages: ParsePages = async (files, context) => {
  const parsed: ParsedPage[] = [];
  for (const file of files) parsed.push(await parsePage(file, context));
  return parsed;
};
