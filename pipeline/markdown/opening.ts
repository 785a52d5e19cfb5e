// The first line of a directive, read as remark-directive reads it.
import { parseEntities } from 'parse-entities';
import type { Span } from '../diagnostics/line-index.ts';

const LETTER = String.raw`[^\s\p{P}\p{S}]`;
const NAME = new RegExp(`^:{2,}${LETTER}(?:[-_]*${LETTER})*`, 'u');

const SHORTHAND = String.raw`([#.])([^\s"#'.<=>\x60}]+)(?=[\s#.}])`;
const KEY = `((?:${LETTER}|[-_])(?:${LETTER}|[-.:_])*)(?!${LETTER}|[-.:_])`;
const VALUE = String.raw`(?:"([^"]*)"|'([^']*)'|([^\s"'<=>\x60}]+))(?=[\s}])`;
const ATTRIBUTE = String.raw`${SHORTHAND}|${KEY}(?:[ \t]*=[ \t]*${VALUE})?`;
const ATTRIBUTES = new RegExp(String.raw`^\{(?:[ \t]|${ATTRIBUTE})*\}`, 'u');
const EACH_ATTRIBUTE = new RegExp(ATTRIBUTE, 'gu');

/** An attribute and where its value stands, without quotes; of one without a value, and of `#id` and `.class`, all of it. */
export interface Attribute extends Span {
  readonly value: string;
  readonly key: Span;
}

/**
 * The attributes of a line that opens a directive, `:::name[Label]{key="value" #id .class}`, the label and the attributes
 * being optional. Undefined when it opens none.
 */
export function readOpening(line: string): ReadonlyMap<string, Attribute> | undefined {
  const from = afterLabel(line);
  if (from === undefined) return undefined;
  const written = ATTRIBUTES.exec(line.slice(from))?.[0] ?? '';
  return /^[ \t]*$/.test(line.slice(from + written.length)) ? attributesIn(written, from) : undefined;
}

/** Where the attributes would begin of a line that opens a directive; undefined when it begins like none. */
function afterLabel(line: string): number | undefined {
  const name = NAME.exec(line)?.[0].length;
  return name === undefined ? undefined : endOfLabel(line, name);
}

function attributesIn(written: string, from: number): Map<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  for (const { index, 0: whole, 1: mark, 2: short, 3: name, 4: double, 5: single, 6: bare } of written.matchAll(
    EACH_ATTRIBUTE,
  )) {
    const start = from + index;
    const key = { start, end: start + (name ?? whole).length };
    const raw = double ?? single ?? bare;
    const end = start + whole.length - (raw === undefined || raw === bare ? 0 : 1);
    const place = raw === undefined ? key : { start: end - raw.length, end };
    const value = parseEntities(short ?? raw ?? '', { attribute: true });
    const known = mark === '#' ? 'id' : (name ?? 'class');
    const before = known === 'class' ? attributes.get(known)?.value : undefined;
    attributes.set(known, { ...place, key, value: before ? `${before} ${value}` : value });
  }
  return attributes;
}

/** Offset after the `[…]`, where there is one. */
function endOfLabel(line: string, from: number): number {
  if (line[from] !== '[') return from;
  let depth = 0;
  for (let i = from; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === '[') depth++;
    else if (line[i] === ']' && --depth === 0) return i + 1;
  }
  return from;
}
