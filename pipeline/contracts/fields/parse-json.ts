// JSON with the place of every value: what is wrong with an example is shown where it stands. Strict, as RFC 8259 is.

interface Placed {
  readonly start: number;
  readonly end: number;
}

export interface JsonMember {
  readonly key: string;
  /** Where the key stands, with its quotes. */
  readonly place: Placed;
  readonly value: JsonNode;
}

export type JsonNode = Placed &
  (
    | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
    | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'number'; readonly raw: string }
    | { readonly kind: 'boolean'; readonly value: boolean }
    | { readonly kind: 'null' }
  );

export class JsonError extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const TOKEN =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true|false|null/uy;

/** Deeper payloads say nothing, and would exhaust the stack of those who walk through them. */
const MOST_LEVELS = 500;

/** Reads a text that is one JSON value; throws a JsonError at the first character that is not. */
export function parseJson(text: string): JsonNode {
  let at = 0;
  const skip = (): void => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at++;
  };
  const fail = (wanted: string): never => {
    const found = at < text.length ? `"${/^\S{1,12}/u.exec(text.slice(at))?.[0] ?? text[at]}"` : 'the end';
    throw new JsonError(`expected ${wanted}, found ${found}`, at);
  };
  const take = (character: string): boolean => {
    skip();
    if (text[at] !== character) return false;
    at++;
    return true;
  };
  /** Reads what stands between brackets, with commas between. */
  const list = (close: string, item: () => void): void => {
    if (take(close)) return;
    do {
      skip();
      item();
    } while (take(','));
    if (!take(close)) fail(`"," or "${close}"`);
  };
  let level = 0;
  const value = (): JsonNode => {
    skip();
    const start = at;
    if (level >= MOST_LEVELS) throw new JsonError(`it nests more than ${MOST_LEVELS} levels`, at);
    level++;
    const node = valueFrom(start);
    level--;
    return node;
  };
  const valueFrom = (start: number): JsonNode => {
    if (take('{')) {
      const members: JsonMember[] = [];
      list('}', () => {
        const key = text[at] === '"' ? value() : fail('a name in double quotes');
        if (key.kind !== 'string') return;
        if (!take(':')) fail('":"');
        members.push({ key: key.value, place: key, value: value() });
      });
      return { kind: 'object', members, start, end: at };
    }
    if (take('[')) {
      const items: JsonNode[] = [];
      list(']', () => items.push(value()));
      return { kind: 'array', items, start, end: at };
    }
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0] ?? fail('a value');
    at += token.length;
    const place = { start, end: at };
    if (token.startsWith('"')) return { kind: 'string', value: JSON.parse(token) as string, ...place };
    if (token === 'null') return { kind: 'null', ...place };
    if (token === 'true' || token === 'false') return { kind: 'boolean', value: token === 'true', ...place };
    return { kind: 'number', raw: token, ...place };
  };
  const whole = value();
  skip();
  if (at < text.length) fail('nothing more');
  return whole;
}
