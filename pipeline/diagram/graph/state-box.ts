import { BODY_BOLD, measureText, SMALL } from '../measured-text.ts';
import { line, rect, textBelow } from '../svg.ts';
import type { GraphNode } from './graph.ts';

const PAD = 16;
const HEAD_PAD = 10;

/** A state with a name and a description below it. */
export function stateBox(
  name: readonly string[],
  description: readonly string[],
): Pick<GraphNode, 'width' | 'height' | 'draw'> {
  const title = measureText(name, BODY_BOLD, 240);
  const text = measureText(description, SMALL, 260);
  const head = title.height + 2 * HEAD_PAD;
  return {
    width: Math.max(title.width, text.width) + 2 * PAD,
    height: head + text.height + 2 * HEAD_PAD,
    draw: (box) => [
      rect('d-shape', box, 14),
      line('d-inner', { x: box.x, y: box.y + head }, { x: box.x + box.width, y: box.y + head }),
      textBelow('d-node-title', title, box.x + box.width / 2, box.y + HEAD_PAD, 'middle'),
      textBelow('d-member', text, box.x + PAD, box.y + head + HEAD_PAD, 'start'),
    ],
  };
}
