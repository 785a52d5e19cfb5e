import type { Root } from 'mdast';

/** CommonMark, GFM, front matter and block directives as a tree with positions. */
export type MarkdownParser = (text: string) => Root;
