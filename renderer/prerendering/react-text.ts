// Text and attributes as React writes them.

const SPECIAL = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** For texts and attributes alike. */
export const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/["&'<>]/g, (character) => ENTITIES[character] as string) : text;

/** An attribute with the space before it; nothing for one that is not set. */
export const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escaped(value)}"`;

/** Two texts in a row stay two. */
export const BETWEEN_TEXTS = '<!-- -->';
