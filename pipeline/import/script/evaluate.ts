// What a piece of a script comes to, as far as it says so itself. Nothing is run: what only running would tell is told as left.
import { part, parts, type Syntax, word } from './syntax.ts';

/** Calls within calls: a function may call itself. */
const DEEPEST = 50;

/** A name is looked up when it is needed: constants may stand in any order. */
export type Scope = ReadonlyMap<string, () => unknown>;

export interface Evaluation {
  readonly scope: Scope;
  /** What another file exports as default. */
  load(request: string): unknown;
  /** Takes what cannot be told. */
  leave(node: Syntax): void;
  /** Calls within calls so far. */
  readonly depth?: number;
  /** Takes where a key of an object stands. */
  place?(object: object, key: string, node: Syntax): void;
}

/** A function of the script, for a call of it. */
export class LocalFunction {
  readonly node: Syntax;
  readonly evaluation: Evaluation;

  constructor(node: Syntax, evaluation: Evaluation) {
    this.node = node;
    this.evaluation = evaluation;
  }
}

/** What an expression comes to; undefined where it cannot be told, which is then left. */
export function evaluate(node: Syntax | undefined, to: Evaluation): unknown {
  if (!node) return undefined;
  const kind = KINDS[node.type];
  if (kind) return kind(node, to);
  to.leave(node);
  return undefined;
}

const inner = (node: Syntax, to: Evaluation): unknown => evaluate(part(node, 'expression'), to);
const aFunction = (node: Syntax, to: Evaluation): unknown => new LocalFunction(node, to);

const KINDS: Readonly<Record<string, (node: Syntax, to: Evaluation) => unknown>> = {
  Literal: (node) => node.value,
  TemplateLiteral: evaluateTemplate,
  Identifier: evaluateName,
  ObjectExpression: evaluateObject,
  ArrayExpression: (node, to) =>
    parts(node, 'elements').flatMap((element) => {
      if (element.type !== 'SpreadElement') return [evaluate(element, to)];
      const spread = evaluate(part(element, 'argument'), to);
      return Array.isArray(spread) ? spread : [];
    }),
  TSAsExpression: inner,
  TSSatisfiesExpression: inner,
  TSNonNullExpression: inner,
  ParenthesizedExpression: inner,
  AwaitExpression: (node, to) => evaluate(part(node, 'argument'), to),
  UnaryExpression: (node, to) => {
    const value = evaluate(part(node, 'argument'), to);
    if (node.operator === '!') return !value;
    if (node.operator === '-') return -Number(value);
    to.leave(node);
    return undefined;
  },
  BinaryExpression: (node, to) => {
    const [left, right] = [evaluate(part(node, 'left'), to), evaluate(part(node, 'right'), to)];
    if (node.operator === '+' && typeof left === 'string') return left + String(right ?? '');
    to.leave(node);
    return undefined;
  },
  // `process.env.URL ?? 'https://…'` is read as if nothing were set.
  LogicalExpression: (node, to) => {
    const left = evaluate(part(node, 'left'), { ...to, leave: () => {} });
    const goesOn = node.operator === '&&' ? Boolean(left) : node.operator === '||' ? !left : left == null;
    return goesOn ? evaluate(part(node, 'right'), to) : left;
  },
  MemberExpression: (node, to) => {
    const key = node.computed ? evaluate(part(node, 'property'), to) : word(part(node, 'property'), 'name');
    const holder = evaluate(part(node, 'object'), { ...to, leave: () => {} });
    if (isObject(holder) && typeof key === 'string' && Object.hasOwn(holder, key)) return holder[key];
    to.leave(node);
    return undefined;
  },
  CallExpression: evaluateCall,
  ArrowFunctionExpression: aFunction,
  FunctionExpression: aFunction,
  FunctionDeclaration: aFunction,
};

/** Whether it is an object with keys. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LocalFunction);

function evaluateTemplate(node: Syntax, to: Evaluation): string {
  const values = parts(node, 'expressions').map((expression) => evaluate(expression, to));
  return parts(node, 'quasis')
    .map((quasi, i) => {
      const value = quasi.value;
      const text = isObject(value) ? String(value.cooked ?? '') : '';
      return text + (i < values.length ? String(values[i] ?? '') : '');
    })
    .join('');
}

function evaluateName(node: Syntax, to: Evaluation): unknown {
  const name = word(node, 'name') ?? '';
  if (name === 'undefined') return undefined;
  const value = to.scope.get(name);
  if (value) return value();
  to.leave(node);
  return undefined;
}

function evaluateObject(node: Syntax, to: Evaluation): Record<string, unknown> {
  const entries: [string, unknown, Syntax][] = [];
  for (const property of parts(node, 'properties')) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(part(property, 'argument'), to);
      if (isObject(spread)) for (const [key, value] of Object.entries(spread)) entries.push([key, value, property]);
      continue;
    }
    const key = part(property, 'key');
    const name = property.computed ? evaluate(key, to) : (word(key, 'name') ?? String(key?.value ?? ''));
    if (typeof name === 'string') entries.push([name, evaluate(part(property, 'value'), to), property]);
  }
  const value = Object.fromEntries(entries.map(([key, each]) => [key, each]));
  for (const [key, , property] of entries) to.place?.(value, key, property);
  return value;
}

function evaluateCall(node: Syntax, to: Evaluation): unknown {
  const callee = part(node, 'callee');
  const [first] = parts(node, 'arguments');
  const name = word(callee, 'name');
  const [object, property] = [part(callee, 'object'), word(part(callee, 'property'), 'name')];
  if (name === 'require' || name === 'import') return to.load(String(evaluate(first, to) ?? ''));
  if (word(object, 'name') === 'require' && property === 'resolve') return evaluate(first, to);
  if (property === 'getFullYear') return new Date().getFullYear();
  const called = name === undefined ? undefined : to.scope.get(name)?.();
  if (called instanceof LocalFunction && (to.depth ?? 0) < DEEPEST) return evaluateBody(called, (to.depth ?? 0) + 1);
  // What only says the type of its argument, or adds to it.
  if (first && /^(?:define|with)[A-Z]|^useBaseUrl$/.test(name ?? '')) return evaluate(first, to);
  to.leave(node);
  return undefined;
}

/** What a function returns, whatever it is given. */
export function evaluateBody({ node, evaluation: defined }: LocalFunction, depth = 0): unknown {
  const evaluation = { ...defined, depth };
  const body = part(node, 'body');
  if (body?.type !== 'BlockStatement') return evaluate(body, evaluation);
  const statements = parts(body, 'body');
  const scope = scopeOf(statements, evaluation);
  const returned = statements.find(({ type }) => type === 'ReturnStatement');
  return evaluate(part(returned, 'argument'), { ...evaluation, scope });
}

/** The names that statements give. */
export function scopeOf(statements: readonly Syntax[], to: Evaluation): Map<string, () => unknown> {
  const scope = new Map(to.scope);
  const inScope = { ...to, scope };
  for (const statement of statements) {
    const declared = part(statement, 'declaration') ?? statement;
    if (declared.type === 'FunctionDeclaration')
      scope.set(word(part(declared, 'id'), 'name') ?? '', () => new LocalFunction(declared, inScope));
    for (const declaration of parts(declared, 'declarations')) {
      const name = word(part(declaration, 'id'), 'name');
      if (name !== undefined)
        scope.set(
          name,
          once(() => evaluate(part(declaration, 'init'), inScope)),
        );
    }
  }
  return scope;
}

/** Computes a value when it is first asked for. A value that needs itself is undefined. */
export function once(compute: () => unknown): () => unknown {
  let state: { value?: unknown } | undefined;
  return () => {
    if (!state) {
      state = {};
      state.value = compute();
    }
    return state.value;
  };
}
