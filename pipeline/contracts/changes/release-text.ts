/** What a release is called for readers: one that is called by its day is that day. */
export const releaseText = ({ name, date }: { readonly name: string; readonly date: string }, lang: string): string =>
  name === date ? dayText(date, lang) : name;

/** By language: to make one takes longer than to show all days of a site by it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dayText(day: string, lang: string): string {
  const format =
    formats.get(lang) ??
    new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(lang, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
