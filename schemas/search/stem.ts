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

/** After Harman's S stemmer. */
const ENGLISH: readonly Rule[] = [
  ['ies', 'y'],
  ['ss', 'ss'],
  ['us', 'us'],
  ['s', ''],
];

const SHORTEST_STEM = 3;

/** Gives the stem of a folded word in a language (BCP 47). */
export function stemmerOf(lang: string): (word: string) => string {
  const rules = lang.startsWith('en') ? ENGLISH : PORTUGUESE;
  return (word) => {
    for (const [ending, instead] of rules) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length) + instead;
      return stem.length >= SHORTEST_STEM ? stem : word;
    }
    return word;
  };
}
