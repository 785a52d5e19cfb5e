import { RANGE_WORDS } from '../../languages/heard.ts';

const STATUSES = new RegExp(`^([1-5]\\d\\d)(?: (?:${RANGE_WORDS.join('|')}) ([1-5]\\d\\d))?$`);

/** The statuses of HTTP that an error stands for: five for `500 to 504`, none for `no answer`. */
export function statusesIn(status: number | string): string[] {
  const [, first, last = first] = STATUSES.exec(String(status)) ?? [];
  const statuses: string[] = [];
  for (let each = Number(first); each <= Number(last); each++) statuses.push(String(each));
  return statuses;
}
