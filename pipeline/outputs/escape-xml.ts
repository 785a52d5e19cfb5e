// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to say them
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in XML, in an element or an attribute; what XML cannot say is left out. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
