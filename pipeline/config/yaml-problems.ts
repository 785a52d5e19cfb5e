// What is wrong with YAML before anybody asks what it means.
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Node,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { Report } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { type Span, yamlFault } from './yaml-words.ts';

/** Where the YAML stands: a whole file, or the part of one between front matter fences. */
export interface YamlSource {
  readonly sourcePath: string;
  readonly lines: LineIndex;
  /** Offsets in the file between which the YAML stands. */
  readonly start: number;
  readonly end: number;
}

/** Reports what the parser finds fault with, and what it reads that means nothing here. Returns whether there is any. */
export function reportProblems(document: Document, source: YamlSource, report: Report): boolean {
  // After the first thing that cannot be read, the parser finds fault with what is right.
  const [broken] = document.errors;
  if (broken) {
    const { message, hint, span } = yamlFault(broken, source.lines.text.slice(source.start, source.end));
    reportInvalid(message, span ?? unclosedStart(document, broken) ?? broken.pos, hint, source, report);
  }
  return reportMeaningless(document, source, report) || broken !== undefined;
}

/** Reports keys that a map has had before. Returns whether there is any. */
function reportDuplicates({ items }: YAMLMap, { sourcePath, lines, start }: YamlSource, report: Report): boolean {
  const known = new Set<unknown>();
  let isReported = false;
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    if (known.has(key.value)) {
      const [from] = nodeRange(key) ?? [0];
      const written = keyAt(lines.text.slice(start + from));
      report({
        rule: 'yaml-duplicate-key',
        message: `The key "${written.replace(/^(["'])(.*)\1$/s, '$2')}" is given twice.`,
        sourcePath,
        range: lines.range(start + from, start + from + written.length),
        hint: 'Keep one of the two.',
      });
      isReported = true;
    }
    known.add(key.value);
  }
  return isReported;
}

function reportInvalid(
  message: string,
  [from, to]: Span,
  hint: string,
  { sourcePath, lines, start }: YamlSource,
  report: Report,
): void {
  const range = lines.range(start + from, start + Math.max(to, from));
  report({ rule: 'yaml-invalid', message, sourcePath, range, hint });
}

/** Tags whose values JSON has, too. */
const PLAIN_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;

/** Lists and groups of keys in one another: far more than anything shows, and far fewer than exhaust the stack. */
const MOST_LEVELS = 200;

/** A surrogate without its twin, which no address and no file can hold. */
export const HALF_CHARACTER = /\p{Cs}/u;

function reportMeaningless(document: Document, source: YamlSource, report: Report): boolean {
  let isReported = false;
  const problem = (message: string, node: Node, hint: string): void => {
    isReported = true;
    reportInvalid(message, nodeRange(node) ?? [0, 0], hint, source, report);
  };
  const checkTag = (node: Node): void => {
    if (node.tag !== undefined && !PLAIN_TAG.test(node.tag))
      problem(
        `The tag "${node.tag.replace('tag:yaml.org,2002:', '!!')}" means nothing here.`,
        node,
        'Remove it, or quote the value if it is to begin with "!".',
      );
  };
  // The parser would look for the anchor of each alias in all of the document.
  const anchors = new Map<string, Node>();
  const learn = (node: Node & { anchor?: string }): void => {
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
  };
  visit(document, {
    Collection(_, collection, ancestors) {
      learn(collection);
      if (ancestors.length > MOST_LEVELS && ancestors.filter(isCollection).length >= MOST_LEVELS) {
        problem(`Nothing may nest deeper than ${MOST_LEVELS} levels.`, collection, 'Divide it, or write it flat.');
        return visit.BREAK;
      }
      checkTag(collection);
      if (isMap(collection) && reportDuplicates(collection, source, report)) isReported = true;
      return undefined;
    },
    Pair(_, { key }) {
      if (isCollection(isAlias(key) ? anchors.get(key.source) : key))
        problem(
          'A list or a group of keys cannot be a key.',
          key as Node,
          'Quote the value if it begins with "{" or "[".',
        );
    },
    Alias(_, alias, ancestors) {
      const target = anchors.get(alias.source);
      if (target && !ancestors.includes(target)) return;
      const message = target
        ? `The alias "*${alias.source}" stands inside what it repeats.`
        : `The alias "*${alias.source}" has no anchor "&${alias.source}" before it.`;
      problem(message, alias, 'Quote the value if it begins with "*".');
    },
    Scalar(_, scalar) {
      learn(scalar);
      checkTag(scalar);
      if (typeof scalar.value === 'string' && HALF_CHARACTER.test(scalar.value))
        problem('An escape gives half a character.', scalar, 'Write the character itself.');
    },
  });
  return isReported;
}

/** A quote that is never closed is noticed at the end of the text, but wrong where it opens. */
function unclosedStart(document: Document, { code, pos }: YAMLError): Span | undefined {
  if (code !== 'MISSING_CHAR') return undefined;
  let start: number | undefined;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < pos[0] && pos[0] <= range[1]) start = range[0];
    },
  });
  return start === undefined ? undefined : [start, start + 1];
}

/** The key at the beginning of a text, with its quotes. */
const keyAt = (text: string): string => /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^:\r\n]*)/.exec(text)?.[0].trimEnd() ?? '';

/** Where a node stands, without what surrounds it. */
export function nodeRange(node: unknown): Span | undefined {
  const range = (node as Node | null | undefined)?.range;
  return range ? [range[0], range[1]] : undefined;
}
