// The data of a site, read: this file alone knows which kinds there are.
import type { PageDocument, Route } from '../../schemas/types.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import { timed } from '../diagnostics/file-time.ts';
import type { Silence } from '../diagnostics/settle.ts';
import type { ShownData } from '../link/link-body.ts';
import type { LinkedPage } from '../link/link-page.ts';
import type { ResolvedLink } from '../link/resolve-link.ts';
import type { Link, PageFacts } from '../parse/parsed-page.ts';
import type { UnmadeFiles } from '../read/made-file.ts';
import { yamlSilences } from '../read/yaml-silences.ts';
import { changeMarks } from './changes/change-marks.ts';
import type { ContractStates } from './changes/compare-contracts.ts';
import { contractChangesKind } from './changes/contract-changes.ts';
import { loadChanges } from './changes/load-changes.ts';
import { statesOf } from './changes/loaded-data.ts';
import { pageFeeds } from './changes/page-feeds.ts';
import { errorCodeKind } from './errors/error-codes.ts';
import { fieldListKind } from './fields/field-lists.ts';
import { type FieldLists, loadFieldLists } from './fields/load-field-lists.ts';
import { findUses, namingPages } from './find-uses.ts';
import type { DataFile, Kind, LoadScope, ShowScope } from './kind/kind.ts';
import { checkNames } from './names/check-names.ts';
import { type NameLinks, nameLinks } from './names/name-links.ts';
import { vocabularyOf } from './names/vocabulary.ts';
import { type Apis, loadApis } from './operations/load-apis.ts';
import { operationKind } from './operations/operations.ts';
import { ownFileKind } from './own-file/own-file.ts';
import { collectionKind } from './postman/collections.ts';
import { loadPostman } from './postman/load-postman.ts';
import { aboutData } from './published/about-data.ts';
import { reportTwins } from './report-twins.ts';
import { testDataKind } from './test-data/test-data.ts';
import { ABOUT_PATHS } from './uses/about-paths.ts';
import type { UseIndex } from './uses/use-index.ts';

/** What pages show of data. */
export interface ShownContracts {
  /** By route, in the order of the page's directives; undefined for what is missing or faulty. */
  readonly data: Readonly<Record<Route, readonly (ShownData | undefined)[]>>;
  /** Where names lead that a page says in code. */
  readonly names: NameLinks;
  /** Feeds of what a page is about, by route. */
  readonly feeds: Readonly<Record<Route, NonNullable<PageDocument['feeds']>>>;
  /** Texts of what is published about all data, by path. */
  readonly about: Readonly<Record<string, string>>;
}

export interface LoadedContracts {
  readonly fieldLists: FieldLists;
  readonly apis: Apis;
  /** The contracts as they are published. */
  states(): ContractStates;
  /** Where it is published what is known of all data. */
  readonly aboutPaths: readonly string[];
  /** What is made of each file of data to be published. */
  readonly made: readonly DataFile[];
  /** What is made besides because these pages show it. */
  madeFor(pages: readonly PageFacts[], report: Report): readonly DataFile[];
  readonly unmade: readonly UnmadeFiles[];
  readonly links: readonly Link[];
  /** What comments in data silence. */
  readonly silences: readonly Silence[];
  /** The anchors of a page, with the ids that its data has. */
  anchorsOn(page: PageFacts, report: Report): readonly string[];
  /** Holds what pages say of data by themselves to it. */
  checkPages(pages: readonly PageFacts[], report: Report): void;
  findUses(pages: readonly LinkedPage[]): UseIndex;
  show(pages: readonly LinkedPage[], resolve: (link: Link) => ResolvedLink, report: Report): ShownContracts;
}

export async function loadContracts(scope: LoadScope, report: Report): Promise<LoadedContracts> {
  reportTwins(scope.content.data.keys(), report);
  const fieldLists = await loadFieldLists(scope, report);
  const apis = await loadApis(scope, fieldLists, report);
  const postman = await loadPostman(scope, fieldLists, apis, report);
  const contracts: readonly Kind[] = [
    fieldListKind(fieldLists, scope),
    operationKind(apis, fieldLists, scope),
    collectionKind(postman, apis, fieldLists, scope),
    errorCodeKind(fieldLists, apis, scope),
    ownFileKind(fieldLists, scope),
    testDataKind(fieldLists, scope),
  ];
  const data = { lists: fieldLists, apis };
  const made = contracts.flatMap((kind) => kind.made);
  const told = await loadChanges(data, made, scope, report);
  const kinds = [...contracts, contractChangesKind(told, data, scope)];
  const madeFor: LoadedContracts['madeFor'] = (pages, report) => {
    const uses = pages.flatMap((page) => page.data);
    return kinds.flatMap((kind) => kind.madeFor?.(uses, report) ?? []);
  };
  return {
    fieldLists,
    apis,
    states: () => statesOf(made),
    aboutPaths: [...Object.values(ABOUT_PATHS), ...kinds.flatMap((kind) => kind.about?.paths ?? [])],
    made: made.filter(({ sourcePath }) => sourcePath !== ''),
    madeFor,
    unmade: kinds.flatMap((kind) => kind.unmade ?? []),
    links: kinds.flatMap((kind) => kind.links),
    silences: [...scope.content.data.values()].flatMap(yamlSilences),
    anchorsOn: (page, report) => anchorsOn(page, kinds, report),
    checkPages(pages, report) {
      for (const kind of kinds) kind.checkPages?.(pages, report);
    },
    findUses: (pages) => findUses(namingPages(pages, kinds), kinds),
    show(pages, resolve, report) {
      const naming = namingPages(pages, kinds);
      const vocabulary = vocabularyOf(kinds.flatMap((kind) => kind.names()));
      checkNames(naming, kinds, { vocabulary, secondsPerFile: scope.config.secondsPerFile }, report);
      const uses = findUses(naming, kinds);
      const { strings: words, lang } = scope.config;
      const changes = changeMarks(told, pages, { words, lang, addressing: scope.addressing });
      const site: ShowScope = { pages, uses, resolve, changes };
      const shownPages = pages.map(({ page }) => page);
      const files = [
        ...kinds.flatMap((kind) => [...kind.made, ...kind.authored, ...(kind.about?.files(site) ?? [])]),
        ...madeFor(shownPages, () => undefined),
      ];
      const shows = new Map(
        kinds.flatMap((kind) => {
          const show = kind.link(site, report);
          return kind.directives.map((directive) => [directive, show]);
        }),
      );
      const data = pages
        .filter(({ page }) => page.data.length > 0)
        .map(({ page, extras: { route } }) => [
          route,
          timed(page.sourcePath, scope.config.secondsPerFile, report, () =>
            page.data.map((use) => shows.get(use.directive)?.(use, page, route)),
          ),
        ]);
      return {
        data: Object.fromEntries(data),
        names: nameLinks(naming, vocabulary, scope.addressing),
        feeds: pageFeeds(told, naming, scope),
        about: aboutData(files, { lists: fieldLists, uses, scope }),
      };
    },
  };
}

function anchorsOn({ data, anchors: own }: PageFacts, kinds: readonly Kind[], report: Report): readonly string[] {
  const anchors = new Set(own);
  for (const use of data) {
    const kind = kinds.find(({ directives }) => directives.includes(use.directive));
    const { ids = [], hint = '' } = kind?.anchorsOf(use, report) ?? {};
    const taken = ids.find(({ id }) => anchors.has(id));
    if (taken) {
      report({
        rule: 'heading-id-duplicate',
        message: `The id "${taken.id}" of the ${taken.of} is already on this page.`,
        sourcePath: use.sourcePath,
        range: use.range,
        hint,
      });
    }
    for (const { id } of ids) anchors.add(id);
  }
  return [...anchors];
}
