import type { Element } from '../../schemas/types.ts';
import type { Diagram, DiagramError } from './diagram.ts';
import { drawGraph } from './graph/draw-graph.ts';
import { layoutGraph } from './graph/layout-graph.ts';
import { readGraph } from './graph/read-graph.ts';
import type { ParsedDiagram } from './load-mermaid.ts';
import { parseDiagram } from './parse-diagram.ts';
import { drawSequence } from './sequence/draw-sequence.ts';
import { readSequence } from './sequence/read-sequence.ts';

export type { Diagram, DiagramError } from './diagram.ts';

/** Formulas take KaTeX, and with it a browser. */
const MATH = /\$\$.+?\$\$/s;

/**
 * Mermaid's own parser judges the source, and the drawing is made from what it read: nothing is parsed twice by
 * different rules, so a drawing cannot lose what the author wrote. Labels become text nodes, shapes get classes only;
 * links, styles and directives of the source never reach the SVG. It has no ids either, so that a page can show it
 * (or a copy of it, enlarged) any number of times.
 */
export async function drawDiagram(source: string): Promise<{ diagram: Diagram } | { error: DiagramError }> {
  const result = await parseDiagram(source);
  if ('error' in result) return result;
  const { parsed, title, description, heading } = result;
  const svg = MATH.test(source) ? undefined : await draw(parsed, heading);
  return {
    diagram: {
      type: parsed.type,
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      ...(svg ? { svg } : {}),
    },
  };
}

/** A layout that fails costs the drawing, not the page: the browser can still draw it. */
async function draw(parsed: ParsedDiagram, heading: string | undefined): Promise<Element | undefined> {
  try {
    if (parsed.type === 'sequence') {
      const sequence = readSequence(parsed.db);
      return sequence && drawSequence(sequence, heading);
    }
    const graph = readGraph(parsed);
    return graph && drawGraph(graph, await layoutGraph(graph), heading);
  } catch {
    return undefined;
  }
}
