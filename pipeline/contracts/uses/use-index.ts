import type { Use, UseAddress, UseKind, UsePlace } from './use.ts';

/**
 * What may be named: a field by its contract and path, a status of pages, a status of HTTP that a call may end
 * with, an error code by its contract.
 */
export type Subject =
  | { readonly kind: 'field'; readonly contract: string; readonly path: string }
  | { readonly kind: 'status'; readonly name: string }
  | { readonly kind: 'error'; readonly status: string }
  | { readonly kind: 'code'; readonly contract: string; readonly code: string };

export interface UseIndex {
  usesOf(subject: Subject): readonly Use[];
  /** Every status of HTTP that something names. */
  readonly errors: readonly string[];
}

interface Found {
  readonly kind: UseKind;
  readonly title: string;
  readonly address: UseAddress | undefined;
  readonly place: UsePlace;
}

const keyOf = (subject: Subject): string =>
  subject.kind === 'field'
    ? `field ${subject.contract}#${subject.path}`
    : subject.kind === 'status'
      ? `status ${subject.name}`
      : subject.kind === 'error'
        ? `error ${subject.status}`
        : `code ${subject.contract}#${subject.code}`;

/** Gathers what is found, one place at a time, in the order of the site. */
export function makeUseIndex(): UseIndex & { add(subject: Subject, found: Found): void } {
  const errors = new Set<string>();
  const subjects = new Map<string, Map<string, Use & { readonly places: UsePlace[] }>>();
  return {
    add(subject, { kind, title, address, place }) {
      const key = keyOf(subject);
      if (subject.kind === 'error') errors.add(subject.status);
      const uses = subjects.get(key) ?? new Map<string, Use & { readonly places: UsePlace[] }>();
      subjects.set(key, uses);
      // A page is one place to go to, however often it says a name: the first time is where it is led to.
      const where = address === undefined ? title : 'route' in address ? address.route : address.file;
      const use = uses.get(`${kind} ${where} ${kind === 'request' ? title : ''}`);
      if (!use)
        uses.set(`${kind} ${where} ${kind === 'request' ? title : ''}`, { kind, title, address, places: [place] });
      else if (!use.places.some(({ sourcePath, line }) => sourcePath === place.sourcePath && line === place.line))
        use.places.push(place);
    },
    get errors() {
      return [...errors];
    },
    usesOf: (subject) => [...(subjects.get(keyOf(subject))?.values() ?? [])],
  };
}
