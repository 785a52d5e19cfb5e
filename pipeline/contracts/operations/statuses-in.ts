/** The statuses of HTTP that an error stands for: five for `500 a 504`, none for `sem resposta`. */
export function statusesIn(status: number | string): string[] {
  const [, first, last = first] = /^([1-5]\d\d)(?: (?:a|–) ([1-5]\d\d))?$/.exec(String(status)) ?? [];
  const statuses: string[] = [];
  for (let each = Number(first); each <= Number(last); each++) statuses.push(String(each));
  return statuses;
}
