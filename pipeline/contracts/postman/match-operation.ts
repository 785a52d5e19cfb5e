import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Operation } from '../operations/api.ts';

/** Finds the operation that a method and a path are of, whatever the parameters are called. */
export interface OperationsByPath {
  at(method: string, path: string): Operation | undefined;
  /** All with a path, by their methods. */
  withPath(path: string): readonly Operation[];
  /** The question whether a path was meant that is nearly the same. */
  nearest(path: string): string | undefined;
}

/** `/v1/pedidos/{numero}` and `/v1/pedidos/{{numero}}` are one path. */
const formOf = (path: string): string => path.replace(/\{+[^{}]*\}+/g, '{}').replace(/\/$/, '');

export function operationsByPath(operations: Iterable<Operation>): OperationsByPath {
  const paths: string[] = [];
  const byPath = new Map<string, Operation[]>();
  for (const operation of operations) {
    const form = formOf(operation.path);
    paths.push(operation.path);
    byPath.set(form, [...(byPath.get(form) ?? []), operation]);
  }
  const withPath = (path: string): readonly Operation[] => byPath.get(formOf(path)) ?? [];
  return {
    withPath,
    at: (method, path) => withPath(path).find((operation) => operation.method === method),
    nearest: (path) => didYouMean(path, paths),
  };
}
