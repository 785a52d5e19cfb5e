// Markdown text to tree. remark is the reference; where its native twin loads, that gives the same tree some thirty times
// faster. Texts that it is known to read otherwise are left to remark on every machine: what is published must not depend
// on which of the two was there. A test compares them.
import type { Root } from 'mdast';
import { isAmbiguous } from './ambiguous-markdown.ts';
import { checkNesting, isOverfull } from './check-nesting.ts';
import type { MarkdownParser } from './markdown-parser.ts';

const native: MarkdownParser | undefined = await import('./parse-natively.ts').then(
  ({ parseNatively }) => parseNatively,
  // No binding for this platform.
  () => undefined,
);
let reference: MarkdownParser | undefined;

/** Thrown for a text that takes the reference before that is loaded: most runs need it for nothing. */
export class ReferenceNeeded extends Error {}

export async function loadReference(): Promise<void> {
  reference = (await import('./parse-by-reference.ts')).parseByReference;
}

if (!native) await loadReference();

/** Throws a ReferenceNeeded, and a RangeError for what nests without end. */
export function parseMarkdown(text: string): Root {
  checkNesting(text);
  if (native && !isOverfull(text) && !isAmbiguous(text)) return native(text);
  if (!reference) throw new ReferenceNeeded('loadReference() has not been awaited.');
  return reference(text);
}
