// Texts as programs write them. Escapes are those of JSON, which JavaScript, Python, Java and C# read alike.

/** What ends a line somewhere, or cannot be seen and may turn the order of what can. */
const UNSEEN = /[\x7F-\x9F\xAD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;

/** A text as it stands in double quotes. */
export const escaped = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(UNSEEN, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const doubleQuoted = (text: string): string => `"${escaped(text)}"`;

/** A text as it stands where double quotes mean nothing. */
export const escapedButQuotes = (text: string): string => escaped(text).replaceAll('\\"', '"');

/** As JavaScript and TypeScript have it. */
export const singleQuoted = (text: string): string => `'${escapedButQuotes(text).replaceAll("'", "\\'")}'`;
