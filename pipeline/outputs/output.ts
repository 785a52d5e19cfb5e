// Everything that a site publishes, by where it is published. Writing, `dev`, collisions and links all go by this list; of the
// renderer's own files, which come without the content, it knows the folders.
import { documentPathOf, htmlPathOf, markdownPathOf } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import type { PageDocument, Route } from '../../schemas/types.ts';
import type { PublishedFile } from '../read/content.ts';

/** A page ready to be published, each form made when asked for. */
export interface MadePage {
  /** Checked against its schema. */
  document(): PageDocument;
  markdown(): string;
}

/**
 * What a file is to the site, which decides when it is put into its place: a resource is named by pages, a page names them,
 * and an overview names pages.
 */
export type Stage = 'resources' | 'pages' | 'overview';

interface Owned {
  /** Whose it is, as messages say it. */
  readonly owner: string;
  readonly stage: Stage;
}

/** A file of the content, or made from one. */
export interface FileOutput extends Owned {
  readonly kind: 'file';
  readonly file: PublishedFile;
}

/** A page in one of its forms. */
export interface PageOutput extends Owned {
  readonly kind: 'page';
  readonly route: Route;
  text(page: MadePage, prerender: Prerender): string;
}

/** What docs-build says of the site as a whole; undefined where there is nothing to say. */
export interface OwnOutput extends Owned {
  readonly kind: 'own';
  content(prerender: Prerender): string | Uint8Array | undefined;
}

/** Pages one after the other as Markdown, with texts between them: more than is to be in memory at once. */
export interface JoinedOutput extends Owned {
  readonly kind: 'joined';
  parts(): Iterable<JoinedPart>;
}

/** A text, or a page whose Markdown stands in its place. */
export type JoinedPart = string | { readonly route: Route };

export type Output = FileOutput | PageOutput | OwnOutput | JoinedOutput;

/** What a file holds that is neither a page's nor made of pages. */
export const outputContent = (output: FileOutput | OwnOutput, prerender: Prerender): string | Uint8Array | undefined =>
  output.kind === 'file' ? output.file.bytes() : output.content(prerender);

/** By path below the output folder. */
export type Outputs = ReadonlyMap<string, Output>;

/** Documents are written on one line, with a final newline. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The forms in which a page is published. */
const PAGE_FORMS: readonly (readonly [pathOf: (route: Route) => string, text: PageOutput['text']])[] = [
  [documentPathOf, (page) => jsonText(page.document())],
  [markdownPathOf, (page) => page.markdown()],
  [htmlPathOf, (page, prerender) => prerender.page(page.document())],
];

/** The files of a page. */
export const pageOutputs = (route: Route): (readonly [path: string, output: PageOutput])[] =>
  PAGE_FORMS.map(([pathOf, text]) => [
    pathOf(route),
    { kind: 'page', owner: `the page "${route}"`, stage: 'pages', route, text },
  ]);
