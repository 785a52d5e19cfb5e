import type { SourceFile } from '../read/content.ts';
import { parsePages } from './parse-pages.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { ParseContext } from './source.ts';

/** What a worker is given at a time. */
export interface ParseBatch {
  readonly files: readonly SourceFile[];
  readonly context: ParseContext;
}

/** Parses a batch; the worker pool calls it by name. */
export const parseBatch = ({ files, context }: ParseBatch): Promise<ParsedPage[]> => parsePages(files, context);
