// Marks what a filter found where it stands. The browser paints the marks over the text: no element is made for them.
import { fold } from './filter-fields.ts';

const NAME = 'field-hit';

/** Where the words of a query stand in the rows. Browsers that know no such marks show none. */
export function highlightHits(rows: Iterable<Element>, words: readonly string[]): () => void {
  if (words.length === 0 || !('highlights' in CSS)) return () => {};
  const hits = [...rows].flatMap((row) => [...hitsIn(row, words)]);
  const highlight = CSS.highlights.get(NAME) ?? new Highlight();
  CSS.highlights.set(NAME, highlight);
  for (const hit of hits) highlight.add(hit);
  return () => {
    for (const hit of hits) highlight.delete(hit);
  };
}

function* hitsIn(row: Element, words: readonly string[]): Iterable<Range> {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const folded = fold(text);
    // Where folding changes the length, places in one are none in the other.
    if (folded.length !== text.length || node.parentElement?.closest('.field-uses')) continue;
    for (const word of words) {
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        yield range;
      }
    }
  }
}
