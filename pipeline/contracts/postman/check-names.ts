// What the format leaves out and a page cannot: the names by which readers know the parts of a collection.
import type { JsonNode } from '../fields/parse-json.ts';
import { itemsOf, textOf, valueAt } from './json-at.ts';

type Problem = (message: string, at: JsonNode, hint: string) => void;

export function checkNames(root: JsonNode, problem: Problem): void {
  checkName(valueAt(root, 'info') ?? root, 'name', 'The collection', problem);
  for (const variable of itemsOf(valueAt(root, 'variable'))) {
    const name = valueAt(variable, 'key') ?? valueAt(variable, 'id');
    if (name && isBlank(name)) problem('The variable has no name.', name, 'Fill in "key", or take it out.');
  }
  checkItems(root, problem);
}

function checkItems(holder: JsonNode, problem: Problem): void {
  for (const item of itemsOf(valueAt(holder, 'item'))) {
    const request = valueAt(item, 'request');
    checkName(item, 'name', request ? 'The request' : 'The folder', problem);
    const method = valueAt(request, 'method');
    if (method && isBlank(method)) problem('The request has no method.', method, 'Write "GET", or another.');
    checkItems(item, problem);
  }
}

function checkName(holder: JsonNode, key: string, what: string, problem: Problem): void {
  const name = valueAt(holder, key);
  if (name === undefined || isBlank(name))
    problem(`${what} has no name.`, name ?? { ...holder, end: holder.start + 1 }, `Fill in "${key}".`);
}

const isBlank = (node: JsonNode): boolean => textOf(node)?.trim() === '';
