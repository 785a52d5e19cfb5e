// What the source of a diagram may ask for and does not get: the compiler reports it, the browser leaves it out.

/**
 * Settings of mermaid that a source cannot change, in directives or front matter: styles and fonts are the site's own, and
 * labels are text.
 */
export const LOCKED_SETTINGS: readonly string[] = [
  'securityLevel',
  'themeCSS',
  'fontFamily',
  'altFontFamily',
  'htmlLabels',
  'dompurifyConfig',
  'arrowMarkerAbsolute',
];

/** CSS that fetches: by a function, but for what is in the drawing itself. Escapes could spell any of them. */
export const FETCHING_CSS = /\\\w|\b(?:url|src|image|image-set|cross-fade)\((?!\s*["']?#)/i;
