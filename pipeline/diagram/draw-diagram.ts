import type { Element } from '../../schemas/types.ts';
import type { Diagram, DiagramError, Removal } from './diagram.ts';
import { type Fault, placeFault } from './fault.ts';
import { findRemoved } from './find-removed.ts';
import { checkNesting } from './graph/check-nesting.ts';
import { checkSize } from './graph/check-size.ts';
import { drawGraph } from './graph/draw-graph.ts';
import { layoutGraph } from './graph/layout-graph.ts';
import { readGraph } from './graph/read-graph.ts';
import { ElkGaveUp } from './graph/run-elk.ts';
import type { ParsedDiagram } from './load-mermaid.ts';
import { parseDiagram } from './parse-diagram.ts';
import { checkActors } from './sequence/check-actors.ts';
import { drawSequence } from './sequence/draw-sequence.ts';
import { readSequence } from './sequence/read-sequence.ts';

export type { Diagram, DiagramError, Removal } from './diagram.ts';

/** Formulas take KaTeX, and with it a browser. */
const MATH = /\$\$.+?\$\$/s;

export type DiagramResult = { diagram: Diagram; removed?: Removal[] } | { error: DiagramError };

/**
 * Mermaid's own parser judges the source, and the drawing is made from what it read: nothing is parsed twice by
 * different rules, so a drawing cannot lose what the author wrote. Labels become text nodes, shapes get classes only;
 * links, styles and directives of the source never reach the SVG. It has no ids either, so that a page can show it
 * (or a copy of it, enlarged) any number of times.
 */
export async function drawDiagram(source: string): Promise<DiagramResult> {
  const result = await parseDiagram(source);
  if ('error' in result) return result;
  const { parsed, title, description, heading } = result;
  const drawn = MATH.test(source) ? undefined : await draw(parsed, heading);
  if (drawn && 'message' in drawn) return { error: placeFault(drawn, source) };
  const removed = findRemoved(source, parsed.type);
  return { diagram: { type: parsed.type, title, description, svg: drawn }, ...(removed.length ? { removed } : {}) };
}

/** Undefined where it takes a browser. */
async function draw(parsed: ParsedDiagram, heading: string | undefined): Promise<Element | Fault | undefined> {
  if (parsed.type === 'sequence') {
    const sequence = readSequence(parsed.db);
    return sequence && (checkActors(sequence) ?? drawSequence(sequence, heading));
  }
  const graph = readGraph(parsed);
  if (!graph) return undefined;
  try {
    return checkNesting(graph) ?? checkSize(graph) ?? drawGraph(graph, await layoutGraph(graph), heading);
  } catch (error) {
    if (error instanceof ElkGaveUp) return undefined;
    throw error;
  }
}
