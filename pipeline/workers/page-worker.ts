// What one worker does: it parses pages, and makes pages once the site is known. The text of a page, by far the largest
// thing about it, is in memory that all workers share.
import type { CreatePrerender, RendererAssets } from '../../schemas/prerender.ts';
import type { Nav } from '../../schemas/types.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { fileTime } from '../diagnostics/file-time.ts';
import type { Drawings } from '../diagram/drawings.ts';
import { makePage, type PageOrder } from '../document/make-page.ts';
import type { PublicAddressing } from '../link/link-markdown.ts';
import { type PackedText, textPacker, unpackText } from '../parse/packed-text.ts';
import { type PackedPage, parsePagesHere } from '../parse/parse-pages.ts';
import type { PageText } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import { type PackedRecord, searchRecorder } from '../search/search-record.ts';
import { outputWriter, type TakenFile } from '../write/output-writer.ts';
import { type PageWriting, writePage } from '../write/write-page.ts';

/** The site as far as a page needs it. */
export interface SiteFrame {
  readonly nav: Nav;
  readonly addressing: PublicAddressing;
  /** For pages that are parsed only now. */
  readonly context: ParseContext;
  /** The renderer to prerender with; without it documents are made and checked, and nothing is written. */
  readonly output?: { readonly folder: string; readonly assets: RendererAssets; readonly rendererModule: string };
}

/** A page to make, and what it says, or its file where nobody has parsed it yet. */
export interface PageTask {
  readonly order: PageOrder;
  readonly file?: SourceFile | undefined;
  readonly text?: PackedText | undefined;
}

/** A page that was made; where nothing is published, it has no files. */
export interface WrittenPage {
  readonly files: readonly TakenFile[];
  /** What it gives to the search. */
  readonly record: PackedRecord;
  /** That it took too long to make. */
  readonly slow?: Finding;
}

/** Which pages took too long to make. */
export const slowIn = (made: readonly WrittenPage[]): Finding[] => made.flatMap(({ slow }) => slow ?? []);

export interface PageWorker {
  parse(files: readonly SourceFile[], context: ParseContext): Promise<PackedPage[]>;
  /** Says what the site is like, before any page is made. */
  prepare(frame: SiteFrame): Promise<void>;
  /** Makes pages in turn; what was written, in the order of the tasks. */
  make(tasks: readonly PageTask[]): Promise<WrittenPage[]>;
}

export function pageWorker(drawings?: Drawings): PageWorker {
  const parse = parsePagesHere(textPacker(), drawings);
  let site: SiteFrame | undefined;
  let writing: (PageWriting & { readonly recordOf: ReturnType<typeof searchRecorder> }) | undefined;
  const textOf = async ({ order, file, text }: PageTask, { context }: SiteFrame): Promise<PageText> => {
    const known = text ?? (file && (await parse([file], context))[0]?.text);
    if (!known) throw new Error(`Nothing is known of what "${order.route}" says.`);
    return unpackText(known);
  };
  return {
    parse,
    async prepare(frame) {
      site = frame;
      const { nav, output } = frame;
      if (!output) return;
      const { createPrerender }: { createPrerender: CreatePrerender } = await import(output.rendererModule);
      const prerender = createPrerender({ nav, assets: output.assets });
      writing = { prerender, writer: outputWriter(output.folder), recordOf: searchRecorder(nav.site.lang) };
    },
    async make(tasks) {
      const made: WrittenPage[] = [];
      for (const task of tasks) {
        if (!site) throw new Error('Nothing is known of the site.');
        const frame = site;
        const time = fileTime({ path: sourceOf(task.order), text: '' }, frame.context.secondsPerFile);
        const page = await makePage(task.order, () => textOf(task, frame), frame.addressing);
        const document = page.document();
        const written = {
          files: writing ? writePage(task.order.route, page, writing) : [],
          record: writing?.recordOf(document) ?? '',
        };
        const slow = time.finding();
        made.push(slow ? { ...written, slow } : written);
      }
      return made;
    },
  };
}

/** The page of a category is written in the sidebar. */
const sourceOf = (order: PageOrder): string => (order.kind === 'category' ? 'sidebar.yaml' : order.sourcePath);
