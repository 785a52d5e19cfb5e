import type { AuthoredText } from '../../parse/parse-texts.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import type { Collection, Environment } from './collection.ts';
import { everyText } from './json-at.ts';

/** The descriptions in a collection, and those of the variables that environments share with it. */
export function* collectionTexts(
  { root, lines }: Collection,
  environments: readonly Environment[],
): Iterable<AuthoredText> {
  for (const { value, start, end } of descriptionsIn(root)) yield { text: value, range: lines.range(start, end) };
  for (const { variables, lines: theirs } of environments) {
    for (const { description, start, end } of variables)
      if (description !== undefined) yield { text: description, range: theirs.range(start, end) };
  }
}

function* descriptionsIn(root: JsonNode): Iterable<JsonNode & { readonly kind: 'string' }> {
  for (const { node, path } of everyText(root)) {
    if (path.includes('response')) continue;
    if (path.at(-1) === 'description' || (path.at(-1) === 'content' && path.at(-2) === 'description')) yield node;
  }
}
