import { parseEntities } from 'parse-entities';

/** Mermaid hides `#35;` and `#quot;` from its grammars behind these characters until it draws. */
const HIDDEN_ENTITY = /ﬂ°°(\d+)¶ß|ﬂ°(\w+)¶ß/g;
/** Tags with attributes, and those that are never text; what the latter hold goes with them. */
export const MARKUP =
  /<(?<silent>script|style|iframe)\b[^<>]*>(?:[^<]*<\/\k<silent>[ \t]*>)?|<\/(?:script|style|iframe)[ \t]*>|<[a-z][\w:-]*[\s/][^<>=]*=[^<>]*>/gi;
/** Formatting that mermaid allows in labels; `<arquivo>` is not among it and stays visible. */
const FORMATTING = /<\/?(?:a|b|big|center|code|del|div|em|font|i|ins|mark|p|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi;
/** Names of icons that mermaid draws where the page has Font Awesome, and leaves blank elsewhere. */
const ICON = /\bfa[a-z]?:fa-[\w-]+/g;

/** The text of a label as the reader sees it, line by line: breaks kept, markup taken off, entities decoded. */
export function labelLines(label: string, { markdown = false } = {}): string[] {
  return label
    .replace(MARKUP, '')
    .replace(/<br\s*\/?>|\\n/gi, '\n')
    .split('\n')
    .map((line) => {
      const text = line.replace(FORMATTING, '').replace(ICON, '');
      return decodeEntities(markdown ? withoutEmphasis(text) : text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
    });
}

function withoutEmphasis(text: string): string {
  return text
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}_*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}_*])/gu, '$2');
}

function decodeEntities(text: string): string {
  const shown = text.replace(HIDDEN_ENTITY, (_match, code: string | undefined, name: string | undefined) =>
    code === undefined ? `&${name};` : `&#${code};`,
  );
  return parseEntities(shown, { nonTerminated: false });
}
