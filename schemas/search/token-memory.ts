// What was made of tokens before. Most of a text's words were met a moment ago: those are found where they stand, for a string
// cut out of the text for each, and a map to look it up in, take longer than all else that is done with it.

/** How many tokens are found where they stand; a power of two. */
const SLOTS = 4096;

interface Known<Value> {
  readonly token: string;
  readonly value: Value;
}

/** Gives what is made of the token at a place of a text: of the same one always the same thing. */
export function tokenMemory<Value>(
  make: (token: string) => Value,
): (text: string, start: number, end: number, hash: number) => Value {
  const known = new Map<string, Known<Value>>();
  const know = (token: string): Known<Value> => {
    let made = known.get(token);
    if (!made) {
      made = { token, value: make(token) };
      known.set(token, made);
    }
    return made;
  };
  const lately = new Array<Known<Value> | undefined>(SLOTS).fill(undefined);
  return (text, start, end, hash) => {
    const slot = (hash ^ (hash >>> 12)) & (SLOTS - 1);
    let found = lately[slot];
    if (!found || !standsAt(found.token, text, start, end)) {
      found = know(text.slice(start, end));
      lately[slot] = found;
    }
    return found.value;
  };
}

function standsAt(token: string, text: string, start: number, end: number): boolean {
  if (token.length !== end - start) return false;
  for (let i = 0; i < token.length; i++) {
    if (token.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  }
  return true;
}
