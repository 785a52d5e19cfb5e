// A variable that nothing gives a value to is sent as it is written.
import type { Report } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import type { Collection, Environment } from './collection.ts';
import { everyText, itemsOf, valueAt } from './json-at.ts';
import { readVariables } from './read-collection.ts';

const VARIABLE = /\{\{([^{}]+)\}\}/g;

/** Members whose text Postman sends nowhere, or sends as it is. */
const NOT_FILLED_IN = ['description', 'event', 'info', 'name'];

export function checkVariables(
  { sourcePath, root, setByScripts, lines }: Collection,
  environments: readonly Environment[],
  report: Report,
): void {
  const known = new Set([
    ...setByScripts,
    ...environments.flatMap((environment) => environment.variables.map(({ name }) => name)),
    ...namesIn(root),
  ]);
  for (const { node, path } of everyText(root)) {
    if (path.some((key) => NOT_FILLED_IN.includes(key)) || isAnswer(path)) continue;
    for (const match of lines.text.slice(node.start, node.end).matchAll(VARIABLE)) {
      const name = match[1]?.trim() ?? '';
      // `{{$guid}}` and its like are made by Postman.
      if (name.startsWith('$') || known.has(name)) continue;
      const start = node.start + match.index;
      report({
        rule: 'postman-variable-undefined',
        message: `Nothing gives the variable "{{${name}}}" a value.`,
        sourcePath,
        range: lines.range(start, start + match[0].length),
        hint:
          didYouMean(name, [...known].sort()) ??
          'Define it in the collection or in an environment of content/postman/, or set it in a script.',
      });
    }
  }
}

/** A saved answer is what came back; the request saved with it is one. */
const isAnswer = (path: readonly string[]): boolean => path.includes('response') && !path.includes('originalRequest');

/** Variables of the collection, its folders and its requests. */
function* namesIn(node: JsonNode): Iterable<string> {
  for (const { name } of readVariables(valueAt(node, 'variable'))) yield name;
  for (const item of itemsOf(valueAt(node, 'item'))) yield* namesIn(item);
}
