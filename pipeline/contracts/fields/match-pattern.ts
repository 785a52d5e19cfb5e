// A pattern of an author, held against texts of anybody in a time that grows with these: the engine of JavaScript tries every
// way in which `(a+)+` may share out a text, which doubles with each letter.
import { RE2JS } from 're2js';

/** Choices: alternatives, repetitions of a length that is not given, and of groups. */
const CHOICES = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|([*+?|]|\{\d+,\d*\}|\)\{)/gsu;

/** Several of them may share a text out in many ways; with one, the engine of JavaScript is as good and several times as fast. */
const isSimple = ({ source }: RegExp): boolean =>
  [...source.replace(/^\^\(\?:|\)\$$/g, '').matchAll(CHOICES)].filter(([, found]) => found).length < 2;

type Match = (text: string) => boolean;

const known = new WeakMap<RegExp, Match>();

/** Throws for what cannot be matched in such a time. */
function matchOf(pattern: RegExp): Match {
  let match = known.get(pattern);
  if (!match) {
    match = isSimple(pattern) ? (text) => pattern.test(text) : linearMatch(pattern);
    known.set(pattern, match);
  }
  return match;
}

function linearMatch({ source }: RegExp): Match {
  const compiled = RE2JS.compile(source.replace(/\\\\|\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/giu, asCharacter));
  return (text) => compiled.matches(text);
}

const asCharacter = (written: string, inBraces?: string, inFour?: string): string => {
  const digits = inBraces ?? inFour;
  return digits === undefined ? written : `\\x{${digits}}`;
};

/** Whether a text, all of it, has the form of a pattern. */
export const matchesPattern = (pattern: RegExp, text: string): boolean => matchOf(pattern)(text);

/** Whether texts can be held to a pattern at all. */
export function isMatchable(pattern: RegExp): boolean {
  try {
    matchOf(pattern);
    return true;
  } catch {
    return false;
  }
}
