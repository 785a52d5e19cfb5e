import type { SourceFile } from './content.ts';
import { hashOf } from './hash.ts';

const taken = new WeakMap<SourceFile, string>();

/** The hash of a file's text, taken once. */
export function textHash(file: SourceFile): string {
  const known = file.hash ?? taken.get(file);
  if (known !== undefined) return known;
  const hash = hashOf(file.text);
  taken.set(file, hash);
  return hash;
}
