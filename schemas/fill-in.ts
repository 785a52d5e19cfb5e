const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills the words in {braces} of a string: `fillIn('Copy {file}', { file })`. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (braces, name: string) => values[name] ?? braces).trim();
}

/** The names in braces that a string has. */
export const placeholdersIn = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
