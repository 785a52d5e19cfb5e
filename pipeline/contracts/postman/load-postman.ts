// All collections and environments of a site: each read and checked, whether a page shows it or not.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { timed } from '../../diagnostics/file-time.ts';
import type { Words } from '../../languages/words.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import { type ParsedTexts, parseTexts } from '../../parse/parse-texts.ts';
import type { ParseContext } from '../../parse/source.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { filesIn, type LoadScope } from '../kind/kind.ts';
import { type Places, placesOf } from '../kind/places.ts';
import { readInTime } from '../kind/read-in-time.ts';
import type { Operation } from '../operations/api.ts';
import type { Apis } from '../operations/load-apis.ts';
import { checkAnswers } from './check-answers.ts';
import { checkApis } from './check-apis.ts';
import { checkPayloads } from './check-payloads.ts';
import { checkRequest } from './check-request.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkVariables } from './check-variables.ts';
import { type Collection, type Environment, everyRequest, type Request } from './collection.ts';
import { collectionTexts } from './collection-texts.ts';
import { operationsByPath } from './match-operation.ts';
import { readCollection } from './read-collection.ts';
import { readEnvironment } from './read-environment.ts';
import { requestAnchor } from './to-element.ts';

export interface Postman {
  /** By source path; undefined for one that is faulty, which is reported already. */
  readonly collections: ReadonlyMap<string, Collection | undefined>;
  readonly environments: readonly Environment[];
  /** The texts of each collection by its source path. */
  readonly texts: ReadonlyMap<string, ParsedTexts>;
  /** The operation that a request calls, where there is one. */
  readonly operations: ReadonlyMap<Request, Operation>;
  /** What ids on pages begin with. */
  readonly anchors: Words['anchors'];
}

/** What Postman calls its files; one with another name is a collection. */
const IS_ENVIRONMENT = /\.postman_(?:environment|globals)\.json$/;

export async function loadPostman(scope: LoadScope, lists: FieldLists, apis: Apis, report: Report): Promise<Postman> {
  const { content, context } = scope;
  const collections = new Map<string, Collection | undefined>();
  const environments: Environment[] = [];
  for (const file of filesIn('postman/', content)) {
    const sourcePath = file.path;
    await readInTime(file, scope, report, async (within) => {
      if (IS_ENVIRONMENT.test(sourcePath))
        environments.push(...[within(() => readEnvironment(file, report))].flatMap((e) => e ?? []));
      else
        collections.set(
          sourcePath,
          within(() => readCollection(file, lists.strings.anchors.request, report)),
        );
    });
  }
  const texts = new Map<string, ParsedTexts>();
  for (const environment of environments) checkSecrets(environment, report);
  for (const collection of collections.values()) {
    if (!collection) continue;
    checkSecrets(collection, report);
    checkVariables(collection, environments, report);
    const { sourcePath } = collection;
    texts.set(sourcePath, await parseTexts(collectionTexts(collection, environments), sourcePath, context, report));
  }
  const operations = matchRequests(collections, apis, lists, context, report);
  checkApis(
    [...collections.values()].flatMap((collection) => collection ?? []),
    environments,
    operations,
    apis,
    report,
  );
  return { collections, environments, texts, operations, anchors: lists.strings.anchors };
}

/** Finds what each request calls. A site without operations has nothing that a request could differ from. */
function matchRequests(
  collections: Postman['collections'],
  apis: Apis,
  lists: FieldLists,
  { secondsPerFile }: ParseContext,
  report: Report,
): Map<Request, Operation> {
  const found = new Map<Request, Operation>();
  if (apis.operations.size === 0) return found;
  const byPath = operationsByPath([...apis.operations.values()].filter(({ isWebhook }) => !isWebhook));
  let requests = 0;
  const match = (collection: Collection): void => {
    for (const request of everyRequest(collection.items)) {
      requests++;
      const operation = checkRequest(request, collection, byPath, report);
      if (!operation) continue;
      found.set(request, operation);
      checkAnswers(request, operation, collection, report);
      checkPayloads(request, operation, collection, lists, report);
    }
  };
  for (const [sourcePath, collection] of collections)
    if (collection) timed(sourcePath, secondsPerFile, report, () => match(collection));
  if (requests > 0) reportUncalled(apis, new Set(found.values()), report);
  return found;
}

function reportUncalled({ byPath }: Apis, called: ReadonlySet<Operation>, report: Report): void {
  for (const api of [...byPath.values()].flatMap((loaded) => loaded?.api ?? [])) {
    for (const operation of api.operations) {
      if (operation.isWebhook || called.has(operation)) continue;
      report({
        rule: 'operation-without-request',
        message: `No collection has a request for the operation "${operation.id}".`,
        sourcePath: api.sourcePath,
        range: api.rangeOf([...operation.yamlPath, 'id']),
        hint: `Add one to a collection of content/postman/: ${operation.method} ${operation.path}.`,
      });
    }
  }
}

/** Where pages show each request. */
export const requestPlaces = (pages: readonly LinkedPage[], { collections, anchors }: Postman): Places<Request> =>
  placesOf(
    pages.flatMap(({ page, extras: { route } }) =>
      page.data
        .filter(({ directive }) => directive === 'postman')
        .flatMap((use) =>
          [...everyRequest(collections.get(use.src)?.items ?? [])].map(
            (request) => [request, { route, anchor: requestAnchor(request, use, anchors) }] as const,
          ),
        ),
    ),
  );
