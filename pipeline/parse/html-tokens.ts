// Splits embedded HTML into its constructs, by the grammar CommonMark gives for them.
import { parseEntities } from 'parse-entities';

interface At {
  /** Offsets in the text that was given. */
  readonly start: number;
  readonly end: number;
}

export interface HtmlAttribute extends At {
  readonly name: string;
  /** Undefined for an attribute without a value. Character references are decoded, as a browser does it. */
  readonly value?: string;
  /** Offsets of the value's characters as they are written. */
  readonly valueStart: number;
  readonly valueEnd: number;
}

export type HtmlToken =
  | (At & { readonly type: 'text'; readonly value: string })
  | (At & {
      readonly type: 'open';
      readonly name: string;
      readonly attributes: readonly HtmlAttribute[];
      readonly selfClosing: boolean;
    })
  | (At & { readonly type: 'close'; readonly name: string })
  | (At & { readonly type: 'comment'; readonly value: string })
  /** Declarations, processing instructions, CDATA. */
  | (At & { readonly type: 'other' });

const CONSTRUCT =
  /<!--(?:>|->|([\s\S]*?)-->)|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<![A-Za-z][^>]*>|<\/([A-Za-z][A-Za-z0-9-]*)\s*>|<([A-Za-z][A-Za-z0-9-]*)((?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/g;
const ATTRIBUTE = /\s+([A-Za-z_:][\w.:-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let at = 0;
  const textUpTo = (end: number): void => {
    if (end > at)
      tokens.push({
        type: 'text',
        value: parseEntities(html.slice(at, end), { nonTerminated: false }),
        start: at,
        end,
      });
  };
  // After the last bracket nothing ends: what only begins there is not looked for again and again.
  for (const match of html.slice(0, html.lastIndexOf('>') + 1).matchAll(CONSTRUCT)) {
    textUpTo(match.index);
    const place = { start: match.index, end: match.index + match[0].length };
    const [whole, comment, closing, opening, attributes = '', slash] = match;
    if (whole.startsWith('<!--')) tokens.push({ type: 'comment', value: comment ?? '', ...place });
    else if (closing) tokens.push({ type: 'close', name: closing.toLowerCase(), ...place });
    else if (opening) {
      const offset = match.index + 1 + opening.length;
      tokens.push({
        type: 'open',
        name: opening.toLowerCase(),
        attributes: attributesOf(attributes, offset),
        selfClosing: slash === '/',
        ...place,
      });
    } else tokens.push({ type: 'other', ...place });
    at = place.end;
  }
  textUpTo(html.length);
  return tokens;
}

function attributesOf(text: string, offset: number): HtmlAttribute[] {
  return [...text.matchAll(ATTRIBUTE)].map((match) => {
    const [whole, name = '', quoted] = match;
    const start = offset + match.index + whole.indexOf(name);
    const end = offset + match.index + whole.length;
    const isQuoted = quoted?.startsWith('"') || quoted?.startsWith("'");
    const written = isQuoted ? quoted?.slice(1, -1) : quoted;
    const valueEnd = isQuoted ? end - 1 : end;
    return {
      name: name.toLowerCase(),
      ...(written !== undefined && { value: parseEntities(written, { attribute: true }) }),
      valueStart: valueEnd - (written?.length ?? 0),
      valueEnd,
      start,
      end,
    };
  });
}
