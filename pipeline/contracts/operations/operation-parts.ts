// What the parts of an operation are made of.
import type { Nodes } from '../../../schemas/types.ts';
import { element, table, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import type { PublishedFile } from '../../read/content.ts';
import type { ContractLink } from '../fields/contract-links.ts';
import type { ShownUses } from '../uses/shown-uses.ts';
import type { Operation, Parameter } from './api.ts';
import { type Part, partId } from './operation-ids.ts';

/** What an operation is shown with. */
export interface OperationScope {
  readonly operation: Operation;
  readonly texts: ShownTexts;
  readonly strings: Words;
  readonly base: string;
  /** In front of addresses in Markdown. */
  readonly siteUrl: string;
  /** Level of its headings. */
  readonly level: number;
  /** An example by its path below content/examples/. */
  example(path: string): PublishedFile | undefined;
  /** Where a contract is shown, or its JSON Schema; undefined when it is faulty. */
  contract(name: string): ContractLink | undefined;
  /** Where another operation is shown, if it is. */
  hrefOf(operation: Operation): string | undefined;
  /** Since when a parameter is there, and when it has changed. */
  marksOf(parameter: Parameter): Nodes;
  /** Where a status of HTTP, or one of several, is named. */
  usesOf(status: number | string): ShownUses;
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading, and what stands below it; nothing where that is nothing. */
export function part({ operation, level, strings }: OperationScope, name: Part, title: string, content: Nodes): Nodes {
  if (content.length === 0) return [];
  return [
    element(TAGS[level - 1] ?? 'h6', { id: partId(operation, name, strings.anchors) }, [text(title)]),
    ...content,
  ];
}

/** A text in a line. */
export const inline = (written: string | undefined, { texts }: OperationScope): Nodes =>
  shownText(texts, written).nodes;

/** A table, or nothing where it has no rows. */
export const tableOf = (headers: readonly string[], rows: readonly (readonly Nodes[])[]): Nodes =>
  rows.length === 0 ? [] : [table(headers, rows)];
