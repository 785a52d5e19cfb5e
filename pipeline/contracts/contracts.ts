// All that a site describes as data, and what its pages show of it. The compiler knows this one interface, and this file
// alone knows which kinds there are.
import type { Report } from '../diagnostics/diagnostic.ts';
import type { LinkedPage, PageExtras } from '../link/link-page.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { Content, PublishedFile } from '../read/content.ts';
import { fieldListKind } from './fields/field-lists.ts';
import { type FieldLists, loadFieldLists } from './fields/load-field-lists.ts';
import { findUses } from './find-uses.ts';
import type { Kind, LoadScope, ShowScope } from './kind/kind.ts';
import { type Apis, loadApis } from './operations/load-apis.ts';
import { operationKind } from './operations/operations.ts';
import { collectionKind } from './postman/collections.ts';
import { loadPostman } from './postman/load-postman.ts';
import { aboutData } from './published/about-data.ts';
import { reportTwins } from './report-twins.ts';
import type { UseIndex } from './uses/use-index.ts';

export interface Contracts {
  readonly fieldLists: FieldLists;
  readonly apis: Apis;
  /** The files of the content that are published, and those made of data, by source path or else by where they are published. */
  readonly files: Content['files'];
  /** The page with the ids that its data has among its anchors. */
  withAnchors(page: PageFacts, report: Report): PageFacts;
  /** Holds what pages say of data by themselves to it. */
  checkPages(pages: readonly PageFacts[], report: Report): void;
  /** What is published about all data; the uses are asked for when somebody asks for a file. */
  about(uses: () => UseIndex): readonly PublishedFile[];
  /** Resolves the links in data and finds what names it, once all pages are known. */
  link(scope: Omit<ShowScope, 'uses'>, report: Report): LinkedContracts;
}

export interface LinkedContracts {
  /** Where fields, codes and statuses are named. */
  readonly uses: UseIndex;
  /** What a page's document holds beside what parsing found, with the data it shows. */
  extrasOf(page: LinkedPage): PageExtras;
}

export async function loadContracts(scope: LoadScope, report: Report): Promise<Contracts> {
  reportTwins(scope.content.data.keys(), report);
  const fieldLists = await loadFieldLists(scope, report);
  const apis = await loadApis(scope, fieldLists, report);
  const postman = await loadPostman(scope, fieldLists, apis, report);
  const kinds: readonly Kind[] = [
    fieldListKind(fieldLists, scope),
    operationKind(apis, fieldLists, scope),
    collectionKind(postman, apis, fieldLists, scope),
  ];
  const files = kinds.flatMap((kind) => [...kind.made, ...kind.authored]);
  const made = kinds.flatMap((kind) => kind.made.filter(({ sourcePath }) => sourcePath !== ''));
  return {
    fieldLists,
    apis,
    files: new Map([...scope.content.files, ...made.map((file) => [file.outputPath, file] as const)]),
    about: (uses) => aboutData(files, { lists: fieldLists, uses, scope }),
    withAnchors: (page, report) => withAnchors(page, kinds, report),
    checkPages(pages, report) {
      for (const kind of kinds) kind.checkPages?.(pages, report);
    },
    link({ pages, resolve }, report) {
      const uses = findUses(pages, kinds);
      const shows = new Map(
        kinds.flatMap((kind) => {
          const show = kind.link({ pages, uses, resolve }, report);
          return kind.directives.map((directive) => [directive, show]);
        }),
      );
      return {
        uses,
        extrasOf({ page, extras }) {
          return { ...extras, data: page.data.map((use) => shows.get(use.directive)?.(use, page, extras.route)) };
        },
      };
    },
  };
}

function withAnchors(page: PageFacts, kinds: readonly Kind[], report: Report): PageFacts {
  if (page.data.length === 0) return page;
  const anchors = new Set(page.anchors);
  for (const use of page.data) {
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
  return { ...page, anchors: [...anchors] };
}
