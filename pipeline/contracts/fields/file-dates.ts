// Dates as files write them: D a digit of the day, M of the month, A of the year.
const PARTS = { AAAA: String.raw`(?<year>\d{4})`, MM: String.raw`(?<month>\d\d)`, DD: String.raw`(?<day>\d\d)` };

/** The forms a date may have, in a file or in its name. */
export const DATE_FORMS = ['AAAA-MM-DD', 'AAAAMMDD', 'AAAA/MM/DD', 'DD-MM-AAAA', 'DDMMAAAA', 'DD/MM/AAAA'] as const;

export type DateForm = (typeof DATE_FORMS)[number];

const PATTERNS = new Map<string, RegExp>(
  DATE_FORMS.map((form) => [
    form,
    new RegExp(`^${form.replace('AAAA', PARTS.AAAA).replace('MM', PARTS.MM).replace('DD', PARTS.DD)}$`),
  ]),
);

/** The same date as JSON writes it; undefined for what does not have the form, or is no day of the calendar. */
export function isoDate(text: string, form: DateForm): string | undefined {
  const { year = '', month = '', day = '' } = PATTERNS.get(form)?.exec(text)?.groups ?? {};
  const iso = `${year}-${month}-${day}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : undefined;
}

/** A date of JSON in the form of a file. */
export const formedDate = (iso: string, form: DateForm): string =>
  form.replace('AAAA', iso.slice(0, 4)).replace('MM', iso.slice(5, 7)).replace('DD', iso.slice(8, 10));
