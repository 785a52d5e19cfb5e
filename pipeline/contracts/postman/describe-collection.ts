import type { Report } from '../../diagnostics/diagnostic.ts';
import type { ParseContext } from '../../parse/source.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import { type AuthoredText, type DescribedTexts, describeTexts } from '../texts/describe-texts.ts';
import type { Collection, Environment } from './collection.ts';
import { everyText } from './json-at.ts';

/** Parses the descriptions in a collection, and those of the variables that environments share with it. */
export function describeCollection(
  { sourcePath, root, lines }: Collection,
  environments: readonly Environment[],
  context: ParseContext,
  report: Report,
): Promise<DescribedTexts> {
  const own = [...descriptionsIn(root)].map(
    (node): AuthoredText => ({ text: node.value, range: lines.range(node.start, node.end) }),
  );
  const shared = environments.flatMap(({ variables, lines: theirs }) =>
    variables.flatMap(({ description, start, end }): AuthoredText[] =>
      description === undefined ? [] : [{ text: description, range: theirs.range(start, end) }],
    ),
  );
  return describeTexts([...own, ...shared], sourcePath, context, report);
}

function* descriptionsIn(root: JsonNode): Iterable<JsonNode & { readonly kind: 'string' }> {
  for (const { node, path } of everyText(root)) {
    if (path.includes('response')) continue;
    if (path.at(-1) === 'description' || (path.at(-1) === 'content' && path.at(-2) === 'description')) yield node;
  }
}
