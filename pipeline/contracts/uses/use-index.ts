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

/** A place that names something. */
export interface Found {
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

/** Takes what is found, one place at a time, in the order of the site. */
export interface UseGatherer {
  add(subject: Subject, found: Found): void;
}

/** What is said and shown comes before what is sent, and that before what a call is told. */
const RANKS: Readonly<Partial<Record<UseKind, number>>> = { request: 1, operation: 2 };
const rankOf = ({ kind }: Use): number => RANKS[kind] ?? 0;

export function makeUseIndex(): UseIndex & UseGatherer {
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
    usesOf: (subject) => [...(subjects.get(keyOf(subject))?.values() ?? [])].sort((a, b) => rankOf(a) - rankOf(b)),
  };
}
