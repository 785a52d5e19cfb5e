// Where what has changed is shown on pages.
import type { Route } from '../../../schemas/types.ts';
import { hrefFrom } from '../../link/href-from.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import { contractLinks } from '../fields/contract-links.ts';
import { errorAnchor } from '../fields/error-list.ts';
import { fieldLinks } from '../fields/field-links.ts';
import { nearestPlace, placesOf } from '../kind/places.ts';
import type { Operation } from '../operations/api.ts';
import { operationPlaces } from '../operations/load-apis.ts';
import { parameterId, partId } from '../operations/operation-ids.ts';
import type { ContractId } from './compare-contracts.ts';
import type { ChangedPart } from './contract-change.ts';
import { apiOf, type LoadedData } from './loaded-data.ts';

export interface PartLinks {
  /** Leads to a contract; undefined where no page shows it. */
  toContract(id: ContractId, from: Route): string | undefined;
  /** Leads to a part of it, such as the row of a field; undefined likewise. */
  toPart(id: ContractId, part: ChangedPart, from: Route): string | undefined;
}

export function partLinks(data: LoadedData, pages: readonly LinkedPage[], addressing: PublicAddressing): PartLinks {
  const { lists, apis } = data;
  const toList = contractLinks(lists, pages, addressing);
  const toField = fieldLinks(lists, pages, addressing);
  const places = operationPlaces(pages, apis);
  const errors = errorListPlaces(pages);
  const toOperation = (operation: Operation | undefined, from: Route, anchor?: string): string | undefined => {
    const place = operation && nearestPlace(places.get(operation), from);
    return place && hrefFrom(from, { ...place, anchor: anchor ?? place.anchor }, addressing);
  };
  const toContract = (id: ContractId, from: Route): string | undefined => {
    if (id.folder === 'operations') return toOperation(apiOf(data, id.contract)?.operations[0], from);
    const link = toList(id.contract, from);
    return link && !link.isFile ? link.href : undefined;
  };
  return {
    toContract,
    toPart(id, part, from) {
      switch (part.of) {
        case 'contract':
          return toContract(id, from);
        case 'field':
          return toField(id.contract, part.path, from);
        case 'rule': {
          const place = nearestPlace(errors.get(lists.byName.get(id.contract)?.list.sourcePath ?? ''), from);
          return (
            place && hrefFrom(from, { ...place, anchor: errorAnchor(part.code, lists.strings.anchors) }, addressing)
          );
        }
        default: {
          const operation = apiOf(data, id.contract)?.operations.find((each) => each.id === part.id);
          if (!operation) return undefined;
          return toOperation(operation, from, anchorOf(operation, part, apis.anchors));
        }
      }
    },
  };
}

function anchorOf(
  operation: Operation,
  part: Extract<ChangedPart, { readonly id: string }>,
  anchors: Parameters<typeof partId>[2],
): string | undefined {
  if (part.of === 'operation') return undefined;
  if (part.of === 'answer') return partId(operation, 'answers', anchors);
  const parameter = operation.parameters.find((each) => each.in === part.in && each.name === part.name);
  return parameter && parameterId(operation, parameter.in, parameter.name, anchors);
}

/** Where pages show the rules of a contract, by its source path. */
const errorListPlaces = (pages: readonly LinkedPage[]) =>
  placesOf(
    pages.flatMap(({ page, extras: { route } }) =>
      page.data
        .filter(({ directive }) => directive === 'error-list')
        .map(({ src }) => [src, { route, anchor: '' }] as const),
    ),
  );
