import type { Nodes } from 'mdast';
import type { Imports, Module } from './module.ts';

export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
export type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** What the elements of a page are made of. */
export interface Reading {
  readonly text: string;
  readonly module: Module;
  readonly imports: Imports;
  leave(cause: string, text: string): void;
  /** What an element holds, in Markdown. */
  inner(node: Element): string;
}
