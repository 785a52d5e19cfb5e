// What a page that shows operations needs of them: anchors before links are resolved, elements and Markdown after.
import { encodePath, fileHrefOf, hrefOf } from '../../../schemas/paths.ts';
import type { Route, Strings } from '../../../schemas/types.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { ShownData } from '../../link/link-body.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import { linkTexts, type ShownTexts } from '../../link/link-texts.ts';
import type { ResolvedLink } from '../../link/resolve-link.ts';
import { dataOn, type FieldListUse, type Link, type OperationUse, type PageFacts } from '../../parse/parsed-page.ts';
import type { Content } from '../../read/content.ts';
import type { FieldLists, LoadedFieldList } from '../fields/load-field-lists.ts';
import { fieldAnchor, fieldsShown } from '../fields/to-element.ts';
import { FEW, shownUses } from '../uses/shown-uses.ts';
import type { UseIndex } from '../uses/use-index.ts';
import type { Apis } from './load-apis.ts';
import { statusesIn } from './statuses-in.ts';
import { type ContractLink, type OperationScope, operationAnchors, toElement } from './to-element.ts';
import { toMarkdown } from './to-markdown.ts';

/** What all operations of a site are shown with. */
export interface ShownWith {
  readonly apis: Apis;
  readonly fieldLists: FieldLists;
  readonly files: Content['files'];
  readonly strings: Strings;
  readonly addressing: PublicAddressing;
}

/** The page with the ids of its operations among its anchors. */
export function withOperationAnchors(page: PageFacts, shown: ShownWith, report: Report): PageFacts {
  const uses = dataOn(page, 'operation');
  if (uses.length === 0) return page;
  const anchors = new Set(page.anchors);
  for (const use of uses) {
    const operation = findOperation(use, shown.apis, report);
    if (!operation) continue;
    // Ids do not depend on texts, links and uses.
    const ids = operationAnchors(
      operation,
      scopeOf(use, shown, new Map(), { contract: () => undefined, usesOf: () => ({ uses: [], more: 0 }) }),
    );
    const taken = ids.find((id) => anchors.has(id));
    if (taken !== undefined) {
      report({
        rule: 'heading-id-duplicate',
        message: `The id "${taken}" of the operation "${use.id}" is already on this page.`,
        sourcePath: use.sourcePath,
        range: use.range,
        hint: 'Show an operation once on a page.',
      });
    }
    for (const id of ids) anchors.add(id);
  }
  return { ...page, anchors: [...anchors] };
}

function findOperation({ src, id, sourcePath, srcRange, idRange }: OperationUse, { byPath }: Apis, report: Report) {
  const loaded = byPath.get(src);
  if (!loaded) {
    if (byPath.has(src)) return undefined;
    report({
      rule: 'operation-unknown',
      message: `There is no API "${src}".`,
      sourcePath,
      range: srcRange,
      hint: didYouMean(src, byPath.keys()) ?? 'Name a file of content/operations/, as "/operations/registro.yaml".',
    });
    return undefined;
  }
  const { operations } = loaded.api;
  const found = operations.find((operation) => operation.id === id);
  if (found) return found;
  const known = operations.map((operation) => operation.id);
  report({
    rule: 'operation-unknown',
    message: `"${src}" has no operation "${id}".`,
    sourcePath,
    range: idRange,
    hint: didYouMean(id, known) ?? `Its operations: ${known.join(', ')}.`,
  });
  return undefined;
}

function scopeOf(
  { level }: OperationUse,
  { strings, addressing, files }: ShownWith,
  texts: ShownTexts,
  { contract, usesOf }: Pick<OperationScope, 'contract' | 'usesOf'>,
): OperationScope {
  const example = (path: string) => files.get(`examples/${path}`);
  return { texts, strings, base: addressing.base, siteUrl: addressing.siteUrl ?? '', level, example, contract, usesOf };
}

/** Undefined for an operation that is missing or faulty. */
export type PlaceOperation = (use: OperationUse, route: Route, uses: UseIndex) => ShownData | undefined;

/** Pages that show field lists, in order of their routes. */
export interface ContractPage {
  readonly route: Route;
  readonly fieldLists: readonly FieldListUse[];
}

/** Resolves the links of every API and gives what pages show. */
export function linkOperations(
  shown: ShownWith,
  pages: readonly ContractPage[],
  resolve: (link: Link) => ResolvedLink,
): PlaceOperation {
  const texts = new Map<string, ShownTexts>();
  for (const [src, loaded] of shown.apis.byPath)
    if (loaded) texts.set(src, linkTexts(loaded.texts, resolve, shown.addressing.siteUrl));
  const places = placesOf(pages);
  return (use, route, uses) => {
    const operation = shown.apis.byPath.get(use.src)?.api.operations.find(({ id }) => id === use.id);
    const ofApi = texts.get(use.src);
    if (!operation || !ofApi) return undefined;
    const scope = scopeOf(use, shown, ofApi, {
      contract: (name) => contractLink(name, route, places, shown),
      usesOf: (status) =>
        shownUses(
          statusesIn(status).flatMap((each) => uses.usesOf({ kind: 'error', status: each })),
          route,
          shown.addressing,
          FEW,
        ),
    });
    return { element: JSON.stringify(toElement(operation, scope)), markdown: toMarkdown(operation, scope) };
  };
}

interface Place {
  readonly route: Route;
  readonly use: FieldListUse;
}

/** Where each list is shown, whole ones first. */
function placesOf(pages: readonly ContractPage[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const { route, fieldLists } of pages) {
    for (const use of fieldLists) places.set(use.src, [...(places.get(use.src) ?? []), { route, use }]);
  }
  for (const found of places.values())
    found.sort((a, b) => Number(a.use.part !== undefined) - Number(b.use.part !== undefined));
  return places;
}

/** The list on the same page, else on the first that shows it, else its JSON Schema. */
function contractLink(
  name: string,
  route: Route,
  places: ReadonlyMap<string, readonly Place[]>,
  { fieldLists, addressing }: ShownWith,
): ContractLink | undefined {
  const loaded = fieldLists.byName.get(name);
  if (!loaded) return undefined;
  const { title, sourcePath } = loaded.list;
  const found = places.get(sourcePath) ?? [];
  const place = found.find((each) => each.route === route) ?? found[0];
  const anchor = place && anchorOf(loaded, place.use);
  if (place && anchor !== undefined) {
    const page = place.route === route ? '' : hrefOf(place.route, addressing);
    return { title, href: `${page}#${encodePath(anchor)}`, isFile: false };
  }
  const schema = loaded.files.find(({ outputPath }) => outputPath.endsWith('.schema.json'));
  return schema && { title, href: fileHrefOf(schema.outputPath, addressing.base), isFile: true };
}

/** The address of a list on its page: its own, or that of its first field. */
function anchorOf({ list }: LoadedFieldList, use: FieldListUse): string | undefined {
  if (use.id !== undefined) return use.id;
  const [first] = fieldsShown(list, use);
  return first && fieldAnchor(first, use);
}
