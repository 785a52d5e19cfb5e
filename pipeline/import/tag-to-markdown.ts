// What a tag becomes: HTML that may stand, Markdown for what has one, nothing for what only arranges.
import { BLOCK_TAGS, isAllowed, isVoid } from '../parse/html-tags.ts';

/** A tag, in HTML, in Vue or in JSX. */
export interface Tag {
  /** As it is written: components begin with a capital. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string | undefined>;
  readonly written: string;
  /** Whether it stands in a line of text. */
  readonly isInline: boolean;
}

/** What stands in the place of a tag and of the one that closes it. */
export interface Replacement {
  readonly open: string;
  readonly close: string;
  /** Why something of it is left. */
  readonly cause?: string;
}

const MARKS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '`',
  tt: '`',
  samp: '`',
  s: '~~',
  strike: '~~',
};

/** Attributes that HTML of ours keeps. */
const KEPT = new Set(['id', 'lang', 'title', 'open', 'src', 'alt', 'width', 'height']);

/** Attributes that say how something looks or behaves, and nothing to read. */
const SILENT =
  /^(?:class|classname|style|align|valign|width|height|target|rel|loading|key|on[a-z]+|@.*|:.*|v-.*|#.*|data-.*|aria-.*|role|tabindex|xmlns.*)$/i;

const ARRANGES = 'Tags that only arrange what they hold';
const EMBEDS = 'Media and frames, in whose place a link stands';
const COMPONENTS = 'Components, shown as code';
const ATTRIBUTES = 'Attributes of tags';

/** What stands in the place of a tag. */
export function tagToMarkdown(tag: Tag): Replacement {
  const { name, attributes, isInline } = tag;
  const lower = name.toLowerCase();
  const isHtml = name === lower && !name.includes('-') && !name.includes('.');
  if (isHtml && isAllowed(lower)) return allowedTag(tag);
  if (!isHtml) return component(tag);
  if (lower === 'a') return anchor(tag);
  const source = attributes.get('src') ?? attributes.get('data');
  if (source && /^(?:iframe|video|audio|embed|object|source|script)$/.test(lower)) {
    const label = attributes.get('title') ?? source;
    return { open: between(`[${label.replace(/[[\]]/g, '')}](${source})`, isInline), close: '', cause: EMBEDS };
  }
  const marks = MARKS[lower];
  if (marks !== undefined) return { open: marks, close: marks };
  if (lower === 'hr' && !isInline) return { open: '\n\n---\n\n', close: '' };
  const heading = /^h([1-6])$/.exec(lower);
  if (heading && !isInline) return { open: `\n\n${'#'.repeat(Number(heading[1]))} `, close: '\n\n' };
  if (lower === 'li') return isInline ? { open: ' ', close: ' ' } : { open: '\n- ', close: '\n' };
  if (lower === 'p' && attributes.size === 0) return apart(isInline);
  const gap = BLOCK_TAGS.has(lower) ? apart(isInline) : { open: '', close: '' };
  return { ...gap, cause: ARRANGES };
}

const apart = (isInline: boolean): Replacement =>
  isInline ? { open: ' ', close: ' ' } : { open: '\n\n', close: '\n\n' };

const between = (text: string, isInline: boolean): string => (isInline ? text : `\n\n${text}\n\n`);

function allowedTag({ name, attributes }: Tag): Replacement {
  const kept = [...attributes].filter(([key, value]) => KEPT.has(key) && isKept(key, value));
  const written = kept.map(([key, value]) =>
    value === undefined || key === 'open' ? ` ${key}` : ` ${key}="${value.replaceAll('"', '&quot;')}"`,
  );
  const lost = [...attributes.keys()].some((key) => !KEPT.has(key) && !SILENT.test(key));
  const cause = lost ? { cause: ATTRIBUTES } : {};
  const open = `<${name}${written.join('')}>`;
  if (isVoid(name)) return { open, close: '', ...cause };
  return { open, close: `</${name}>`, ...cause };
}

const isKept = (key: string, value: string | undefined): boolean =>
  key === 'width' || key === 'height' ? /^\d+$/.test(value ?? '') : key !== 'id' || Boolean(value);

function anchor({ attributes }: Tag): Replacement {
  const address = attributes.get('href');
  if (!address) return { open: '', close: '', ...(attributes.size > 0 && { cause: ARRANGES }) };
  const title = attributes.get('title');
  return {
    open: '[',
    close: `](${address.replace(/[\s()]/g, encodeURIComponent)}${title ? ` "${title.replaceAll('"', '\\"')}"` : ''})`,
  };
}

function component({ name, attributes, written, isInline }: Tag): Replacement {
  if (name === 'Badge') return { open: `<mark>${attributes.get('text') ?? ''}`, close: '</mark>' };
  const says = [...attributes].some(
    ([key, value]) => /^(?:title|label|text|caption|heading|name)$/.test(key) || /\p{L}\s+\p{L}/u.test(value ?? ''),
  );
  if (!says && !written.endsWith('/>'))
    return {
      open: isInline ? '' : '\n\n',
      close: isInline ? '' : '\n\n',
      cause: 'Components, of which what they hold is shown',
    };
  return isInline
    ? { open: asCode(written), close: '', cause: COMPONENTS }
    : { open: `\n\n${asFence(written, 'jsx')}\n\n`, close: '\n\n', cause: COMPONENTS };
}

/** A text as code in a line. */
export function asCode(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return longest > 0 ? `${marks} ${line} ${marks}` : marks + line + marks;
}

/** A text as a block of code. */
export function asFence(text: string, info: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/^\s*(`{3,})/gm), ([, marks = '']) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${text.replace(/\n$/, '')}\n${marks}`;
}
