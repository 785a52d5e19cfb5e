import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** What is wrong with an XML document, by the schema of its kind; empty for nothing. */
export async function xmlProblems(contents: string, kind: 'atom' | 'sitemap'): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: `${kind}.xml`, contents }],
    ...(kind === 'atom'
      ? { extension: 'relaxng' as const, schema: [read('atom.rng')] }
      : { extension: 'schema' as const, schema: [read('sitemap.xsd')] }),
  });
  return errors.map(({ message }) => message);
}
