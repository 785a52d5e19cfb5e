// Dates as files write them: D a digit of the day, M of the month, A or Y of the year, by the author's language.
import type { FileLayout } from '../../../schemas/types.ts';
import { isDay } from './text-forms.ts';

export type DateForm = NonNullable<FileLayout['dateFormat']>;

const YEARS = ['AAAA', 'YYYY'] as const;

/** The forms a date may have, in a file or in its name. */
export const DATE_FORMS: readonly DateForm[] = YEARS.flatMap((year): DateForm[] => [
  `${year}-MM-DD`,
  `${year}MMDD`,
  `${year}/MM/DD`,
  `DD-MM-${year}`,
  `DDMM${year}`,
  `DD/MM/${year}`,
]);

/** How JSON writes dates, and files that say nothing of it. */
export const PLAIN_DATES: DateForm = 'YYYY-MM-DD';

const YEAR = /AAAA|YYYY/;

const PATTERNS = new Map<string, RegExp>(
  DATE_FORMS.map((form) => [
    form,
    new RegExp(
      `^${form.replace(YEAR, String.raw`(?<year>\d{4})`).replace('MM', String.raw`(?<month>\d\d)`).replace('DD', String.raw`(?<day>\d\d)`)}$`,
    ),
  ]),
);

/** The same date as JSON writes it; undefined for what does not have the form, or is no day of the calendar. */
export function isoDate(text: string, form: DateForm): string | undefined {
  const { year = '', month = '', day = '' } = PATTERNS.get(form)?.exec(text)?.groups ?? {};
  const iso = `${year}-${month}-${day}`;
  return isDay(iso) ? iso : undefined;
}

/** A date of JSON in the form of a file. */
export const formedDate = (iso: string, form: DateForm): string =>
  form.replace(YEAR, iso.slice(0, 4)).replace('MM', iso.slice(5, 7)).replace('DD', iso.slice(8, 10));
