// Findings about what is made of OpenAPI, told where the document says it.
import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../../diagnostics/line-index.ts';
import type { SourceFile } from '../../read/content.ts';
import type { ConvertedFile } from './convert.ts';
import { namesOf } from './key-names.ts';
import { isNode, openSources, type Place, type Sources } from './sources.ts';

/** Gives a finding the place in the document; others are as they are. */
export function tracer(
  made: readonly ConvertedFile[],
  files: ReadonlyMap<string, SourceFile>,
): (finding: Finding) => Finding {
  const byPath = new Map(made.map((file) => [file.path, file]));
  const sources = openSources(files, () => undefined);
  // Read once each, however much is found in it.
  const read = new Map<ConvertedFile, MadeYaml>();
  const readOnce = (file: ConvertedFile): MadeYaml => {
    const known = read.get(file) ?? readMade(file);
    read.set(file, known);
    return known;
  };
  return (finding) => {
    const causedBy = finding.causedBy?.map((path) => byPath.get(path)?.origins['[]']?.[0] ?? path);
    const own = causedBy ? { ...finding, causedBy } : finding;
    const file = byPath.get(finding.sourcePath);
    if (!file) return own;
    const { path, at } = pathAt(readOnce(file), finding);
    const place = placeOf(path, file, sources);
    return place ? { ...own, sourcePath: place[0], range: sources.rangeOf(place, at) } : own;
  };
}

function placeOf(path: readonly Step[], { origins }: ConvertedFile, sources: Sources): Place | undefined {
  for (let length = path.length; length >= 0; length--) {
    const origin = origins[JSON.stringify(path.slice(0, length))];
    if (origin) return below(origin, path.slice(length), sources);
  }
  return undefined;
}

type Step = string | number;

/** As far below a place as what is there goes. */
function below([sourcePath, start]: Place, rest: readonly (string | number)[], sources: Sources): Place {
  let at = start.reduce<unknown>(
    (node, key) => (isNode(node) ? Reflect.get(node, key) : undefined),
    sources.file(sourcePath)?.value,
  );
  const path = [...start];
  for (const key of rest) {
    // What a parameter says of its values stands in its schema.
    if (isNode(at) && !namesOf(key).some((each) => Object.hasOwn(at as object, each)) && Object.hasOwn(at, 'schema')) {
      path.push('schema');
      at = Reflect.get(at, 'schema');
    }
    const known = namesOf(key).find((each) => isNode(at) && Object.hasOwn(at, each));
    if (known === undefined || !isNode(at)) break;
    path.push(known);
    at = Reflect.get(at, known);
  }
  return [sourcePath, path];
}

interface MadeYaml {
  readonly lines: LineIndex;
  readonly contents: unknown;
}

const readMade = ({ text }: ConvertedFile): MadeYaml => ({
  lines: lineIndex(text),
  contents: parseDocument(text, { uniqueKeys: false }).contents,
});

/** The keys that lead to what a finding is about, and whether that is the last of them itself. */
function pathAt(
  { lines, contents }: MadeYaml,
  { range }: Finding,
): { readonly path: readonly Step[]; readonly at: 'key' | 'value' } {
  const offset = lines.lineStart(range.start.line) + range.start.column - 1;
  const path: Step[] = [];
  let at: 'key' | 'value' = 'value';
  let node = contents;
  for (;;) {
    if (isMap(node)) {
      const pair = node.items.findLast((item) => isPair(item) && startOf(item.key) <= offset);
      if (!pair) return { path, at };
      path.push(isScalar(pair.key) ? String(pair.key.value) : '');
      at = startOf(pair.value) > offset ? 'key' : 'value';
      node = pair.value;
    } else if (isSeq(node)) {
      const index = node.items.findLastIndex((item) => startOf(item) <= offset);
      if (index < 0) return { path, at };
      path.push(index);
      node = node.items[index];
    } else return { path, at };
  }
}

const startOf = (node: unknown): number =>
  isNode(node) && 'range' in node && Array.isArray(node.range) ? Number(node.range[0]) : 0;
