import { contentTypeOf } from '../content-type.ts';

/** Kinds of files that every site has, and that come with the renderer. */
const ALWAYS = ['html', 'json', 'md', 'txt', 'xml', 'csv', 'css', 'js', 'svg', 'png', 'woff2', 'd.ts'];

/** Types of files by the end of their names, sorted; of kinds that have none, nothing. */
export function typesOf(published: Iterable<string>): ReadonlyMap<string, string> {
  const ends = new Set(ALWAYS);
  for (const file of published) {
    const [, end] = /\.([a-z0-9]+)$/i.exec(file) ?? [];
    // Of all that ends in .ts, a site publishes declarations.
    if (end !== undefined && end !== 'ts') ends.add(end.toLowerCase());
  }
  return new Map(
    [...ends]
      .sort()
      .map((end) => [end.replace(/^d\./, ''), contentTypeOf(`x.${end}`)] as const)
      .filter(([, type]) => type !== 'application/octet-stream'),
  );
}
