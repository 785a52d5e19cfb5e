// The first line of a directive, read as remark-directive reads it.
import { parseEntities } from 'parse-entities';

const LETTER = String.raw`[^\s\p{P}\p{S}]`;
const NAME = new RegExp(`^:{2,}${LETTER}(?:[-_]*${LETTER})*`, 'u');

const SHORTHAND = String.raw`([#.])([^\s"#'.<=>\x60}]+)(?=[\s#.}])`;
const KEY = `((?:${LETTER}|[-_])(?:${LETTER}|[-.:_])*)(?!${LETTER}|[-.:_])`;
const VALUE = String.raw`(?:"([^"]*)"|'([^']*)'|([^\s"'<=>\x60}]+))(?=[\s}])`;
const ATTRIBUTE = String.raw`${SHORTHAND}|${KEY}(?:[ \t]*=[ \t]*${VALUE})?`;
const ATTRIBUTES = new RegExp(String.raw`^\{(?:[ \t]|${ATTRIBUTE})*\}`, 'u');
const EACH_ATTRIBUTE = new RegExp(ATTRIBUTE, 'gu');

/**
 * The attributes of a line that opens a directive, `:::name[Label]{key="value" #id .class}`, the label and the attributes
 * being optional. Undefined when it opens none.
 */
export function attributesOfOpening(line: string): Record<string, string> | undefined {
  const from = behindLabel(line);
  if (from === undefined) return undefined;
  const written = ATTRIBUTES.exec(line.slice(from))?.[0] ?? '';
  return /^[ \t]*$/.test(line.slice(from + written.length)) ? readAttributes(written) : undefined;
}

/** Where the attributes would begin of a line that opens a directive; undefined when it begins like none. */
export function behindLabel(line: string): number | undefined {
  const name = NAME.exec(line)?.[0].length;
  return name === undefined ? undefined : endOfLabel(line, name);
}

function readAttributes(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, mark, short, name, double, single, bare] of written.matchAll(EACH_ATTRIBUTE)) {
    const key = name ?? (mark === '#' ? 'id' : 'class');
    const value = parseEntities(short ?? double ?? single ?? bare ?? '', { attribute: true });
    attributes[key] = key === 'class' && attributes.class ? `${attributes.class} ${value}` : value;
  }
  return attributes;
}

/** Offset behind the `[…]` of a directive's first line, where there is one. */
export function endOfLabel(line: string, from: number): number {
  if (line[from] !== '[') return from;
  let depth = 0;
  for (let i = from; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === '[') depth++;
    else if (line[i] === ']' && --depth === 0) return i + 1;
  }
  return from;
}
