// The operations of APIs as a kind of data.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { hrefFrom } from '../../link/href-from.ts';
import { linkTexts } from '../../link/link-texts.ts';
import { linksIn } from '../../parse/parse-texts.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import { contractLinks } from '../fields/contract-links.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { type Kind, type LoadScope, nameOf } from '../kind/kind.ts';
import { nearestPlace } from '../kind/places.ts';
import { shownUses, USES_BESIDE_OPERATIONS } from '../uses/shown-uses.ts';
import { contractsOf, type Operation } from './api.ts';
import { errorsFile } from './errors-data.ts';
import { type Apis, findOperation, operationPlaces } from './load-apis.ts';
import { operationIds } from './operation-ids.ts';
import { operationNames, operationSayings } from './operation-names.ts';
import type { OperationScope } from './operation-parts.ts';
import { addOperationUses } from './operation-uses.ts';
import { statusesIn } from './statuses-in.ts';
import { toElement } from './to-element.ts';
import { toMarkdown } from './to-markdown.ts';

export function operationKind(apis: Apis, lists: FieldLists, scope: LoadScope): Kind {
  const { content, addressing } = scope;
  const { strings } = scope.config;
  const loadedApis = [...apis.byPath.values()].flatMap((loaded) => loaded ?? []);
  return {
    directives: ['operation'],
    made: [...loadedApis.flatMap(({ files }) => files), errorsFile(apis, scope)],
    unmade: [...apis.byPath].flatMap(([sourcePath, loaded]) =>
      loaded
        ? []
        : ['operations', 'openapi'].map((folder) => ({
            sourcePath,
            beginning: `data/${folder}/${nameOf(sourcePath)}.`,
          })),
    ),
    authored: [],
    links: loadedApis.flatMap(({ texts }) => linksIn(texts)),
    names: () => loadedApis.flatMap(({ api }) => operationNames(api, apis.anchors)),
    sayings: () => loadedApis.flatMap(({ api }) => [...operationSayings(api)]),
    anchorsOf(use, report) {
      const operation = findOperation(use, apis) ?? reportUnknown(use, apis, report);
      if (!operation) return undefined;
      const ids = operationIds(operation, apis.anchors).map((id) => ({ id, of: `operation "${operation.id}"` }));
      return { ids, hint: 'Show an operation once on a page.' };
    },
    contractsOf(use) {
      const operation = findOperation(use, apis);
      return operation ? contractsOf(operation) : [];
    },
    addUses: (pages, uses) => addOperationUses(pages, apis, lists, uses),
    link({ pages, uses, resolve, changes }) {
      const places = operationPlaces(pages, apis);
      const texts = new Map(
        loadedApis.map((loaded) => [loaded.api.sourcePath, linkTexts(loaded.texts, resolve, addressing.siteUrl)]),
      );
      const contract = contractLinks(lists, pages, addressing);
      return (use, _, route) => {
        const operation = findOperation(use, apis);
        if (!operation) return undefined;
        const shown: OperationScope = {
          operation,
          texts: texts.get(use.src) ?? new Map(),
          strings,
          base: addressing.base,
          siteUrl: addressing.siteUrl ?? '',
          level: use.level,
          example: (path) => content.files.get(`examples/${path}`),
          contract: (name) => contract(name, route),
          hrefOf(other) {
            const place = nearestPlace(places.get(apis.operations.get(other.id) ?? other), route);
            return place && hrefFrom(route, place, addressing);
          },
          marksOf({ in: where, name, field }) {
            const contract = apis.byPath.get(use.src)?.api.name ?? '';
            const part = `${operation.id}-${where}-${name}`;
            return changes.marksOf(
              { folder: 'operations', contract, part, saysSince: field.since !== undefined },
              route,
            );
          },
          usesOf(status) {
            const all = statusesIn(status).flatMap((each) => uses.usesOf({ kind: 'error', status: each }));
            return shownUses(all, route, addressing, USES_BESIDE_OPERATIONS);
          },
        };
        return { element: JSON.stringify(toElement(shown)), markdown: toMarkdown(shown) };
      };
    },
  };
}

/** Says which of a directive's attributes names nothing. A faulty API is reported already. */
function reportUnknown(use: DataUse, { byPath }: Apis, report: Report): undefined {
  const { src, attributes, sourcePath, range, ranges } = use;
  const unknown = (message: string, attribute: 'src' | 'id', hint: string): void =>
    report({ rule: 'operation-unknown', message, sourcePath, range: ranges[attribute] ?? range, hint });
  const operations: readonly Operation[] | undefined = byPath.get(src)?.api.operations;
  if (operations) {
    const { id = '' } = attributes;
    const known = operations.map((operation) => operation.id);
    unknown(
      `"${src}" has no operation "${id}".`,
      'id',
      didYouMean(id, known) ?? `Its operations: ${known.join(', ')}.`,
    );
  } else if (!byPath.has(src)) {
    const hint =
      didYouMean(src, byPath.keys()) ?? 'Name a file of content/operations/, as "/operations/registro.yaml".';
    unknown(`There is no API "${src}".`, 'src', hint);
  }
}
