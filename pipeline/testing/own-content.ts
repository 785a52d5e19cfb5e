// This site's own content, for tests of what it says and of what is made of it: the files of a worker read it once, and parse
// each of its pages once between them.
import { fileURLToPath } from 'node:url';
import { type CompiledSite, type CompileOptions, compileSite } from '../compile.ts';
import type { Content } from '../read/content.ts';
import { makeMemory } from '../read/memory.ts';
import { readContent } from '../read/read-content.ts';

/** Where it stands. */
export const OWN_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));

/** What all that compile it, or a changed copy of it, have found out. */
export const ownMemory = makeMemory();

let content: Promise<Content> | undefined;

export function ownContent(): Promise<Content> {
  content ??= readContent(OWN_FOLDER);
  return content;
}

export const compileOwn = async (options: CompileOptions = {}): Promise<CompiledSite> =>
  compileSite(await ownContent(), { memory: ownMemory, ...options });
