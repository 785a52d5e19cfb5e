import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { type FindAddresses, locateAddresses } from './locate-addresses.ts';
import type { MarkdownParser } from './markdown-parser.ts';

const COLON = 58;

// A colon in running text (`às 10:30`, `localhost:8080`) is text: the directives are blocks only.
function withoutTextDirectives(this: Processor): void {
  for (const extension of [this.data().micromarkExtensions ?? []].flat(2)) {
    if (extension.text) delete extension.text[COLON];
  }
}

const findAddresses: FindAddresses[] = [];

function withoutFoundAddresses(this: Processor): void {
  for (const extension of [this.data().fromMarkdownExtensions ?? []].flat(2)) {
    findAddresses.push(...((extension.transforms ?? []) as FindAddresses[]));
    delete extension.transforms;
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)
  .use(withoutTextDirectives)
  .use(withoutFoundAddresses)
  .freeze();

/** The tree that every other parser is held to. */
export const parseByReference: MarkdownParser = (text) => {
  const root = processor.parse(text);
  for (const find of findAddresses) locateAddresses(root, text, find);
  return root;
};
