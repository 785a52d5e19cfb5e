import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { MarkdownParser } from './markdown-parser.ts';

const COLON = 58;

// A colon in running text (`às 10:30`, `localhost:8080`) is text: the directives are blocks only.
function withoutTextDirectives(this: Processor): void {
  for (const extension of [this.data().micromarkExtensions ?? []].flat(2)) {
    if (extension.text) delete extension.text[COLON];
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)
  .use(withoutTextDirectives)
  .freeze();

/** The tree that every other parser is held to. */
export const parseByReference: MarkdownParser = (text) => processor.parse(text);
