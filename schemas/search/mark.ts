import { TOKEN } from './tokens.ts';
import { formsOf, type Word, type Words } from './words.ts';

/** A text in pieces, those in odd places being hits. */
export type Marked = readonly string[];

/** Parts a text where words of it were found. */
export function markHits(text: string, found: ReadonlySet<string>, words: Words): Marked {
  const composed = text.normalize('NFC');
  const pieces: string[] = [];
  let done = 0;
  for (const { 0: token, index } of composed.matchAll(TOKEN)) {
    if (!isHit(words.wordOf(token), found)) continue;
    pieces.push(composed.slice(done, index), token);
    done = index + token.length;
  }
  return [...pieces, composed.slice(done)];
}

const isHit = (word: Word, found: ReadonlySet<string>): boolean =>
  !word.isStop && [word, ...word.parts].some((each) => formsOf(each).some((form) => found.has(form)));
