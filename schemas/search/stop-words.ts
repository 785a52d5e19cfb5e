// Words that say nothing of what a text is about, folded.
import { languageOf } from './stem.ts';

const ENGLISH = `an and are be by for from how i in into is it my of on or that the this to what when where which with do does can`;

const PORTUGUESE = `a ao aos as at com como da das de do dos e ela ele elas eles em entre era essa esse esta este eu foi ha isso
  isto ja la lhe mais mas me meu minha na nas nem no nos o os ou para pela pelas pelo pelos por qual quais quando que quem sao se
  sem ser seu sua seus suas so tem um uma umas uns voce faco fazer onde posso preciso quero`;

/** Readers of Portuguese ask in English, too. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['pt', `${PORTUGUESE} ${ENGLISH}`],
  ['en', `a as at me no so ${ENGLISH}`],
]);

/** The words of a language (BCP 47) that tell nothing: none where they are not known. */
export const stopWordsOf = (lang: string): ReadonlySet<string> =>
  new Set((WORDS.get(languageOf(lang)) ?? '').split(/\s+/).filter(Boolean));
