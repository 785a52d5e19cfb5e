// What one worker does: it parses pages, and makes pages once the site is known. The text of a page, by far the largest
// thing about it, is in memory that all workers share.
import type { CreatePrerender, RendererAssets } from '../../schemas/prerender.ts';
import type { Nav } from '../../schemas/types.ts';
import { makePage, type PageOrder } from '../document/make-page.ts';
import type { PublicAddressing } from '../link/link-markdown.ts';
import type { PackedText } from '../parse/packed-text.ts';
import { pagesInMemory } from '../parse/parse-pages.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import { outputWriter, type TakenFile } from '../write/output-writer.ts';
import { writePage } from '../write/write-page.ts';

/** The site as far as a page needs it. */
export interface SiteFrame {
  readonly nav: Nav;
  readonly addressing: PublicAddressing;
  /** For pages that are parsed only now. */
  readonly context: ParseContext;
  /** The renderer to prerender with; without it documents are made and checked, and nothing is written. */
  readonly output?: { readonly folder: string; readonly assets: RendererAssets; readonly rendererModule: string };
}

/** A page to make, and its file where nobody has parsed it yet, or what it says. */
export interface PageTask {
  readonly order: PageOrder;
  readonly file?: SourceFile;
  readonly text?: PackedText | undefined;
}

/** What a worker hands over of a page that it parsed. */
export interface PackedPage {
  readonly facts: PageFacts;
  readonly text: PackedText;
}

export interface PageWorker {
  parse(files: readonly SourceFile[], context: ParseContext): Promise<PackedPage[]>;
  /** Says what the site is like, before any page is made. */
  prepare(frame: SiteFrame): Promise<void>;
  /** Makes pages in turn; the files of each, in the order of the tasks; nothing where nothing is published. */
  make(tasks: readonly PageTask[]): Promise<TakenFile[][]>;
}

export function pageWorker(): PageWorker {
  const pages = pagesInMemory();
  let site: SiteFrame | undefined;
  let publish: ((order: PageOrder) => TakenFile[]) | undefined;
  return {
    async parse(files, context) {
      const parsed = await pages.parse(files, context);
      return parsed.map((facts) => ({ facts, text: pages.packedTextOf(facts.sourcePath) }));
    },
    async prepare(frame) {
      site = frame;
      const { nav, addressing, output } = frame;
      if (!output) return;
      const { createPrerender }: { createPrerender: CreatePrerender } = await import(output.rendererModule);
      const prerender = createPrerender({ nav, assets: output.assets });
      const writer = outputWriter(output.folder);
      publish = (order) => writePage(order, { textOf: pages.textOf, addressing, prerender, writer });
    },
    async make(tasks) {
      if (!site) throw new Error('Nothing is known of the site.');
      const { addressing, context } = site;
      const files = tasks.flatMap(({ file }) => file ?? []);
      if (files.length > 0) await pages.parse(files, context);
      for (const { order, text } of tasks) if (text && order.kind === 'authored') pages.keep(order.sourcePath, text);
      if (publish) return tasks.map(({ order }) => (publish as (order: PageOrder) => TakenFile[])(order));
      for (const { order } of tasks) makePage(order, pages.textOf, addressing).document();
      return [];
    },
  };
}
