// Where words begin and end. A build looks at every character of a site: from code to code, which takes half the time of a
// regular expression for all that a word can be.

/** Letters and digits of any script, and what holds the words of a name together. */
const LETTER = /[\p{L}\p{N}_]/u;

/** Numbers in groups: dates, versions, CNPJs, the newer of which have letters. */
const GROUPS = /[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}|\d+(?:[./-]\d+)+/y;

/** Whether a code is a letter's, of those that Latin letters stand among. */
const LETTERS = Uint8Array.from({ length: 0x250 }, (_, code) => Number(LETTER.test(String.fromCharCode(code))));

const LAST_CAPITAL = 0x5a;

/** Tells where the words of a composed text (NFC) stand, and of each a number that is the same wherever it stands. */
export function eachToken(text: string, take: (start: number, end: number, hash: number) => void): void {
  let at = 0;
  while (at < text.length) {
    const start = at;
    let hash = 0;
    for (let letter = letterAt(text, at); letter > 0; letter = letterAt(text, at)) {
      hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
      at += letter;
    }
    if (at === start) at++;
    else {
      if (at < text.length && isJoint(text.charCodeAt(at)) && text.charCodeAt(start) <= LAST_CAPITAL)
        at = endOfGroups(text, start) ?? at;
      take(start, at, hash);
    }
  }
}

/** How many codes the letter here has; none where there is no letter. */
function letterAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  const code = text.charCodeAt(at);
  if (code < LETTERS.length) return LETTERS[code] ?? 0;
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return LETTER.test(letter) ? letter.length : 0;
}

/** `-`, `.` and `/`. */
const isJoint = (code: number): boolean => code >= 0x2d && code <= 0x2f;

function endOfGroups(text: string, start: number): number | undefined {
  GROUPS.lastIndex = start;
  return GROUPS.test(text) ? GROUPS.lastIndex : undefined;
}
