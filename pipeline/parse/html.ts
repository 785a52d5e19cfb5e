// HTML in Markdown: a short allow-list becomes elements, everything else is taken out and reported. Nothing vanishes
// silently and nothing passes through as text for a browser to interpret.
import type { Html, Parent, RootContent } from 'mdast';
import { type HtmlAttribute, type HtmlToken, htmlTokens } from './html-tokens.ts';
import { type PageState, registerLink, report, type Source, spanOf } from './source.ts';

/** An element of the allow-list. mdast-util-to-hast converts it by its `data`. */
export interface HtmlElement extends Parent {
  type: 'htmlElement';
  children: RootContent[];
  data: { hName: string; hProperties: Record<string, string | number | boolean> };
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlElement;
  }
}

/** Elements that may stand in content, with their own attributes; `id`, `lang` and `title` go on any. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  abbr: [],
  br: [],
  del: [],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  ins: [],
  kbd: [],
  mark: [],
  sub: [],
  summary: [],
  sup: [],
};
const GLOBAL = ['id', 'lang', 'title'];
const VOID = new Set(['br', 'img']);
/** Their text is code or a document of its own, not something to read. */
const OPAQUE = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'textarea',
  'title',
]);

const SILENCE = /^\s*docs-build-disable-next-line\s([\s\S]*)$/;

type Place = (offset: number) => number;

/** Turns the html nodes among siblings into elements that hold the nodes between their tags. */
export function nestHtml(children: readonly RootContent[], source: Source, state: PageState): readonly RootContent[] {
  if (!children.some((child) => child.type === 'html')) return children;
  const root: RootContent[] = [];
  const open: { element: HtmlElement; start: number; end: number }[] = [];
  // Elements outside the allow-list that are open: their closing tags were reported with them.
  const dropped: string[] = [];
  let opaque: string | undefined;
  const into = (): RootContent[] => open.at(-1)?.element.children ?? root;
  const removed = (what: string, start: number, end: number, hint?: string): void =>
    report(state, source, { rule: 'html-removed', message: `${what} was taken out.`, start, end, hint });

  const take = (token: HtmlToken, place: Place): void => {
    const start = place(token.start);
    const end = place(token.end);
    if (opaque) {
      if (token.type === 'close' && token.name === opaque) opaque = undefined;
      return;
    }
    switch (token.type) {
      case 'text':
        if (token.value.trim() !== '') into().push({ type: 'text', value: token.value });
        return;
      case 'comment':
        takeComment(token.value, start, end, source, state);
        return;
      case 'other':
        removed('An HTML declaration', start, end);
        return;
      case 'open': {
        if (!Object.hasOwn(ALLOWED, token.name)) {
          const text = source.lines.text.slice(start, end);
          removed(`HTML element "${text}"`, start, end, hintFor(token.name, text));
          if (OPAQUE.has(token.name) && !token.selfClosing) opaque = token.name;
          else dropped.push(token.name);
          return;
        }
        const element: HtmlElement = {
          type: 'htmlElement',
          data: { hName: token.name, hProperties: propertiesOf(token, place, source, state) },
          children: [],
        };
        into().push(element);
        if (!VOID.has(token.name)) open.push({ element, start, end });
        return;
      }
      case 'close': {
        const known = dropped.lastIndexOf(token.name);
        if (known >= 0) {
          dropped.splice(known, 1);
          return;
        }
        const index = open.findLastIndex(({ element }) => element.data.hName === token.name);
        if (index < 0) {
          removed(`The closing tag "</${token.name}>", which closes nothing,`, start, end);
          return;
        }
        closeDownTo(index + 1);
        open.pop();
      }
    }
  };
  const closeDownTo = (depth: number): void => {
    while (open.length > depth) {
      const unclosed = open.pop();
      if (!unclosed) break;
      const name = unclosed.element.data.hName;
      removed(`The end of "<${name}>" is missing; it`, unclosed.start, unclosed.end, `Close it with "</${name}>".`);
    }
  };

  for (const child of children) {
    if (child.type !== 'html') {
      if (!opaque) into().push(child);
      continue;
    }
    const place = placeIn(child, source);
    for (const token of htmlTokens(child.value)) take(token, place);
  }
  closeDownTo(0);
  return root;
}

// In a quote or list the value lacks the prefix of each line but the first.
function placeIn(node: Html, source: Source): Place {
  const { start, end } = spanOf(node);
  if (source.lines.text.slice(start, end) === node.value) return (offset) => start + offset;
  const line = node.position?.start.line ?? 1;
  return (offset) => {
    const before = node.value.slice(0, offset).split(/\r\n|\n|\r/);
    const row = before.length - 1;
    if (row === 0) return start + offset;
    const rowText = node.value.split(/\r\n|\n|\r/)[row] ?? '';
    const lineStart = source.lines.lineStart(line + row);
    const indent = source.lines.text.slice(lineStart).indexOf(rowText);
    return lineStart + Math.max(indent, 0) + (before[row]?.length ?? 0);
  };
}

function takeComment(value: string, start: number, end: number, source: Source, state: PageState): void {
  // The published Markdown is for readers.
  const { text } = source.lines;
  const isAlone = /(?:^|\n|\r)[ \t]*(?:\r\n|\n|\r|^)[ \t]*$/.test(text.slice(0, start));
  const blank = isAlone ? /^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end)) : null;
  source.edits.push({ start, end: end + (blank?.[0].length ?? 0), pieces: [] });
  const rules = SILENCE.exec(value)?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean);
  if (!rules) return;
  const range = source.lines.range(start, end);
  state.silences.push({ sourcePath: source.path, line: range.end.line + 1, rules, range });
}

function propertiesOf(
  token: HtmlToken & { type: 'open' },
  place: Place,
  source: Source,
  state: PageState,
): HtmlElement['data']['hProperties'] {
  const properties: HtmlElement['data']['hProperties'] = {};
  for (const attribute of token.attributes) {
    const start = place(attribute.start);
    const end = place(attribute.end);
    const value = attribute.value ?? '';
    const isSize = attribute.name === 'width' || attribute.name === 'height';
    const isKnown = [...GLOBAL, ...(ALLOWED[token.name] ?? [])].includes(attribute.name);
    const isMeaningless = (attribute.name === 'id' && value === '') || (isSize && !/^\d+$/.test(value));
    if (!isKnown || isMeaningless) {
      report(state, source, {
        rule: 'html-removed',
        message: `The attribute "${attribute.name}" of "<${token.name}>" was taken out.`,
        start,
        end,
        ...(isKnown && { hint: isSize ? 'It is a whole number of pixels.' : 'Give it a value.' }),
      });
    } else if (attribute.name === 'src') {
      const sized = token.attributes.some(({ name }) => name === 'width' || name === 'height');
      properties.src = registerImage(attribute, sized, place, source, state);
    } else if (isSize) properties[attribute.name] = Number(value);
    else {
      if (attribute.name === 'id') state.ids.push({ id: value, source, start, end });
      properties[attribute.name] = attribute.name === 'open' ? true : value;
    }
  }
  if (token.name === 'img') {
    const start = place(token.start);
    const end = place(token.end);
    if (properties.alt === undefined) reportMissingAlt(state, source, start, end);
    properties.alt ??= '';
    properties.src ??= registerLink(state, source, { target: '', kind: 'image', start, end, editable: false });
  }
  return properties;
}

function registerImage(
  attribute: HtmlAttribute,
  sized: boolean,
  place: Place,
  source: Source,
  state: PageState,
): string {
  const start = place(attribute.valueStart);
  const target = attribute.value ?? '';
  return registerLink(state, source, { target, kind: 'image', start, end: start + target.length, sized });
}

/** Says that an image has no text for those who cannot see it. */
export function reportMissingAlt(state: PageState, source: Source, start: number, end: number): void {
  report(state, source, {
    rule: 'image-alt-missing',
    message: `The image "${source.lines.text.slice(start, end)}" has no text alternative.`,
    start,
    end,
    hint: 'Say in words what it shows: ![words](file).',
  });
}

function hintFor(name: string, text: string): string {
  if (name === 'a')
    return 'Write a Markdown link: [text](address). For an anchor, set the heading’s id: ## Heading {#id}.';
  if (['b', 'strong'].includes(name)) return 'Write **text**.';
  if (['i', 'em'].includes(name)) return 'Write *text*.';
  if (['video', 'iframe'].includes(name)) return 'Use the directive :::video.';
  return `To show it as text, write \`${text}\` between backticks or begin it with "\\<".`;
}
