import type { Left } from './imported.ts';
import type { SourceFolder } from './source-folder.ts';

/** Each with the line where it stands in the source, as far as it stands there as it is. */
export const placed = (left: readonly Left[], source: SourceFolder): Left[] =>
  left.map((each) => {
    const { place, text } = each;
    if (text === undefined || !source.has(place)) return each;
    const all = source.text(place);
    const at = all.indexOf(text);
    return at < 0 ? each : { ...each, place: `${place}:${all.slice(0, at).split('\n').length}` };
  });
