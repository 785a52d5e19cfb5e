/** Fills the words in {braces} of an interface string: `fillIn('Baixar {file}', { file })`. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces).trim();
}
