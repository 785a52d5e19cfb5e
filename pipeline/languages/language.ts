// Languages by their tags (BCP 47), and the words that the program has in them.
import { BUILD as ENGLISH_BUILD } from './en/build.ts';
import { INTERFACE as ENGLISH_INTERFACE } from './en/interface.ts';
import { BUILD as PORTUGUESE_BUILD } from './pt-BR/build.ts';
import { INTERFACE as PORTUGUESE_INTERFACE } from './pt-BR/interface.ts';
import type { Words } from './words.ts';

/** The languages that the program speaks. */
export const PACKS: Readonly<Record<'pt-BR' | 'en', Words>> = {
  'pt-BR': { ...PORTUGUESE_INTERFACE, ...PORTUGUESE_BUILD },
  en: { ...ENGLISH_INTERFACE, ...ENGLISH_BUILD },
};

/** A tag as it is written properly, `pt-BR` for `pt-br`; undefined for what is none. */
export function languageTag(written: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(written)[0];
  } catch {
    return undefined;
  }
}

/** The words of the language that the program has nearest to this one: English where it has none of its kind. */
export const wordsOf = (lang: string): Words => PACKS[new Intl.Locale(lang).language === 'pt' ? 'pt-BR' : 'en'];
