import { parseEntities } from 'parse-entities';
import type { PublishedFile } from '../read/content.ts';

const found = new WeakMap<PublishedFile, string | null>();

/**
 * What a picture would run where it is opened by itself: undefined for nothing. As a picture of a page it runs nothing, but it
 * stands on the site's own host.
 */
export function scriptInSvg(file: PublishedFile): string | undefined {
  if (!file.outputPath.toLowerCase().endsWith('.svg')) return undefined;
  let script = found.get(file);
  if (script === undefined) {
    script = scriptIn(Buffer.from(file.bytes()).toString('utf8')) ?? null;
    found.set(file, script);
  }
  return script ?? undefined;
}

/** What is no element: comments, and text as it is written. */
const ASIDE = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g;

/** A tag with its attributes, whatever these hold. */
const TAG = /<([A-Za-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;

/** Prefixes are of the author's choice. */
const SCRIPT = /^(?:[^:]*:)?script$/i;

const HANDLER = /(?:^|\s)(on[a-z]+)\s*=/i;

function scriptIn(text: string): string | undefined {
  for (const [, name = '', attributes = ''] of text.replace(ASIDE, '').matchAll(TAG)) {
    if (SCRIPT.test(name)) return `<${name}>`;
    const unquoted = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
    const [, handler] = HANDLER.exec(unquoted) ?? [];
    if (handler !== undefined) return `${handler}=`;
    // Browsers leave out spaces in a scheme; a character may be written by its number.
    if (/["']javascript:/i.test(parseEntities(attributes).replace(/[\s\p{Cc}]/gu, ''))) return 'javascript:';
  }
  return undefined;
}
