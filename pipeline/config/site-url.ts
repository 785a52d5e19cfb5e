/** Scheme and host of an address that has nothing else; undefined for any other text. */
export function siteUrlOf(text: string): string | undefined {
  // A URL leaves line breaks out, and reads a backslash as a slash.
  if (!/^https?:\/\/[^/?#@\\\s\p{C}]+\/?$/u.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}
