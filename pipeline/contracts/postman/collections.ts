// Postman collections and environments as a kind of data.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Words } from '../../languages/words.ts';
import { hrefFrom } from '../../link/href-from.ts';
import { linkTexts } from '../../link/link-texts.ts';
import { linksIn } from '../../parse/parse-texts.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Anchors, DataFile, Kind, LoadScope } from '../kind/kind.ts';
import { nearestPlace } from '../kind/places.ts';
import { contractsOf } from '../operations/api.ts';
import { type Apis, operationPlaces } from '../operations/load-apis.ts';
import { everyRequest, type Request } from './collection.ts';
import { collectionSayings, variableNames } from './collection-names.ts';
import type { Postman } from './load-postman.ts';
import { reportHiddenRequests } from './report-hidden-requests.ts';
import { addRequestUses } from './request-uses.ts';
import { type CollectionScope, requestAnchor, toElement } from './to-element.ts';
import { toMarkdown } from './to-markdown.ts';

const COLLECTION_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export function collectionKind(postman: Postman, apis: Apis, lists: FieldLists, scope: LoadScope): Kind {
  const { content, addressing } = scope;
  const { strings } = scope.config;
  const { collections, environments } = postman;
  const requestsOf = ({ src }: DataUse): Request[] => [...everyRequest(collections.get(src)?.items ?? [])];
  return {
    directives: ['postman'],
    made: [],
    authored: authoredFiles(postman, scope),
    links: [...postman.texts.values()].flatMap(linksIn),
    names: () => variableNames(postman),
    sayings: () => [...collections.values()].flatMap((each) => (each ? [...collectionSayings(each, postman)] : [])),
    anchorsOf(use, report) {
      reportMissing(use, postman, report);
      return anchorsOf(requestsOf(use), use, strings.anchors);
    },
    contractsOf: (use) =>
      requestsOf(use).flatMap((request) => {
        const operation = postman.operations.get(request);
        return operation ? contractsOf(operation) : [];
      }),
    addUses: (pages, uses) => addRequestUses(pages, postman, lists, uses),
    link({ pages, resolve }, report) {
      const guides = operationPlaces(pages, apis);
      reportHiddenRequests(postman, guides, report);
      const texts = new Map(
        [...postman.texts].map(([src, parsed]) => [src, linkTexts(parsed, resolve, addressing.siteUrl)]),
      );
      return (use, _, route) => {
        const collection = collections.get(use.src);
        const file = content.files.get(use.src);
        if (!collection || !file) return undefined;
        const shown: CollectionScope = {
          use,
          environments,
          texts: texts.get(use.src) ?? new Map(),
          addressing,
          strings,
          guideOf(request) {
            const operation = postman.operations.get(request);
            const place = operation && nearestPlace(guides.get(operation), route);
            return place && hrefFrom(route, place, addressing);
          },
        };
        return {
          element: JSON.stringify(toElement(collection, file, shown)),
          markdown: toMarkdown(collection, file, shown),
        };
      };
    },
  };
}

function authoredFiles({ collections, environments }: Postman, { content }: LoadScope): DataFile[] {
  const ofCollections = [...collections].flatMap(([sourcePath, collection]): DataFile[] => {
    const file = content.files.get(sourcePath);
    if (!collection || !file) return [];
    return [{ ...file, type: 'postman-collection', title: collection.title, schema: COLLECTION_SCHEMA }];
  });
  const ofEnvironments = environments.flatMap(({ sourcePath, title }): DataFile[] => {
    const file = content.files.get(sourcePath);
    return file ? [{ ...file, type: 'postman-environment', title }] : [];
  });
  return [...ofCollections, ...ofEnvironments];
}

const anchorsOf = (requests: readonly Request[], use: DataUse, anchors: Words['anchors']): Anchors => ({
  ids: requests.map((request) => ({ id: requestAnchor(request, use, anchors), of: `request "${request.name}"` })),
  hint: `Give the collection an id: {id="${anchors.body}"} makes it ${anchors.request}-${anchors.body}-….`,
});

function reportMissing({ src, sourcePath, range, ranges }: DataUse, { collections }: Postman, report: Report): void {
  if (collections.has(src)) return;
  report({
    rule: 'file-missing',
    message: `There is no Postman collection "${src}".`,
    sourcePath,
    range: ranges.src ?? range,
    hint: didYouMean(src, collections.keys()) ?? 'Name a collection of content/postman/, as "/postman/hub.json".',
  });
}
