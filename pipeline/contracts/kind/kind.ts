// What the compiler asks of every kind of data that pages show. It names none of them: a new kind is a folder beside this
// one, and its line in contracts.ts.
import type { DataFile as IndexedFile, Route } from '../../../schemas/types.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { ShownData } from '../../link/link-body.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import type { ResolvedLink } from '../../link/resolve-link.ts';
import type { DataUse, Link, PageFacts } from '../../parse/parsed-page.ts';
import type { ParseContext } from '../../parse/source.ts';
import type { Content, PublishedFile, SourceFile } from '../../read/content.ts';
import type { UnmadeFiles } from '../../read/made-file.ts';
import type { UseGatherer, UseIndex } from '../uses/use-index.ts';
import type { KnownName, Saying } from './known-name.ts';
import type { ShownChanges } from './shown-changes.ts';

/** What data is loaded with. */
export interface LoadScope {
  readonly content: Content;
  readonly context: ParseContext;
  readonly config: SiteConfig;
  readonly addressing: PublicAddressing;
}

/** A file that is published about data, and what data/index.json says of it. */
export interface DataFile extends PublishedFile {
  readonly type: IndexedFile['type'];
  readonly title: string;
  /** Address of the schema it obeys. */
  readonly schema?: string | undefined;
}

/** The ids that data puts on a page. */
export interface Anchors {
  /** Each with what it is the id of, as a message says it. */
  readonly ids: readonly { readonly id: string; readonly of: string }[];
  /** What to do about one that the page has already. */
  readonly hint: string;
}

/** A page and the contracts that tell what names on it mean: first its own, then those of the pages it links to. */
export interface NamingPage extends LinkedPage {
  readonly own: ReadonlySet<string>;
  readonly linked: ReadonlySet<string>;
}

/** The site as far as data shows it. */
export interface ShowScope {
  readonly pages: readonly LinkedPage[];
  readonly uses: UseIndex;
  readonly resolve: (link: Link) => ResolvedLink;
  readonly changes: ShownChanges;
}

/** What a page shows at a directive; undefined for what is missing or faulty, which is reported. */
export type Show = (use: DataUse, page: PageFacts, route: Route) => ShownData | undefined;

/** The data of one kind: every file of it is read and checked, whether a page shows it or not. */
export interface Kind {
  /** Names of the directives that show it. */
  readonly directives: readonly string[];
  /** What is made of it to be published. */
  readonly made: readonly DataFile[];
  /** What is made only where these directives stand. */
  madeFor?(uses: readonly DataUse[], report: Report): readonly DataFile[];
  /** What is not, for its file is faulty. */
  readonly unmade?: readonly UnmadeFiles[];
  /** Files of the content that it is in, published as they are. */
  readonly authored: readonly DataFile[];
  /** What is published about it that takes all pages to know: where, and what. */
  readonly about?: { readonly paths: readonly string[]; files(site: ShowScope): readonly DataFile[] } | undefined;
  readonly links: readonly Link[];
  /** The ids that a directive puts on its page; undefined for what does not exist, which is then reported. */
  anchorsOf(use: DataUse, report: Report): Anchors | undefined;
  /** Names of the contracts that a directive is about. */
  contractsOf(use: DataUse): readonly string[];
  /** What texts may call by name. */
  names(): readonly KnownName[];
  /** Texts and code in it that call things by name. */
  sayings(): readonly Saying[];
  /** Checks what pages say of it by themselves. */
  checkPages?(pages: readonly PageFacts[], report: Report): void;
  /** Adds each place at which the data, or a page by what it says of it, names a field, a code or a status. */
  addUses(pages: readonly NamingPage[], uses: UseGatherer): void;
  /** Resolves its links and gives what pages show. */
  link(scope: ShowScope, report: Report): Show;
}

/** The data files of a folder of the content. */
export const filesIn = (folder: string, { data }: Content): SourceFile[] =>
  [...data.values()].filter(({ path }) => path.startsWith(folder));

/** What a file of data is called: its path below its folder, without the extension. */
export const nameOf = (sourcePath: string): string => sourcePath.replace(/^[^/]+\//, '').replace(/\.ya?ml$/, '');
