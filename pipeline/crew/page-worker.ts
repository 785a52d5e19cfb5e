// What one worker does: it parses pages, keeps what they say, and makes them once the site is known. The text of a page,
// by far the largest thing about it, never leaves the worker but as a file.
import type { CreatePrerender, RendererAssets } from '../../schemas/prerender.ts';
import type { Nav } from '../../schemas/types.ts';
import { makeDocument, type PageOrder } from '../document/make-page.ts';
import type { PublicAddressing } from '../document/to-markdown.ts';
import { pagesInMemory } from '../parse/parse-pages.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import { outputWriter, type TakenFile } from '../write/output-folder.ts';
import { writePage } from '../write/write-page.ts';

/** The site as far as a page needs it. */
export interface SiteFrame {
  readonly nav: Nav;
  readonly addressing: PublicAddressing;
  /** The renderer to prerender with; without it documents are made and checked, and nothing is written. */
  readonly output?: { readonly folder: string; readonly assets: RendererAssets; readonly rendererModule: string };
}

/** A page to make, and its file where this worker has not parsed it yet. */
export interface PageTask {
  readonly order: PageOrder;
  readonly file?: SourceFile;
}

export interface PageWorker {
  parse(files: readonly SourceFile[], context: ParseContext): Promise<PageFacts[]>;
  /** Makes pages in turn; the files of each, in the order of the tasks. */
  make(tasks: readonly PageTask[], frame: SiteFrame, context: ParseContext): Promise<TakenFile[][]>;
}

export function pageWorker(): PageWorker {
  const pages = pagesInMemory();
  return {
    parse: pages.parse,
    async make(tasks, { nav, addressing, output }, context) {
      await pages.parse(
        tasks.flatMap(({ file }) => file ?? []),
        context,
      );
      if (!output) {
        for (const { order } of tasks) makeDocument(order, pages.get, addressing);
        return [];
      }
      const { createPrerender }: { createPrerender: CreatePrerender } = await import(output.rendererModule);
      const prerender = createPrerender({ nav, assets: output.assets });
      const writer = outputWriter(output.folder);
      return tasks.map(({ order }) => writePage(order, { parsed: pages.get, addressing, prerender, writer }));
    },
  };
}
