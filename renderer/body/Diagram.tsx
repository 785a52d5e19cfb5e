import type { ReactNode } from 'react';
import { Body } from './Body.tsx';
import { BrowserDiagram } from './BrowserDiagram.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { type BodyProps, childElements } from './node.ts';

/** A diagram drawn in the build, or one that is left to the browser. */
export function Diagram({ node }: BodyProps): ReactNode {
  const drawing = childElements(node, 'svg');
  if (drawing.length === 0) return <BrowserDiagram node={node} />;
  return <DiagramFigure node={node} drawing={<Body nodes={drawing} />} />;
}
