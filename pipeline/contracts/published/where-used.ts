// Where everything is used, as a file: what a change touches, for those who ask a program.

import { type Addressing, fileHrefOf } from '../../../schemas/paths.ts';
import type { WhereUsedData } from '../../../schemas/types.ts';
import { hrefFrom } from '../../link/href-from.ts';
import { assertValid } from '../../validate/validator.ts';
import { everyField } from '../fields/field-list.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import { ABOUT_PATHS } from '../uses/about-paths.ts';
import type { Use, UseAddress } from '../uses/use.ts';
import type { Subject, UseIndex } from '../uses/use-index.ts';

type UseData = WhereUsedData['statuses'][number]['uses'][number];

export interface WhereUsedScope {
  readonly uses: UseIndex;
  readonly lists: FieldLists;
  /** Names of the statuses that site.yaml has. */
  readonly statuses: readonly string[];
  readonly addressing: Addressing;
}

export function whereUsed({ uses, lists, statuses, addressing }: WhereUsedScope): WhereUsedData {
  const of = (subject: Subject): UseData[] => uses.usesOf(subject).map((use) => toData(use, addressing));
  const data: WhereUsedData = {
    schemaVersion: 1,
    fields: [...lists.byPath.values()].flatMap((loaded) =>
      [...everyField(loaded?.list.fields ?? [])].map(({ path }) => {
        const contract = loaded?.list.name ?? '';
        return { contract, field: path, uses: of({ kind: 'field', contract, path }) };
      }),
    ),
    statuses: statuses.map((name) => ({ name, uses: of({ kind: 'status', name }) })),
    errors: uses.errors.toSorted().map((status) => ({ status, uses: of({ kind: 'error', status }) })),
    codes: [...lists.byPath.values()].flatMap((loaded) =>
      (loaded?.list.errors ?? []).map(({ code }) => {
        const contract = loaded?.list.name ?? '';
        return { contract, code, uses: of({ kind: 'code', contract, code }) };
      }),
    ),
  };
  assertValid('where-used', data, ABOUT_PATHS.whereUsed);
  return data;
}

function toData({ kind, title, address, places }: Use, addressing: Addressing): UseData {
  return {
    kind,
    title,
    ...(address && { address: addressOf(address, addressing) }),
    places: places.map(({ sourcePath, line }) => ({ source: sourcePath, line })),
  };
}

const addressOf = (address: UseAddress, addressing: Addressing): string =>
  'file' in address ? fileHrefOf(address.file, addressing.base) : hrefFrom('', address, addressing);
