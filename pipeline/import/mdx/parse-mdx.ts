// MDX to its tree. What Docusaurus takes out before MDX reads it is hidden first, by as many characters: places stay right.
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkMdx).freeze();

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Parses MDX; throws for what is none. */
export function parseMdx(text: string): Root {
  const hidden = text
    .replace(/<!--([\s\S]*?)-->/g, (_, inner: string) => `{/* ${inner.replaceAll('*/', '  ')}*/}`)
    .replace(/^(#{1,6}[ \t].*?)(\{#[^{}\n]+\})[ \t]*$/gm, (_, heading: string, id: string) => heading + blank(id))
    .replace(/^[\s>]*:{3,}.*$/gm, blank);
  return processor.parse(hidden);
}
