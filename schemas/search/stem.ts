// Light stemmers: they bring plurals and singulars together, and leave the rest of a word alone. They work on folded words,
// for readers leave accents out as they please.

type Rule = readonly [ending: string, instead: string];

/** The first that matches counts. After RSLP-S, on words without accents, where `-coes` and `-soes` stay apart. */
const PORTUGUESE: readonly Rule[] = [
  ['coes', 'cao'],
  ['soes', 'sao'],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
  ['eses', 'es'],
  ['ses', 'se'],
  ['ss', 'ss'],
  ['s', ''],
];

/** After Harman's S stemmer, where `addresses` and `indexes` are plurals, too. */
const ENGLISH: readonly Rule[] = [
  ['ies', 'y'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['ss', 'ss'],
  ['us', 'us'],
  ['s', ''],
];

const SHORTEST_STEM = 3;

/** By the language itself, wherever it is spoken. */
const RULES: ReadonlyMap<string, readonly Rule[]> = new Map([
  ['pt', PORTUGUESE],
  ['en', ENGLISH],
]);

/** Gives the stem of a folded word in a language (BCP 47): the word as it is in one without rules. */
export function stemmerOf(lang: string): (word: string) => string {
  const rules = RULES.get(languageOf(lang)) ?? [];
  return (word) => {
    for (const [ending, instead] of rules) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length) + instead;
      return stem.length >= SHORTEST_STEM ? stem : word;
    }
    return word;
  };
}

/** The language of a tag: `pt` of `pt-BR`. */
export const languageOf = (lang: string): string => lang.split('-', 1)[0] ?? lang;
