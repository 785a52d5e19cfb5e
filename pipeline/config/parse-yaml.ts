// YAML with positions: every value can be traced back to the characters that say it.
import { Document, isCollection, isMap, isPair, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';
import type { Range, Report } from '../diagnostics/diagnostic.ts';
import type { RuleId } from '../diagnostics/rules.ts';
import type { SchemaName } from '../validate/schemas.ts';
import { validate } from '../validate/validator.ts';
import { nodeRange, reportProblems, type YamlSource } from './yaml-problems.ts';

/** Where a value stands in a file: keys and indices from the top. */
export type YamlPath = readonly (string | number)[];

export interface Yaml {
  readonly value: unknown;
  /** Where a key or its value stands; of a path that does not exist, the nearest that does. */
  rangeOf(path: YamlPath, at?: 'key' | 'value'): Range;
}

/**
 * The schema is made once: each document would make its own. Repeated keys are looked for in yaml-problems.ts, since the parser
 * compares each key with all before it.
 */
const OPTIONS = { uniqueKeys: false, prettyErrors: false, schema: new Document(null).schema };

/** Reads YAML; undefined when it cannot be read, which is then reported. */
export function parseYaml(source: YamlSource, report: Report): Yaml | undefined {
  const { sourcePath, lines, start } = source;
  const document = parseDocument(lines.text.slice(start, source.end), OPTIONS);
  if (reportProblems(document, source, report)) return undefined;
  try {
    return { value: document.toJS() ?? null, rangeOf: (path, at) => rangeIn(document, source, path, at) };
  } catch {
    // A few lines of them would fill the memory.
    const message = 'Aliases that repeat aliases make too much of this YAML.';
    const hint = 'Write out what they repeat.';
    report({ rule: 'yaml-invalid', message, sourcePath, range: lines.range(start, start), hint });
    return undefined;
  }
}

function rangeIn(
  document: Document,
  { lines, start }: YamlSource,
  path: YamlPath,
  at: 'key' | 'value' = 'value',
): Range {
  let node: unknown = document.contents;
  let range = nodeRange(node);
  for (const [depth, key] of path.entries()) {
    const pair = pairOf(node, key);
    const next: unknown = pair ? pair.value : isCollection(node) ? node.get(key, true) : undefined;
    const isLast = depth === path.length - 1;
    const found = nodeRange(isLast && at === 'key' && pair ? pair.key : next) ?? nodeRange(pair?.key);
    if (!found) break;
    range = found;
    node = next;
  }
  // A missing key of the file as a whole has no better place than its first character.
  const [from, to] = path.length === 0 || !range ? [0, 0] : range;
  return lines.range(start + from, start + to);
}

/** Pairs of a map by their keys: a file may ask for the place of each. */
const pairsByKey = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

function pairOf(node: unknown, key: string | number): Pair | undefined {
  if (!isMap(node)) return undefined;
  let pairs = pairsByKey.get(node);
  if (!pairs) {
    const scalars = node.items.flatMap((item): [string, Pair][] =>
      isPair(item) && isScalar(item.key) ? [[String(item.key.value), item]] : [],
    );
    // Of several, the first.
    pairs = new Map(scalars.reverse());
    pairsByKey.set(node, pairs);
  }
  return pairs.get(String(key));
}

/**
 * Checks YAML against its schema, fills in defaults, and reports each problem at its key. Returns whether the value can
 * be used all the same: an unknown key does no harm to the known ones, and is taken out.
 */
export function checkYaml(yaml: Yaml, schema: SchemaName, rule: RuleId, sourcePath: string, report: Report): boolean {
  const problems = validate(schema, yaml.value);
  for (const { path, at, message, hint } of problems) {
    report({ rule, message, sourcePath, range: yaml.rangeOf(path, at), hint });
    if (at === 'key') removeKey(yaml.value, path);
  }
  return (
    problems.length === 0 || (problems.every(({ at }) => at === 'key') && validate(schema, yaml.value).length === 0)
  );
}

/** Of lists that have lost items: where those that are left were written. */
const writtenPlaces = new WeakMap<readonly unknown[], number[]>();

/** Where a value stood before faults were taken out. */
export function writtenPath(root: unknown, path: YamlPath): YamlPath {
  let at = root;
  return path.map((step) => {
    const place = Array.isArray(at) && typeof step === 'number' ? writtenPlaces.get(at)?.[step] : undefined;
    at = (at as Record<string | number, unknown> | undefined)?.[step];
    return place ?? step;
  });
}

function removeKey(root: unknown, path: YamlPath): void {
  const holder = path
    .slice(0, -1)
    .reduce((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], root);
  const last = path.at(-1) ?? '';
  if (Array.isArray(holder)) {
    const places = writtenPlaces.get(holder) ?? [...holder.keys()];
    writtenPlaces.set(holder, places);
    for (const list of [holder, places]) list.splice(Number(last), 1);
  } else if (holder !== undefined) delete (holder as Record<string | number, unknown>)[last];
}

/**
 * Takes out of a value what its schema refuses, and what is incomplete without that; returns the outermost keys that have
 * lost something.
 */
export function removeFaults(value: unknown, schema: SchemaName): ReadonlySet<string> {
  const keys = new Set<string>();
  for (let problems = validate(schema, value); problems.length > 0; problems = validate(schema, value)) {
    // Of a list the last comes first: the others stay where they are.
    for (const { path } of problems.reverse()) {
      keys.add(String(path[0]));
      removeKey(value, path);
    }
  }
  return keys;
}
