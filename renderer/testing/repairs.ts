// What a browser's parser does to markup that is not as HTML wants it. Where it repairs, the page that stands is another
// than the one that was meant, and the application cannot take it over.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** The tags of a page one after the other, as they are written. */
function writtenTags(html: string): string[] {
  return [...html.matchAll(/<(\/?)([A-Za-z][A-Za-z0-9-]*)(?:\s(?:"[^"]*"|[^">])*|\/)?>/g)].map(
    ([, slash, name = '']) => slash + name.toLowerCase(),
  );
}

/** The tags of the page that a browser makes of it. */
function parsedTags(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    const name = node.tagName.toLowerCase();
    return VOID.has(name) ? [name] : [name, ...parsedTags(node.childNodes), `/${name}`];
  });
}

const PHRASING =
  'a abbr br button code del em i img input ins kbd label mark span strong sub sup svg time var wbr'.split(' ');
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements that HTML gives another place than the one they have, though a browser leaves them there. */
function misplaced(nodes: readonly Node[], above: readonly string[] = []): string[] {
  return nodes.flatMap((node) => {
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    const name = node.tagName;
    const parent = above.at(-1) ?? '';
    const isPhrasing = PHRASING.includes(name);
    const holder = above.findLast((each) => !['ins', 'del'].includes(each)) ?? '';
    const isInText = ['p', ...HEADINGS, ...PHRASING].includes(holder);
    const wrong =
      (isInText && !isPhrasing) ||
      (holder === 'summary' && !isPhrasing && !HEADINGS.includes(name)) ||
      (name === 'summary' && parent !== 'details') ||
      (['a', 'button', 'details'].includes(name) && above.includes('a')) ||
      (name === 'p' && node.childNodes.length === 0);
    const inside = name === 'svg' ? [] : misplaced(node.childNodes, [...above, name]);
    return wrong ? [`${above.slice(-3).join(' ')} ${name}`, ...inside] : inside;
  });
}

/** What is wrong with the nesting of a page's text; nothing for one that a browser takes as it is written. */
export function repairsOf(html: string): string[] {
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>') + '</article>'.length);
  const { childNodes } = parseFragment(article);
  const [written, parsed] = [writtenTags(article), parsedTags(childNodes)];
  const place = parsed.findIndex((tag, i) => tag !== written[i]);
  const repaired =
    place < 0 && parsed.length === written.length
      ? []
      : [
          `written ${written.slice(place - 3, place + 4).join(' ')}, read ${parsed.slice(place - 3, place + 4).join(' ')}`,
        ];
  return [...repaired, ...misplaced(childNodes)];
}
