// What became of asking for one address. Plain JSON: it is remembered between runs.

export type Answer =
  | { readonly kind: 'good' }
  /** Whoever follows the link ends nowhere. */
  | { readonly kind: 'broken'; readonly cause: BrokenCause; readonly reason: string; readonly movedTo?: string }
  /** A program cannot tell: a person with a browser may well get through. */
  | { readonly kind: 'unknown'; readonly cause?: 'machine'; readonly reason: string; readonly movedTo?: string };

export type BrokenCause = 'address' | 'host' | 'certificate' | 'status';
