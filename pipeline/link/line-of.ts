import type { Element, Node, Nodes } from '../../schemas/types.ts';
import { codeSpan, escapeMarks } from '../parse/escape-text.ts';
import { writtenAddress } from './link-markdown.ts';

const MARKS: Readonly<Partial<Record<Element['tagName'], string>>> = { strong: '**', em: '*', del: '~~' };

/** Blocks as one line of Markdown, which has none: what marks them in several lines would mean something else in one. */
export const lineOf = (nodes: Nodes, siteUrl = ''): string => written(nodes, siteUrl).replace(/\s+/g, ' ').trim();

const written = (nodes: Nodes, siteUrl: string): string => nodes.map((node) => writtenNode(node, siteUrl)).join('');

function writtenNode(node: Node, siteUrl: string): string {
  if (node.type === 'text') return escapeMarks(node.value);
  const { tagName, properties, children } = node;
  const inside = (): string => written(children, siteUrl);
  switch (tagName) {
    case 'code':
      return codeSpan(textOf(node));
    case 'pre':
      return ` ${codeSpan(textOf(node).trim())} `;
    case 'img':
      return escapeMarks(properties.alt ?? '');
    case 'a': {
      const { href = '' } = properties;
      return `[${inside()}](${writtenAddress(href.startsWith('/') ? siteUrl + href : href)})`;
    }
    case 'li':
      return ` - ${inside()} `;
    default: {
      const mark = MARKS[tagName];
      if (mark !== undefined) return mark + inside() + mark;
      return /^(?:abbr|ins|kbd|mark|span|sub|sup)$/.test(tagName) ? inside() : ` ${inside()} `;
    }
  }
}

const textOf = (node: Node): string => (node.type === 'text' ? node.value : node.children.map(textOf).join(''));
