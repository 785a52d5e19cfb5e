// The YAML that nearly all front matter is: lines of `key: value`, each value a text in double quotes, a few words, a whole
// number, true or false. It is read here in a fraction of the library's time; a test holds it to the library.

/** Offsets in the text between which something stands. */
type Span = readonly [start: number, end: number];

interface PlainPair {
  readonly key: Span;
  readonly value: Span;
}

export interface PlainYaml {
  readonly value: Record<string, string | number | boolean>;
  readonly pairs: ReadonlyMap<string, PlainPair>;
}

// No underscore in front: __proto__ is a key like any other, but not of an object that is written this way.
const KEY = /([A-Za-z]\w*): /y;
// No escapes, no control characters, no half characters: what stands between the quotes is the text.
const QUOTED = /"([ !#-[\]-~\xA0-\u2027\u202A-\uD7FF]*)"\n/y;
const WORDS = /([\p{L}][\p{L}\p{N} .,;()/_+-]*)\n/uy;
const NUMBER = /(0|[1-9]\d{0,14})\n/y;

/** Words that mean something else. */
const MEANINGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
const RESERVED = /^(?:true|false|null)$/i;

/** Undefined for YAML that is less plain, or faulty. */
export function readPlainYaml(text: string): PlainYaml | undefined {
  const value: PlainYaml['value'] = {};
  const pairs = new Map<string, PlainPair>();
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[1];
  };
  while (at < text.length) {
    const key = take(KEY);
    if (key === undefined || pairs.has(key)) return undefined;
    const start = at + key.length + 2;
    const keySpan: Span = [at, at + key.length];
    at = start;
    const quoted = take(QUOTED);
    const words = quoted ?? take(WORDS);
    const said = words ?? take(NUMBER);
    if (said === undefined) return undefined;
    const end = start + said.length + (quoted === undefined ? 0 : 2);
    if (quoted !== undefined) value[key] = quoted;
    else if (words === undefined) value[key] = Number(said);
    else if (MEANINGS.has(words)) value[key] = MEANINGS.get(words) as boolean;
    else if (RESERVED.test(words) || words.endsWith(' ')) return undefined;
    else value[key] = words;
    pairs.set(key, { key: keySpan, value: [start, end] });
    at = end + 1;
  }
  return pairs.size > 0 ? { value, pairs } : undefined;
}
