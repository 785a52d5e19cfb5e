// Splits embedded HTML into its constructs, by the grammar CommonMark gives for them.
import { parseEntities } from 'parse-entities';
import { ENDED_HTML } from '../markdown/ended-html.ts';

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

const ENDED = [...ENDED_HTML, ['<', '>']] as const;

const CONSTRUCT =
  /<!--(?:>|->|([\s\S]*?)-->)|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<![A-Za-z][^>]*>|<\/([A-Za-z][A-Za-z0-9-]*)\s*>|<([A-Za-z][A-Za-z0-9-]*)((?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/y;
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
  for (const match of constructs(html)) {
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

/** Each tries once, at its own beginning, so that what is opened a thousand times and never closed is not read a thousand times. */
function* constructs(html: string): Generator<RegExpExecArray> {
  const lastOf = new Map(ENDED.map(([, end]) => [end, html.lastIndexOf(end)]));
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const [, end] = ENDED.find(([begin]) => html.startsWith(begin, at)) ?? ['', '>'];
    CONSTRUCT.lastIndex = at;
    const match = (lastOf.get(end) ?? -1) < at ? null : CONSTRUCT.exec(html);
    if (match) yield match;
    at = match ? at + match[0].length : at + 1;
  }
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
