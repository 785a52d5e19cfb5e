// What an import left, for people: by cause, with the places.
import type { Left } from './imported.ts';
import { asCode } from './tag-to-markdown.ts';

/** Places of a cause that are printed; the report has all. */
const MOST_PLACES = 3;

/** Causes with what was left for each, the most frequent first. */
function byCause(left: readonly Left[]): [cause: string, places: Left[]][] {
  const causes = new Map<string, Left[]>();
  for (const each of left) {
    const places = causes.get(each.cause);
    if (places) places.push(each);
    else causes.set(each.cause, [each]);
  }
  return [...causes].sort(([, a], [, b]) => b.length - a.length);
}

/** The report as a file: every place. */
export function importReport(from: string, left: readonly Left[]): string {
  const sections = byCause(left).map(
    ([cause, places]) =>
      `## ${cause} (${places.length})\n\n${places.map(({ place, text }) => `- \`${place}\`${text ? `: ${asCode(text)}` : ''}`).join('\n')}\n`,
  );
  return `# What did not come over from ${from} as it was\n\n${sections.join('\n')}`;
}

/** The same for the console: the first places of each cause. */
export function importSummary(left: readonly Left[]): string {
  return byCause(left)
    .map(([cause, places]) => {
      const shown = places
        .slice(0, MOST_PLACES)
        .map(({ place, text }) => `    ${place}${text ? `  ${short(text)}` : ''}\n`);
      const more = places.length > MOST_PLACES ? `    and ${places.length - MOST_PLACES} more\n` : '';
      return `  ${cause} (${places.length})\n${shown.join('')}${more}`;
    })
    .join('');
}

const short = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};
