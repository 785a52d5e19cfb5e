import type { Prerender } from '../../schemas/prerender.ts';
import type { Route } from '../../schemas/types.ts';
import { type MadePage, pageOutputs } from '../outputs/output.ts';
import type { OutputWriter, TakenFile } from './output-writer.ts';

export interface PageWriting {
  readonly prerender: Prerender;
  readonly writer: OutputWriter;
}

/** Writes a page in every form. */
export const writePage = (route: Route, page: MadePage, { prerender, writer }: PageWriting): TakenFile[] =>
  pageOutputs(route).map(([file, { text, stage }]) => writer.write(file, text(page, prerender), stage));
