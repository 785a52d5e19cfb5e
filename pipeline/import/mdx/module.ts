// What the imports and exports of an MDX file give names to.
import type { Nodes, Root } from 'mdast';
import { type Evaluation, evaluate, isObject, LocalFunction, type Scope, scopeOf } from '../script/evaluate.ts';
import { part, parts, type Syntax, syntaxOf, word } from '../script/syntax.ts';

/** What the folder has for a file that imports. */
export interface Imports {
  /** A Markdown file that is imported as a component. */
  part(request: string): string | undefined;
  /** The text of a file, or the value of a JSON file. */
  data(request: string): unknown;
}

type Statement = Extract<Nodes, { type: 'mdxjsEsm' }>;

export interface Module {
  /** Names of components that are parts, and how each is included. */
  readonly parts: ReadonlyMap<string, string>;
  readonly scope: Scope;
  /** Statements that mean nothing in Markdown, as they are written: a page is to show them, or only its report. */
  readonly unread: readonly { readonly node: Statement; readonly text: string; readonly isExport: boolean }[];
}

export function readModule(tree: Root, text: string, imports: Imports): Module {
  const included = new Map<string, string>();
  const scope = new Map<string, () => unknown>();
  const unread: { node: Statement; text: string; isExport: boolean }[] = [];
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of parts(estreeOf(node), 'body')) {
      const written = text.slice(statement.start, statement.end);
      if (statement.type === 'ImportDeclaration') {
        if (!takeImport(statement, imports, included, scope)) unread.push({ node, text: written, isExport: false });
        continue;
      }
      let isKnown = true;
      const leave = (): void => {
        isKnown = false;
      };
      const names = scopeOf([statement], evaluationOf(scope, imports, leave));
      for (const [name, value] of names) {
        if (scope.has(name)) continue;
        if (value() === undefined || value() instanceof LocalFunction) isKnown = false;
        scope.set(name, value);
      }
      if (!isKnown || names.size === 0) unread.push({ node, text: written, isExport: true });
    }
  }
  return { parts: included, scope, unread };
}

/** The tree that MDX gives for what is JavaScript. */
const estreeOf = ({ data }: { readonly data?: unknown }): Syntax | undefined =>
  isObject(data) ? syntaxOf(data.estree) : undefined;

const evaluationOf = (scope: Scope, imports: Imports, leave: Evaluation['leave']): Evaluation => ({
  scope,
  // `require('./picture.png').default` names the picture.
  load: (request) => ({ default: imports.data(request) ?? request }),
  leave,
});

/** What an expression of a page comes to; undefined where it cannot be told. */
export function valueOfExpression(node: { readonly data?: unknown }, { scope }: Module, imports: Imports): unknown {
  const [statement] = parts(estreeOf(node), 'body');
  let isKnown = true;
  const evaluation = evaluationOf(scope, imports, () => {
    isKnown = false;
  });
  const value = evaluate(part(statement, 'expression'), evaluation);
  return isKnown ? value : undefined;
}

/** Gives names to what is imported; false where nothing of it can be had. */
function takeImport(
  statement: Syntax,
  imports: Imports,
  included: Map<string, string>,
  scope: Map<string, () => unknown>,
): boolean {
  const request = part(statement, 'source')?.value;
  if (typeof request !== 'string') return false;
  // What docs-build has of its own.
  if (/^@(?:theme|docusaurus)\b|^react$/.test(request)) return true;
  const local = word(part(parts(statement, 'specifiers')[0], 'local'), 'name');
  if (local === undefined) return false;
  const file = imports.part(request);
  if (file !== undefined) {
    included.set(local, file);
    return true;
  }
  const data = imports.data(request);
  if (data === undefined && !/\.(?:png|jpe?g|gif|svg|webp|avif|ico|pdf|mp4|webm)$/i.test(request)) return false;
  scope.set(local, () => data ?? request);
  return true;
}
