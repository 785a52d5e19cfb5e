// Markdown text to tree. The seam behind which the parser can change.
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

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

/** CommonMark, GFM, front matter and block directives, with positions. */
export const parseMarkdown = (text: string): Root => processor.parse(text);
