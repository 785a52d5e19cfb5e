// Shows nodes of a document. The mapping is a table (components.ts); nothing here decides what a page says, and nothing
// that is not listed (listed-nodes.ts) comes here.
import type { Root as HastRoot } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { memo, type ReactNode, use } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Nodes } from '../../schemas/types.ts';
import { WrittenContext } from '../site/WrittenContext.ts';
import { components } from './components.ts';

export const Body = memo(function Body({ nodes }: { readonly nodes: Nodes }): ReactNode {
  const written = use(WrittenContext);
  const children = written.body(nodes);
  // Our nodes are hast with a closed list of tags and properties, which TypeScript cannot see through hast's open ones.
  const root = { type: 'root', children } as HastRoot;
  return toJsxRuntime(root, {
    Fragment,
    jsx,
    jsxs,
    // Its type lists HTML and SVG elements alone.
    components: components as unknown as Partial<Components>,
    passNode: true,
    // Alignment as an attribute: a style attribute would break a strict Content-Security-Policy.
    tableCellAlignToStyle: false,
  });
});
