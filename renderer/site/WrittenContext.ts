// The seam through which prerendering takes work out of React's hands: what it wrote by other means is stood for by an
// element, which gives way to the markup in the end.
import { createContext, type ReactNode } from 'react';
import type { Nodes, Route } from '../../schemas/types.ts';
import { listedNodes } from './listed-nodes.ts';

/** The element that stands for markup; its text says which. */
export const WRITTEN_TAG: string = 'doc-written';

export interface Written {
  /** Of nodes of a body, what React is to show: what stands for markup, and listed nodes. */
  body(nodes: Nodes): Nodes;
  /** What stands for the sidebar's list while a page is shown; undefined where React is to show it. */
  sidebar(current: Route): ReactNode;
}

/** In the browser React shows everything. */
export const WrittenContext = createContext<Written>({ body: listedNodes, sidebar: () => undefined });
