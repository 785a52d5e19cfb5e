// What a page says of the language it is in.

/** Scripts that are written from right to left. */
const FROM_RIGHT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** A language with its likely script and country. To find them takes longer than the head of a page: each is asked for once. */
const known = new Map<string, Intl.Locale>();
function maximized(lang: string): Intl.Locale {
  const locale = known.get(lang) ?? new Intl.Locale(lang).maximize();
  known.set(lang, locale);
  return locale;
}

/** Attributes of the document: from left to right is how every document is read that does not say. */
export function languageAttributes(lang: string): { readonly lang: string; readonly dir?: 'rtl' } {
  const { script = '' } = maximized(lang);
  return FROM_RIGHT.includes(script) ? { lang, dir: 'rtl' } : { lang };
}

/** As Open Graph has it, where a language has a country: `en_US` of `en`. */
export function openGraphLocale(lang: string): string {
  const { language, region = '' } = maximized(lang);
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : language;
}
