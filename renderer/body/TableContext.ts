import { createContext } from 'react';

/** What a row must know of its table. */
export interface TableFacts {
  readonly headers: readonly string[];
  readonly isCards: boolean;
  /** By column: whether its cells hold sentences, which need room. */
  readonly hasSentences: readonly boolean[];
}

export const TableContext = createContext<TableFacts>({ headers: [], isCards: false, hasSentences: [] });
