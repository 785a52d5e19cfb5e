import type { Prerender } from '../../schemas/prerender.ts';
import { SEARCH_INDEX } from '../../schemas/search/entry.ts';
import { jsonText, type Outputs, outputContent, type Stage } from '../outputs/output.ts';
import type { OutputWriter, TakenFile } from './output-writer.ts';

export interface SiteWriting {
  readonly prerender: Prerender;
  readonly writer: OutputWriter;
  /** The renderer's files, by their path below the output folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** Writes everything that is neither a page nor made of pages. */
export function writeSiteFiles(outputs: Outputs, { prerender, writer, assets }: SiteWriting): TakenFile[] {
  const taken: TakenFile[] = [];
  const write = (file: string, content: string | Uint8Array, stage: Stage): void =>
    void taken.push(writer.write(file, content, stage));
  for (const [file, bytes] of assets) write(file, bytes, 'resources');
  for (const [file, part] of prerender.navParts()) write(file, jsonText(part()), 'overview');
  for (const [file, output] of outputs) {
    if (output.kind === 'page' || output.kind === 'joined') continue;
    const content = outputContent(output, prerender);
    if (content !== undefined) write(file, content, output.stage);
  }
  return taken;
}

/** Writes the files of the search. The index names the others. */
export const writeSearchFiles = (files: ReadonlyMap<string, string>, writer: OutputWriter): TakenFile[] =>
  [...files].map(([file, content]) => writer.write(file, content, file === SEARCH_INDEX ? 'overview' : 'resources'));
