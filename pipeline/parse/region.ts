// Regions of a part: what stands between `<!-- #region name -->` and its end.
import type { SourceFile } from '../read/content.ts';

const REGION = /<!--\s*#(region|endregion)(?:\s+([^\s>]+))?\s*-->/g;

export const regionNames = (text: string): string[] =>
  [...text.matchAll(REGION)].flatMap(([, kind, name]) => (kind === 'region' && name ? [name] : []));

/** A part with all but one region blanked out, so that lines and columns stay those of the file. */
export function regionOf(part: SourceFile, region: string): SourceFile | undefined {
  const open: { name: string | undefined; start: number }[] = [];
  for (const match of part.text.matchAll(REGION)) {
    if (match[1] === 'region') open.push({ name: match[2], start: match.index + match[0].length });
    else {
      const closed = open.pop();
      if (closed?.name !== region) continue;
      const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
      const { text } = part;
      return {
        path: part.path,
        text:
          blank(text.slice(0, closed.start)) + text.slice(closed.start, match.index) + blank(text.slice(match.index)),
      };
    }
  }
  return undefined;
}
