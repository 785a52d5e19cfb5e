// What a page that shows collections needs of them: anchors before links are resolved, elements and text after.
import type { Route, Strings } from '../../../schemas/types.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { ShownData } from '../../link/link-body.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import { linkTexts, type ShownTexts } from '../../link/link-texts.ts';
import type { ResolvedLink } from '../../link/resolve-link.ts';
import { type CollectionUse, dataOn, type Link, type PageFacts } from '../../parse/parsed-page.ts';
import type { Content } from '../../read/content.ts';
import { everyRequest, type Request } from './collection.ts';
import type { Postman } from './load-postman.ts';
import { type CollectionScope, requestAnchor, toElement } from './to-element.ts';
import { toMarkdown } from './to-markdown.ts';

/** The page with the ids of the requests it shows among its anchors. */
export function withRequestAnchors(page: PageFacts, { collections }: Postman, report: Report): PageFacts {
  const shown = dataOn(page, 'collection');
  if (shown.length === 0) return page;
  const anchors = new Set(page.anchors);
  for (const use of shown) {
    const { src, sourcePath } = use;
    if (!collections.has(src)) {
      report({
        rule: 'file-missing',
        message: `There is no Postman collection "${src}".`,
        sourcePath,
        range: use.srcRange,
        hint: didYouMean(src, collections.keys()) ?? 'Name a collection of content/postman/, as "/postman/hub.json".',
      });
    }
    for (const request of everyRequest(collections.get(src)?.items ?? [])) {
      const anchor = requestAnchor(request, use);
      if (anchors.has(anchor)) {
        report({
          rule: 'heading-id-duplicate',
          message: `The id "${anchor}" of the request "${request.name}" is already on this page.`,
          sourcePath,
          range: use.range,
          hint: 'Give the collection an id: {id="envio"} makes it pedido-envio-….',
        });
        break;
      }
      anchors.add(anchor);
    }
  }
  return { ...page, anchors: [...anchors] };
}

/** Undefined for a collection that is missing or faulty. */
export type PlaceCollection = (use: CollectionUse, route: Route) => ShownData | undefined;

export interface CollectionPlacing {
  readonly files: Content['files'];
  readonly addressing: PublicAddressing;
  readonly strings: Strings;
  readonly resolve: (link: Link) => ResolvedLink;
  /** Where the guide shows what a request calls, as a page links to it. */
  readonly guideOf: (request: Request, from: Route) => string | undefined;
}

/** Resolves the links of every collection and gives what pages show. */
export function linkCollections(
  { collections, environments, texts: parsedTexts }: Postman,
  { files, addressing, strings, resolve, guideOf }: CollectionPlacing,
): PlaceCollection {
  const texts = new Map<string, ShownTexts>();
  for (const [src, parsed] of parsedTexts) texts.set(src, linkTexts(parsed, resolve, addressing.siteUrl));
  return (use, route) => {
    const collection = collections.get(use.src);
    const file = files.get(use.src);
    if (!collection || !file) return undefined;
    const scope: CollectionScope = {
      use,
      environments,
      texts: texts.get(use.src) ?? new Map(),
      addressing,
      strings,
      guideOf: (request) => guideOf(request, route),
    };
    return {
      element: JSON.stringify(toElement(collection, file, scope)),
      markdown: toMarkdown(collection, file, scope),
    };
  };
}
