// Markup of what stands around the application. React makes the application itself; it would move the elements of a
// head about, whose order matters here.

export type Attributes = Readonly<Record<string, string | true | undefined>>;

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** An element that has no content: `meta`, `link`. */
export const voidElement = (tag: string, attributes: Attributes): string => `<${tag}${attributesOf(attributes)}>`;

/** An element around markup. */
export const element = (tag: string, attributes: Attributes, inside = ''): string =>
  `<${tag}${attributesOf(attributes)}>${inside}</${tag}>`;

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string | true] => entry[1] !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`))
    .join('');
}
