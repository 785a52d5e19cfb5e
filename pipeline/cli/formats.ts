/** How problems can be printed. */
export const FORMATS = ['pretty', 'json', 'github', 'gitlab', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];
