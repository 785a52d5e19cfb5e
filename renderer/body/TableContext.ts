import { createContext } from 'react';

/** What a row must know of its table. */
export interface TableFacts {
  readonly headers: readonly string[];
  readonly isCards: boolean;
  /** Whether the first cell of a row is its name. */
  readonly hasRowNames: boolean;
  /** By column: whether its cells hold sentences, which need room. */
  readonly hasSentences: readonly boolean[];
}

export const TableContext = createContext<TableFacts>({
  headers: [],
  isCards: false,
  hasRowNames: false,
  hasSentences: [],
});
