// A variable that nothing gives a value to is sent as it is written.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import type { Collection, Environment } from './collection.ts';
import { itemsOf, valueAt } from './json-at.ts';
import { readVariables } from './read-collection.ts';

export function checkVariables(
  { sourcePath, root, setByScripts, uses, lines }: Collection,
  environments: readonly Environment[],
  report: Report,
): void {
  const known = new Set([
    ...namesIn(root),
    ...setByScripts,
    ...environments.flatMap(({ variables }) => variables.map(({ name }) => name)),
  ]);
  for (const { name, start, end } of uses) {
    if (known.has(name)) continue;
    report({
      rule: 'postman-variable-undefined',
      message: `Nothing gives the variable "{{${name}}}" a value.`,
      sourcePath,
      range: lines.range(start, end),
      hint:
        didYouMean(name, [...known].sort()) ??
        'Define it in the collection or in an environment of content/postman/, or set it in a script.',
    });
  }
}

/** Variables of the collection, its folders and its requests. */
function* namesIn(node: JsonNode): Iterable<string> {
  for (const { name } of readVariables(valueAt(node, 'variable'))) yield name;
  for (const item of itemsOf(valueAt(node, 'item'))) yield* namesIn(item);
}
