// Reads C#, and Java, as far as their samples go, for their tests: no compiler of them need be at hand.

export interface CSharpTokens {
  /** What its texts say, those between the holes of an interpolated text each by itself. */
  readonly texts: readonly string[];
  /** Names that it gives to variables. */
  readonly declared: readonly string[];
}

const TOKEN = /\s+|\/\/.*|[A-Za-z_]\w*|\d+|=>|==|\?\?|[-+*/%!<>=.,;:?()[\]{}]/y;
const CHARACTER = /\\(?:["\\bfnrt]|u[0-9a-f]{4})|[^"\\\n\r\u0085\u2028\u2029]/y;
const CLOSING: ReadonlyMap<string, string> = new Map(
  ['()', '[]', '{}'].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Throws at what is neither: a text that is not closed, a bracket without its twin, a stray character. */
export function csharpTokens(code: string): CSharpTokens {
  const texts: string[] = [];
  const tokens: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(code) ?? [];
    if (found === undefined) throw new Error(`This is no program: ${JSON.stringify(code.slice(at, at + 40))}`);
    at += found.length;
    return found;
  };
  /** Everything up to a bracket that closes this part, or to the end. */
  const readCode = (close?: string): void => {
    while (at < code.length) {
      if (code[at] === close) return;
      if (code[at] === '"') readText(false);
      else if (code.startsWith('$"', at)) readText(true);
      else readToken();
    }
    if (close !== undefined) throw new Error(`Nothing closes with "${close}".`);
  };
  const readToken = (): void => {
    const token = take(TOKEN);
    if (token.trim() !== '' && !token.startsWith('//')) tokens.push(token);
    const closing = CLOSING.get(token);
    if (closing !== undefined) {
      readCode(closing);
      at++;
    } else if (/^[)\]}]$/.test(token)) throw new Error(`Nothing opens before "${token}".`);
  };
  const readText = (hasHoles: boolean): void => {
    at += hasHoles ? 2 : 1;
    let text = '';
    while (code[at] !== '"') {
      const pair = code.slice(at, at + 2);
      if (hasHoles && (pair === '{{' || pair === '}}')) {
        text += pair[0];
        at += 2;
      } else if (hasHoles && code[at] === '{') {
        texts.push(text);
        text = '';
        at++;
        readCode('}');
        at++;
      } else {
        if (hasHoles && code[at] === '}') throw new Error('A brace stands alone.');
        text += JSON.parse(`"${take(CHARACTER)}"`);
      }
    }
    at++;
    texts.push(text);
    tokens.push('""');
  };
  readCode();
  const declared = tokens.flatMap((token, i) =>
    ['var', 'string', 'String'].includes(token) ? (tokens[i + 1] ?? '') : [],
  );
  return { texts, declared: declared.filter((name) => name !== 'Variavel' && name !== 'nome' && /^\w+$/.test(name)) };
}
