// Data as it is published: what is taken out of its texts where pages show them is in no file made of it either.
import { publishedText } from '../../link/link-texts.ts';
import type { ParsedText, ParsedTexts } from '../../parse/parse-texts.ts';

/** Keys whose values are texts, and lists of which all values are. */
const TEXTS = new Set(
  'absence action cause change condition deprecated description meaning replacement rule'.split(' '),
);
const OF_TEXTS = new Set(['errors', 'limits', 'scopes']);

/** The data with its texts as they are published, and the parsed texts by these. */
export function withPublishedTexts<Data>(
  data: Data,
  parsed: ParsedTexts,
): { readonly data: Data; readonly texts: ParsedTexts } {
  const published = new Map<string, string>();
  const texts = new Map<string, ParsedText>();
  for (const [written, text] of parsed) {
    // A key that must have a text has one.
    const kept = publishedText(written, text) || '—';
    if (kept !== written) published.set(written, kept);
    texts.set(kept, text);
  }
  return { data: published.size === 0 ? data : replaced(data, published, false), texts };
}

function replaced<Value>(value: Value, texts: ReadonlyMap<string, string>, isText: boolean): Value {
  if (typeof value === 'string') return isText ? ((texts.get(value) ?? value) as Value & string) : value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, texts, isText)) as Value & unknown[];
  // Of a class of its own are patterns only.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    replaced(each, texts, TEXTS.has(key) || OF_TEXTS.has(key) || isText),
  ]);
  return Object.fromEntries(entries) as Value & object;
}
