// A payload inside a collection is text inside a JSON text: each of its characters stands somewhere in the file.
import type { JsonNode } from '../fields/parse-json.ts';

export interface EmbeddedText {
  readonly text: string;
  /** From offsets in the text to offsets in the file that holds it. */
  placeOf(start: number, end: number): { readonly start: number; readonly end: number };
}

const ESCAPED = /\\(?:u[0-9A-Fa-f]{4}|.)/y;

export function embeddedText(file: string, { value, start }: JsonNode & { readonly kind: 'string' }): EmbeddedText {
  // Made when something is wrong, which is rarely.
  const makeOffsets = (): number[] => {
    const offsets: number[] = [];
    let at = start + 1;
    for (let i = 0; i <= value.length; i++) {
      offsets.push(at);
      ESCAPED.lastIndex = at;
      at += ESCAPED.exec(file)?.[0].length ?? 1;
    }
    return offsets;
  };
  let offsets: number[] | undefined;
  return {
    text: value,
    placeOf(from, to) {
      offsets ??= makeOffsets();
      return { start: offsets[from] ?? start, end: offsets[to] ?? start + 1 };
    },
  };
}
