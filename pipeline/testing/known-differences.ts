// What the two parsers are known to read differently, as far as the characters of a text tell: odd Markdown. Texts made by
// chance that hold some are not compared; rather too many are left out than too few.
import { holdsKnownLineDifference } from './known-line-differences.ts';

interface Difference {
  /** One of these is in the text. */
  readonly holds?: readonly string[];
  /** And all of these match. */
  readonly patterns: readonly RegExp[];
}

const BULLET = String.raw`(?:[*+-]|\d{1,9}[.)])`;
const QUOTED = String.raw`"[^"<\n]*"|'[^'<\n]*'`;
const BOXES = ['[ ]', '[x]'];

const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'front matter that is not closed, or with blanks behind its marks': {
    patterns: [/^---[ \t]*(?:\n|$)(?!(?<=---\n)(?:[\s\S]*?\n)?---(?:\n|$))/],
  },
  'a task without words on its line': { holds: BOXES, patterns: [/^[ \t>*+\-\d.)]*[ \t]\[[ x]\][ \t]*$/m] },
  'a task that is a heading or a table': { holds: BOXES, patterns: [/^[ \t>]+[|:=-][|:=\- \t]*$/m] },
  'a mail address that says so, in brackets that do not end': {
    holds: ['mailto:'],
    patterns: [/\[/],
  },
  'HTML in or below a footnote': { holds: ['[^'], patterns: [/^\[\^[^\]\n]*\]:/m, /^[ \t]*</m] },
  'an attribute of HTML without quotes': {
    holds: ['<'],
    patterns: [new RegExp(`<[a-z][\\w-]*(?:\\s+[a-z_:][\\w.:-]*(?:=(?:${QUOTED}))?)*\\s+[a-z_:][\\w.:-]*=[^\\s"'<>]`)],
  },
  'a footnote in a container, or that begins with more than text': {
    holds: ['[^'],
    patterns: [
      new RegExp(
        `^[ \\t>*+\\-\\d.)]+\\[\\^[^\\]\\n]*\\]:|^\\[\\^[^\\]\\n]*(?:\\s|\\]:[ \\t]*(?:$|${BULLET}(?:[ \\t]|$)|[><#|:~]|\`\`\`|\\[[^\\]\\n]*\\]:))`,
        'm',
      ),
    ],
  },
  'emphasis beside other marks or beyond the first plane of Unicode': {
    patterns: [/\\[*_~][*_~]|_[*~]|\*[_~]|~[*_]|[*_~][\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]/],
  },
};

const ROWS = Object.values(DIFFERENCES);

/** Whether the two parsers may read a text differently. */
export function holdsKnownDifference(written: string): boolean {
  const text = written.includes('\r') ? written.replace(/\r\n?/g, '\n') : written;
  // Marks and addresses are the same in capitals.
  const small = text.toLowerCase();
  const isMet = ({ holds, patterns }: Difference): boolean =>
    (!holds || holds.some((each) => small.includes(each))) && patterns.every((each) => each.test(small));
  return ROWS.some(isMet) || holdsKnownLineDifference(text);
}
