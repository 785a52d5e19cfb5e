/** What a release is called for readers: one that is called by its day is that day. */
export const releaseText = ({ name, date }: { readonly name: string; readonly date: string }, lang: string): string =>
  name === date ? dayText(date, lang) : name;

const dayText = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
