import { contentFrom as sortedContent } from '../read/content.ts';
import { readLastChanges } from '../read/last-changes.ts';
import { readContent as readFolder } from '../read/read-content.ts';
import { opaque } from './opaque-content.ts';
import type { Content } from './site.ts';

/** Reads a content folder. Throws a UsageError where there is none, or none with a page. */
export async function readContent(folder: string): Promise<Content> {
  const [content, lastChanges] = await Promise.all([readFolder(folder), readLastChanges(folder)]);
  return opaque({ ...content, lastChanges });
}

/** Content from memory: texts or bytes by path, as they would stand in a content folder (`pages/index.md`). */
export function contentFrom(files: Readonly<Record<string, string | Uint8Array>>): Content {
  const entries = Object.entries(files).map(([path, file]): [string, () => Uint8Array] => {
    const bytes = typeof file === 'string' ? Buffer.from(file) : file;
    return [path, () => bytes];
  });
  return opaque(sortedContent(new Map(entries)));
}
