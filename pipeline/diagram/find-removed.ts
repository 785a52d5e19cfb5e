import { FETCHING_CSS, LOCKED_SETTINGS } from '../../schemas/diagram-limits.ts';
import type { Removal } from './diagram.ts';
import { MARKUP } from './label-lines.ts';
import { normalizeLines, withoutSettings } from './normalize-lines.ts';
import { quote } from './quote.ts';

interface Kind {
  /** What of it the author is shown is called `found`, where that is not all. */
  readonly pattern: RegExp;
  /** Mermaid's names of the types that know it; every type unless given. */
  readonly types?: RegExp;
  readonly because: string;
  readonly hint: string;
}

const LINK = { because: 'a diagram has no links', hint: 'Write the link in the text, below the diagram.' };
const PICTURE = { because: 'a diagram shows no pictures', hint: 'Show the picture in the text, with its alternative.' };
const FETCHED = { because: 'a diagram fetches nothing', hint: 'Write a colour.' };
const STYLED = { because: 'a diagram has the styles and fonts of its site', hint: 'Remove the setting.' };
const LABEL = { because: 'a label is text', hint: 'Write the label as text; "<br>" breaks a line.' };

/** In a source without its settings and comments. The first words are reserved there, but in state diagrams. */
const STATEMENTS: readonly Kind[] = [
  { pattern: /(?:^|;)[ \t]*(?<found>click[ \t]+[^\s:-].*)/gm, types: /^(?:flow|swim|state|class|gantt)/, ...LINK },
  { pattern: /^[ \t]*(?<found>(?:link|callback)[ \t].*)/gm, types: /^class/, ...LINK },
  { pattern: /^[ \t]*(?<found>(?:links?|properties|details)[ \t].*)/gim, types: /^sequence$/, ...LINK },
  { pattern: /\$link[ \t]*=[^,)\n]*/g, types: /^c4$/, ...LINK },
  { pattern: /\$sprite[ \t]*=[^,)\n]*/g, types: /^c4$/, ...PICTURE },
  { pattern: /@\{[^{}]*?\b(?<found>img[ \t]*:[^,}\n]*)/g, types: /^(?:flow|swim)/, ...PICTURE },
  {
    pattern: linesWith(`[ \\t]*(?:style|classDef|linkStyle|Update\\w*Style)\\b.*?(?:${FETCHING_CSS.source})`),
    ...FETCHED,
  },
];

/** In directives and front matter. That labels are text and everything is strict may be found. */
const SETTINGS: readonly Kind[] = [
  {
    pattern: linesWith(`.*?\\b(?:${LOCKED_SETTINGS.join('|')})["']?[ \\t]*:[ \\t]*(?!["']?(?:false|strict)\\b)`),
    ...STYLED,
  },
  { pattern: linesWith('.*?\\bticketBaseUrl\\b'), ...LINK },
  { pattern: linesWith(`(?![ \\t]*title[ \\t]*:).*?(?:${FETCHING_CSS.source})`), ...FETCHED },
];

const LABELS: readonly Kind[] = [{ pattern: MARKUP, ...LABEL }];

/**
 * What the source asks for and no drawing shows: the build draws texts and shapes alone, and the frame in the browser
 * neither fetches nor runs anything.
 */
export function findRemoved(source: string, type: string): Removal[] {
  const bare = withoutSettings(source).split('\n');
  const settings = source.split('\n').map((line, i) => (line === bare[i] ? '' : line));
  return [
    ...STATEMENTS.filter(({ types }) => types?.test(type) ?? true).flatMap(inText(normalizeLines(source).text)),
    ...SETTINGS.flatMap(inText(settings.join('\n'))),
    ...LABELS.flatMap(inText(source)),
  ];
}

function linesWith(beginning: string): RegExp {
  return new RegExp(`^${beginning}.*`, 'gim');
}

function inText(text: string): (kind: Kind) => Removal[] {
  return ({ pattern, because, hint }) =>
    [...text.matchAll(pattern)].map((match) => {
      const found = match.groups?.found ?? match[0];
      const line = text.slice(0, match.index + match[0].lastIndexOf(found)).split('\n').length;
      return { message: `"${quote(found)}" is left out: ${because}.`, line, hint };
    });
}
