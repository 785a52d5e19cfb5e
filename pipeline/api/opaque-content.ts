import type { Content as ReadContent } from '../read/content.ts';
import { UsageError } from '../read/usage-error.ts';
import type { Content } from './site.ts';

/** What the compiler sees of each content: how that looks may change from version to version. */
const read = new WeakMap<Content, ReadContent>();

/** Shows of what was read what programs may rely on. */
export function opaque(content: ReadContent): Content {
  const shown = { pages: content.pages.map(({ path }) => path) };
  read.set(shown, content);
  return shown;
}

/** What was read. */
export function contentOf(shown: Content): ReadContent {
  const content = read.get(shown);
  if (!content) throw new UsageError('This is no content: give what readContent or contentFrom returned.');
  return content;
}
