// YAML with positions: every value can be traced back to the characters that say it.
import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { Range, Report } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { RuleId } from '../diagnostics/rules.ts';
import { type SchemaName, validate } from '../validate/validator.ts';
import { readPlainYaml } from './plain-yaml.ts';

/** Where the YAML stands: a whole file, or the part of one between front matter fences. */
export interface YamlSource {
  readonly sourcePath: string;
  readonly lines: LineIndex;
  /** Offsets in the file between which the YAML stands. */
  readonly start: number;
  readonly end: number;
}

export interface Yaml {
  readonly value: unknown;
  /** Where a key or its value stands; of a path that does not exist, the nearest that does. */
  rangeOf(path: readonly (string | number)[], at?: 'key' | 'value'): Range;
}

/** The schema is made once: each document would make its own. */
const OPTIONS = { uniqueKeys: true, prettyErrors: false, schema: new Document(null).schema };

/** Reads YAML; undefined when it cannot be read, which is then reported. */
export function parseYaml(source: YamlSource, report: Report): Yaml | undefined {
  const { sourcePath, lines } = source;
  const text = lines.text.slice(source.start, source.end);
  const rangeAt = (from: number, to: number): Range =>
    lines.range(source.start + from, source.start + Math.max(to, from));
  const plain = readPlainYaml(text);
  if (plain) {
    const { value, pairs } = plain;
    return {
      value,
      rangeOf([first, ...inner], at = 'value') {
        if (first === undefined) return rangeAt(0, 0);
        const pair = pairs.get(String(first));
        if (!pair) return rangeAt(0, text.length);
        return rangeAt(...(at === 'key' && inner.length === 0 ? pair.key : pair.value));
      },
    };
  }
  const document = parseDocument(text, OPTIONS);
  // Behind the first thing that cannot be read, the parser finds fault with what is right.
  const broken = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  for (const problem of document.errors) {
    const duplicate = problem.code === 'DUPLICATE_KEY';
    if (!duplicate && problem !== broken) continue;
    const [from, to] = unclosedStart(document, problem) ?? problem.pos;
    // Of a repeated key the parser gives the place of the first character only.
    const key = duplicate ? keyAt(lines.text.slice(source.start + from)) : '';
    report({
      rule: duplicate ? 'yaml-duplicate-key' : 'yaml-invalid',
      message: duplicate
        ? `The key "${key.replace(/^(["'])(.*)\1$/s, '$2')}" is given twice.`
        : `This YAML cannot be read: ${firstSentence(problem.message)}.`,
      sourcePath,
      range: rangeAt(from, duplicate ? from + key.length : to),
      hint: duplicate
        ? 'Keep one of the two.'
        : (yamlHint(problem) ?? 'Quote the value if it holds : # { } [ ] & * or %.'),
    });
  }
  let unusable = false;
  visit(document, {
    Pair(_, { key }) {
      if (!isCollection(isAlias(key) ? key.resolve(document) : key)) return;
      unusable = true;
      report({
        rule: 'yaml-invalid',
        message: 'A list or a group of keys cannot be a key.',
        sourcePath,
        range: rangeAt(...(nodeRange(key) ?? [0, 0])),
        hint: 'Quote the value if it begins with "{" or "[".',
      });
    },
    Alias(_, alias, ancestors) {
      const target = alias.resolve(document);
      if (target && !ancestors.includes(target)) return;
      unusable = true;
      report({
        rule: 'yaml-invalid',
        message: target
          ? `The alias "*${alias.source}" stands inside what it repeats.`
          : `The alias "*${alias.source}" has no anchor "&${alias.source}" before it.`,
        sourcePath,
        range: rangeAt(...(nodeRange(alias) ?? [0, 0])),
        hint: 'Quote the value if it begins with "*".',
      });
    },
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string' || !HALF_CHARACTER.test(scalar.value)) return;
      unusable = true;
      report({
        rule: 'yaml-invalid',
        message: 'An escape gives half a character.',
        sourcePath,
        range: rangeAt(...(nodeRange(scalar) ?? [0, 0])),
        hint: 'Write the character itself.',
      });
    },
  });
  if (document.errors.length > 0 || unusable) return undefined;

  const rangeOf: Yaml['rangeOf'] = (path, at = 'value') => {
    let node: unknown = document.contents;
    let range = nodeRange(node);
    for (const [depth, key] of path.entries()) {
      const pair: Pair | undefined = isMap(node)
        ? (node.items.find(
            (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
          ) as Pair)
        : undefined;
      const next: unknown = pair ? pair.value : document.getIn(path.slice(0, depth + 1), true);
      const last = depth === path.length - 1;
      const found = nodeRange(last && at === 'key' && pair ? pair.key : next) ?? nodeRange(pair?.key);
      if (!found) break;
      range = found;
      node = next;
    }
    // A missing key of the file as a whole has no better place than its first character.
    if (!range || path.length === 0) return rangeAt(0, 0);
    return rangeAt(range[0], range[1]);
  };
  try {
    return { value: document.toJS() ?? null, rangeOf };
  } catch (error) {
    // Aliases of aliases, a few lines of which would fill the memory.
    const message = `This YAML cannot be read: ${firstSentence((error as Error).message)}.`;
    report({ rule: 'yaml-invalid', message, sourcePath, range: rangeAt(0, 0) });
    return undefined;
  }
}

/** A surrogate without its twin, which no address and no file can hold. */
export const HALF_CHARACTER = /\p{Cs}/u;

/**
 * Checks YAML against its schema, fills in defaults, and reports each problem at its key. Returns whether the value can
 * be used all the same: an unknown key does no harm to the known ones, and is taken out.
 */
export function checkYaml(yaml: Yaml, schema: SchemaName, rule: RuleId, sourcePath: string, report: Report): boolean {
  const problems = validate(schema, yaml.value);
  for (const { path, at, message, hint } of problems) {
    report({ rule, message, sourcePath, range: yaml.rangeOf(path, at), ...(hint && { hint }) });
    if (at === 'key') removeKey(yaml.value, path);
  }
  return problems.every(({ at }) => at === 'key');
}

function removeKey(root: unknown, path: readonly (string | number)[]): void {
  const holder = path
    .slice(0, -1)
    .reduce((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], root);
  if (holder !== undefined) delete (holder as Record<string | number, unknown>)[path.at(-1) ?? ''];
}

const YAML_HINTS: Partial<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_INDENT: 'Align the keys of one group.',
  MISSING_CHAR: 'Close the quote or bracket.',
};

// An open bracket is noticed by the indentation of what follows.
const yamlHint = ({ code, message }: YAMLError): string | undefined =>
  / end with a [\]}]/.test(message) ? YAML_HINTS.MISSING_CHAR : YAML_HINTS[code];

/** A quote that is never closed is noticed at the end of the text, but wrong where it opens. */
function unclosedStart(document: Document, { code, pos }: YAMLError): [number, number] | undefined {
  if (code !== 'MISSING_CHAR') return undefined;
  let start: number | undefined;
  visit(document as Document.Parsed, {
    Scalar(_, { range }) {
      if (range && range[0] < pos[0] && pos[0] <= range[1]) start = range[0];
    },
  });
  return start === undefined ? undefined : [start, start + 1];
}

const firstSentence = (text: string): string =>
  text
    .split('\n')[0]
    ?.replace(/[.:]$/, '')
    .replace(/(["'])quote$/, '$1 quote') ?? text;

/** The key at the beginning of a text, with its quotes. */
const keyAt = (text: string): string => /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^:\r\n]*)/.exec(text)?.[0].trimEnd() ?? '';

function nodeRange(node: unknown): [number, number] | undefined {
  const range = (node as Node | null | undefined)?.range;
  return range ? [range[0], range[1]] : undefined;
}
