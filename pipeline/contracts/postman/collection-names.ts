// What collections and environments call by name, and the names that their texts and scripts say.
import { namesInCode, type SaidName } from '../../parse/names-in.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import type { KnownName, Saying } from '../kind/known-name.ts';
import { sayingsIn } from '../kind/sayings.ts';
import { contractsOf } from '../operations/api.ts';
import { type Collection, everyRequest } from './collection.ts';
import { collectionTexts } from './collection-texts.ts';
import { embeddedText } from './embedded-text.ts';
import { itemsOf, valueAt } from './json-at.ts';
import type { Postman } from './load-postman.ts';

export function variableNames({ collections, environments }: Postman): KnownName[] {
  const names = [
    ...environments.flatMap(({ variables }) => variables.map(({ name }) => name)),
    ...[...collections.values()].flatMap((collection) =>
      collection ? [...collection.variables.map(({ name }) => name), ...collection.setByScripts] : [],
    ),
  ];
  return [...new Set(names)].map((text) => ({ text, what: 'variable', contracts: [] }));
}

export function* collectionSayings(collection: Collection, { operations }: Postman): Iterable<Saying> {
  const { sourcePath, lines } = collection;
  const byName = new Map<number, readonly string[]>();
  for (const request of everyRequest(collection.items)) {
    const operation = operations.get(request);
    if (operation) byName.set(request.places.name.start, contractsOf(operation));
  }
  const contracts = [...new Set([...byName.values()].flat())];
  for (const text of collectionTexts(collection, [])) yield* sayingsIn(text, { sourcePath, contracts });
  for (const { script, item } of scriptsIn(collection.root)) {
    const line = embeddedText(lines.text, script);
    const own = byName.get(valueAt(item, 'name')?.start ?? -1) ?? contracts;
    for (const name of [...namesInCode(line.text, 'javascript'), ...statusesIn(line.text)]) {
      const { start, end } = line.placeOf(name.start, name.start + name.text.length);
      yield { ...name, sourcePath, range: lines.range(start, end), contracts: own, in: 'code' };
    }
  }
}

/** The lines of all scripts, each with the part of the collection it is of. */
function* scriptsIn(
  item: JsonNode,
): Iterable<{ readonly script: JsonNode & { readonly kind: 'string' }; readonly item: JsonNode }> {
  for (const event of itemsOf(valueAt(item, 'event'))) {
    const exec = valueAt(valueAt(event, 'script'), 'exec');
    for (const script of exec?.kind === 'string' ? [exec] : itemsOf(exec))
      if (script.kind === 'string') yield { script, item };
  }
  for (const inner of itemsOf(valueAt(item, 'item'))) yield* scriptsIn(inner);
}

/** What a test asks of the answer: `to.have.status(201)`, `pm.response.code === 200`. */
const ASKED_STATUS = /(?<=\bstatus\(|\bcode\s*={2,3}\s*)[1-5]\d\d\b/g;

const statusesIn = (line: string): SaidName[] =>
  [...line.matchAll(ASKED_STATUS)].map(({ 0: text, index }) => ({ text, start: index, isHeld: true }));
