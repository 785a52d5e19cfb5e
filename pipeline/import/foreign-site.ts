// A site of another tool, as every reader of one gives it to the writer.
import type { Left } from './imported.ts';

/** A page or a part of one, in our Markdown but for its links, which still lead to where the other tool has things. */
export interface ForeignPage {
  /** The file it is from, relative to the source. */
  readonly source: string;
  /** The file it becomes: `pages/docs/guide.md`. */
  readonly target: string;
  /** Where the other tool shows it, without its base: `/docs/guide`. A part is shown nowhere. */
  readonly address?: string;
  /** Of ours. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** An entry of a sidebar. Pages are named by their sources. */
export type ForeignItem =
  | { readonly page: string; readonly label?: string | undefined }
  | {
      readonly label: string;
      readonly title?: string | undefined;
      readonly description?: string | undefined;
      /** The page that the category leads to, or the address of one that is made for it. */
      readonly page?: string | undefined;
      readonly address?: string | undefined;
      readonly items: readonly ForeignItem[];
    };

export interface ForeignSite {
  /** What site.yaml is to say. Links still lead to where the other tool has things. */
  readonly site: Readonly<Record<string, unknown>>;
  readonly sidebar: readonly ForeignItem[];
  readonly pages: readonly ForeignPage[];
  /** Files to publish: the source of each, and where it is to stand. One may stand in several places; links lead to the last. */
  readonly files: readonly (readonly [source: string, target: string])[];
  /** What addresses of files begin with, and the folder they stand for: `@site/` is the source itself. */
  readonly roots: readonly (readonly [prefix: string, folder: string])[];
  /** The id that the other tool gives a heading. */
  readonly headingId: (text: string) => string;
  readonly left: readonly Left[];
}
