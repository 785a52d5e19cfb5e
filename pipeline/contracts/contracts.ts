// All that a site describes as data, and what its pages show of it, as the recipe asks for it. Every answer is plain data and
// remembered with the hash of all that it comes from: where nothing of that has changed, no data is read.
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import type { Silence } from '../diagnostics/settle.ts';
import type { LinkedPage, PageExtras } from '../link/link-page.ts';
import type { ResolvedLink } from '../link/resolve-link.ts';
import type { Link, PageFacts } from '../parse/parsed-page.ts';
import type { Content } from '../read/content.ts';
import { hashOf } from '../read/hash.ts';
import { madeFile, type UnmadeFiles } from '../read/made-file.ts';
import { type Memory, remembered } from '../read/memory.ts';
import { textHash } from '../read/text-hash.ts';
import type { LoadScope } from './kind/kind.ts';
import type { LoadedContracts, ShownContracts } from './load-contracts.ts';

export interface Contracts {
  readonly unmade: readonly UnmadeFiles[];
  /** Where it is published what is known of all data. */
  readonly aboutPaths: readonly string[];
  /** What comments in data silence. */
  readonly silences: readonly Silence[];
  /** Gives pages with the ids of their data among their anchors, and holds to the data what they say of it. */
  readPages(pages: readonly PageFacts[]): Promise<ReadPages>;
  /** Resolves the links in data and shows it, once all pages are known. */
  show(pages: readonly LinkedPage[], resolve: (link: Link) => ResolvedLink): Promise<ShownOnSite>;
  /** The data itself, for those who ask about it. */
  load(): Promise<LoadedContracts>;
}

export interface ReadPages {
  readonly pages: PageFacts[];
  /** The files of the content that are published, and those made of data, by source path or else by where they are published. */
  readonly files: Content['files'];
}

export interface ShownOnSite {
  /** What a page's document holds beside what parsing found, with the data it shows. */
  extrasOf(page: LinkedPage): PageExtras;
  /** Text of a file that is published about all data. */
  about(path: string): string | undefined;
}

/** The memory without what is known of data. */
export const forgettingData = (memory: Memory): Memory => ({
  ...memory,
  recall: (name) => (name.startsWith(QUESTION) ? undefined : memory.recall(name)),
  keep: (name, found) => (name.startsWith(QUESTION) ? undefined : memory.keep(name, found)),
});

/** What the names of questions to all data begin with: no path does. */
const QUESTION = 'data ';

export async function openContracts(scope: LoadScope, memory: Memory, report: Report): Promise<Contracts> {
  const loading: Finding[] = [];
  let loaded: Promise<LoadedContracts> | undefined;
  const load = (): Promise<LoadedContracts> => {
    loaded ??= import('./load-contracts.ts').then(({ loadContracts }) =>
      loadContracts(scope, (finding) => void loading.push(finding)),
    );
    return loaded;
  };
  const own = inputsOf(scope);
  /** Asks the data, unless the answer to the same question is remembered. */
  const ask = <Answer>(
    name: `${typeof QUESTION}${string}`,
    from: readonly unknown[],
    answer: (contracts: LoadedContracts, report: Report) => Answer,
  ): Promise<Answer> =>
    remembered({ name, inputs: hashOf(own, JSON.stringify(from)), memory }, report, async (report) =>
      answer(await load(), report),
    );

  const { made, aboutPaths, unmade, links, silences } = await ask('data files', [], (loaded, report) => {
    const { made, aboutPaths, unmade, links, silences } = loaded;
    for (const finding of loading) report(finding);
    const texts = made.map(({ sourcePath, outputPath, bytes }) => [
      sourcePath,
      outputPath,
      Buffer.from(bytes()).toString(),
    ]);
    return { made: texts, aboutPaths, unmade, links, silences };
  });
  const files = new Map([
    ...scope.content.files,
    ...made.map(([sourcePath = '', path = '', text = '']) => [path, madeFile(sourcePath, path, () => text)] as const),
  ]);
  return {
    load,
    silences,
    aboutPaths,
    unmade,
    async readPages(pages) {
      const asked = pages.filter(
        ({ data, samples, frontmatter }) => data.length + samples.length > 0 || frontmatter.contracts,
      );
      const from = asked.map(({ sourcePath, anchors, data, samples, frontmatter, frontmatterRanges }) => [
        [sourcePath, anchors, data, samples],
        [frontmatter.contracts, frontmatterRanges.contracts],
      ]);
      const anchors = await ask('data on pages', from, (contracts, report) => {
        contracts.checkPages(asked, report);
        return Object.fromEntries(asked.map((page) => [page.sourcePath, contracts.anchorsOn(page, report)]));
      });
      const shown = asked.filter((page) => page.data.length > 0);
      const asFor = await ask(
        'data files of pages',
        shown.flatMap(({ data }) => data.map(({ directive, src, attributes }) => [directive, src, attributes])),
        (contracts, report) =>
          // Not all of them are UTF-8: a letter for each byte.
          contracts
            .madeFor(shown, report)
            .map(({ sourcePath, outputPath, bytes }) => [
              sourcePath,
              outputPath,
              Buffer.from(bytes()).toString('latin1'),
            ]),
      );
      const madeForPages = asFor.map(
        ([sourcePath = '', outputPath = '', text = '']) =>
          [outputPath, { sourcePath, outputPath, bytes: () => Buffer.from(text, 'latin1') }] as const,
      );
      return {
        pages: pages.map((page) => ({ ...page, anchors: anchors[page.sourcePath] ?? page.anchors })),
        files: new Map([...files, ...madeForPages]),
      };
    },
    async show(pages, resolve) {
      const keyOf = (link: Link): string => JSON.stringify(link);
      const resolved = new Map(links.map((link) => [keyOf(link), resolve(link)]));
      const broken: ResolvedLink = { kind: 'broken' };
      const shown: ShownContracts = await ask(
        'data shown',
        [[...resolved.values()], namingOf(pages)],
        (contracts, report) => contracts.show(pages, (link) => resolved.get(keyOf(link)) ?? broken, report),
      );
      return {
        about: (path) => shown.about[path],
        extrasOf: ({ extras }) => {
          const { [extras.route]: names } = shown.names;
          const { [extras.route]: feeds } = shown.feeds;
          return {
            ...extras,
            data: shown.data[extras.route] ?? [],
            ...(names && { names }),
            ...(feeds && { feeds }),
          };
        },
      };
    },
  };
}

/** Hash of all that data is made of, before any page is known. */
const inputsOf = ({ content, config, addressing }: LoadScope): string =>
  hashOf(
    JSON.stringify([config.lang, config.strings, config.csvSeparator, Object.keys(config.statuses), addressing]),
    ...[content.site, ...content.data.values(), ...content.parts.values()].flatMap((file) => [
      file.path,
      textHash(file),
    ]),
    ...[...content.files.values()].flatMap(({ sourcePath, bytes }) =>
      sourcePath.startsWith('examples/') ? [sourcePath, hashOf(Buffer.from(bytes()).toString('latin1'))] : [],
    ),
  );

/** What pages name and show, and where they lead: all that data may ask of them. */
const namingOf = (pages: readonly LinkedPage[]): readonly unknown[] =>
  pages
    .filter(({ page, extras }) => extras.status || page.names || page.data.length + page.samples.length > 0)
    .map(
      ({
        page: { title, sourcePath, names, data, samples, frontmatter, frontmatterRanges },
        extras: { route, status, links },
      }) => [
        [
          route,
          title,
          sourcePath,
          names,
          data,
          samples,
          status?.shown.name,
          frontmatterRanges.status,
          frontmatter.contracts,
        ],
        links.flatMap((link) => (link.kind === 'page' ? link.route : [])),
      ],
    );
