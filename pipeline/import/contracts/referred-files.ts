// A document and the files that it refers to, below its own folder, as content/openapi/ would hold them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '../../read/content.ts';

const REFERENCE = /["']?\$ref["']?\s*:\s*["']?([^"'#\s,{}]+)/g;

/** By path; what is not there is reported where it is referred to. */
export function referredFiles(document: string): Map<string, SourceFile> {
  const folder = path.dirname(document);
  const files = new Map<string, SourceFile>();
  const add = (name: string): void => {
    const file = path.join(folder, name);
    if (name.startsWith('../') || files.has(`openapi/${name}`) || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    files.set(`openapi/${name}`, { path: `openapi/${name}`, text });
    for (const [, reference = ''] of text.matchAll(REFERENCE))
      if (!/^[a-z]+:/i.test(reference)) add(path.posix.join(path.posix.dirname(name), reference));
  };
  const name = path.basename(document);
  add(name);
  add(name.replace(/\.[^.]+$/, '.overlay$&'));
  return files;
}
