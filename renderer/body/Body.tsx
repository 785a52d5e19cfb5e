// Shows nodes of a document. The mapping is a table (components.ts); nothing here decides what a page says.
import type { Root as HastRoot } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { memo, type ReactNode, use } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Nodes } from '../../schemas/types.ts';
import { WRITTEN_TAG, WrittenContext } from '../site/WrittenContext.ts';
import { components } from './components.ts';
import { htmlTags } from './html-tags.ts';
import { UnknownElement } from './UnknownElement.tsx';

export const Body = memo(function Body({ nodes }: { readonly nodes: Nodes }): ReactNode {
  const written = use(WrittenContext);
  const children = written.body(nodes);
  // Our nodes are hast with a closed list of tags and properties, which TypeScript cannot see through hast's open ones.
  const root = { type: 'root', children } as HastRoot;
  return toJsxRuntime(root, {
    Fragment,
    jsx: orUnknown(jsx),
    jsxs: orUnknown(jsxs),
    // Its type lists HTML and SVG elements alone.
    components: components as unknown as Partial<Components>,
    passNode: true,
    // Alignment as an attribute: a style attribute would break a strict Content-Security-Policy.
    tableCellAlignToStyle: false,
  });
});

/** A tag without a component that no browser knows would be shown as nothing in particular; it gets a box instead. */
const orUnknown =
  (create: typeof jsx): typeof jsx =>
  (type, props, key) =>
    typeof type === 'string' && !Object.hasOwn(htmlTags, type) && type !== WRITTEN_TAG
      ? create(UnknownElement, { tagName: type, children: (props as { children?: ReactNode }).children }, key)
      : create(type, props, key);
