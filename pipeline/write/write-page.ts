import { documentPathOf, htmlPathOf, markdownPathOf } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import { makePage, type PageOrder, type PageTextOf } from '../document/make-page.ts';
import type { PublicAddressing } from '../link/link-markdown.ts';
import type { OutputWriter, TakenFile } from './output-writer.ts';

export interface PageWriting {
  readonly textOf: PageTextOf;
  readonly addressing: PublicAddressing;
  readonly prerender: Prerender;
  readonly writer: OutputWriter;
}

/** Documents are written on one line, with a final newline. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The three files of a page. */
export const pageFiles = (route: string): string[] => [documentPathOf(route), markdownPathOf(route), htmlPathOf(route)];

/** Makes a page, writes it as document, Markdown and HTML, and forgets it. */
export function writePage(order: PageOrder, { textOf, addressing, prerender, writer }: PageWriting): TakenFile[] {
  const page = makePage(order, textOf, addressing);
  const document = page.document();
  return [
    writer.write(documentPathOf(order.route), jsonText(document), 'pages'),
    writer.write(markdownPathOf(order.route), page.markdown(), 'pages'),
    writer.write(htmlPathOf(order.route), prerender.page(document), 'pages'),
  ];
}
