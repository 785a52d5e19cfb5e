// JSON with the place of every value: what is wrong with an example is shown where it stands. Strict, as RFC 8259 is.
import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Span } from '../../diagnostics/line-index.ts';
import { joined, type Said } from '../../languages/say.ts';

export interface JsonMember {
  readonly key: string;
  /** Where the key stands, with its quotes. */
  readonly place: Span;
  readonly value: JsonNode;
}

export type JsonNode = Span &
  (
    | {
        readonly kind: 'object';
        readonly members: readonly JsonMember[];
        /** Of a file: where what is not there should be; null for what is there and cannot be read. */
        readonly absent?: ReadonlyMap<string, Span | null>;
        /** Of a file: it was checked by itself, and holds no more than rules between lines compare. */
        readonly isChecked?: true;
      }
    | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'number'; readonly raw: string }
    | { readonly kind: 'boolean'; readonly value: boolean }
    | { readonly kind: 'null' }
  );

export type ObjectNode = JsonNode & { readonly kind: 'object' };

/** Says what is no JSON, and where. */
export class JsonError extends Error {
  readonly said: Said;
  readonly at: number;
  constructor(said: Said, at: number) {
    super(said.word);
    this.said = said;
    this.at = at;
  }
}

/** Deeper payloads say nothing, and would exhaust the stack of those who walk through them. */
const MOST_LEVELS = 500;

/** What should stand where the library finds fault, by its name for that; a value, elsewhere. */
const WANTED: Readonly<Record<string, string | Said>> = {
  PropertyNameExpected: { word: 'jsonName' },
  ColonExpected: '":"',
  CommaExpected: '","',
  CloseBraceExpected: joined('any', ['","', '"}"']),
  CloseBracketExpected: joined('any', ['","', '"]"']),
  EndOfFileExpected: { word: 'nothingMore' },
};

/** Reads a text that is one JSON value; throws a JsonError at the first character that is not. */
export function parseJson(text: string): JsonNode {
  checkLevels(text);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (tree && errors.length === 0) return nodeOf(tree, text);
  const [{ error, offset } = { offset: 0 }] = errors;
  const wanted = (error && WANTED[printParseErrorCode(error)]) ?? ({ word: 'jsonValue' } as const);
  const found: string | Said =
    offset < text.length ? `"${/^\S{1,12}/u.exec(text.slice(offset))?.[0] ?? text[offset]}"` : { word: 'textEnd' };
  throw new JsonError({ word: 'notJson', values: { wanted, found } }, offset);
}

/** The library descends by recursion, as deep as the text does. */
function checkLevels(text: string): void {
  // Few texts have so many brackets, and the others are not read twice.
  if ((text.match(/[{[]/g)?.length ?? 0) <= MOST_LEVELS) return;
  const scanner = createScanner(text, true);
  let level = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const mark = text[scanner.getTokenOffset()];
    if (mark === '}' || mark === ']') level--;
    else if ((mark === '{' || mark === '[') && ++level > MOST_LEVELS)
      throw new JsonError({ word: 'tooDeep', values: { count: MOST_LEVELS } }, scanner.getTokenOffset());
  }
}

function nodeOf({ type, offset: start, length, value, children = [] }: Node, text: string): JsonNode {
  const place = { start, end: start + length };
  switch (type) {
    case 'object':
      return { kind: type, members: children.map((each) => memberOf(each, text)), ...place };
    case 'array':
      return { kind: type, items: children.map((each) => nodeOf(each, text)), ...place };
    case 'number':
      return { kind: type, raw: text.slice(start, place.end), ...place };
    case 'string':
    case 'boolean':
      return { kind: type, value, ...place };
    default:
      return { kind: 'null', ...place };
  }
}

function memberOf({ children = [] }: Node, text: string): JsonMember {
  const [name, value] = children as [Node, Node];
  const { offset: start, length } = name;
  return { key: name.value, place: { start, end: start + length }, value: nodeOf(value, text) };
}
