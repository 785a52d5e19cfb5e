// The tree of a script, as ESTree has it.

import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';

/** A node. What it holds depends on its type. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const ScriptParser = Parser.extend(tsPlugin());

/** Parses JavaScript or TypeScript; throws a SyntaxError for what is neither. */
export function parseScript(text: string): Syntax {
  // A boundary: the types of acorn know nothing of TypeScript's nodes.
  return ScriptParser.parse(text, {
    sourceType: 'module',
    ecmaVersion: 'latest',
    locations: true,
  }) as unknown as Syntax;
}

/** A value as a node, where it is one. */
export const syntaxOf = (value: unknown): Syntax | undefined => (isSyntax(value) ? value : undefined);

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The node under a key. */
export function part(node: Syntax | undefined, key: string): Syntax | undefined {
  const value = node?.[key];
  return isSyntax(value) ? value : undefined;
}

/** The nodes under a key. */
export function parts(node: Syntax | undefined, key: string): Syntax[] {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isSyntax) : [];
}

/** The text under a key. */
export function word(node: Syntax | undefined, key: string): string | undefined {
  const value = node?.[key];
  return typeof value === 'string' ? value : undefined;
}
