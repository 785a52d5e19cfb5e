import type { Element } from '../../../schemas/types.ts';
import type { Box } from '../geometry.ts';
import { labelLines } from '../label-lines.ts';
import { BODY_BOLD, type MeasuredText, measureText, SMALL } from '../measured-text.ts';
import { line, rect, textBelow } from '../svg.ts';
import type { GraphNode } from './graph.ts';
import type { ClassMember, LayoutNode } from './layout-data.ts';

interface Row {
  readonly text: MeasuredText;
  readonly classes: string;
}

const PAD_X = 14;
const PAD_Y = 10;

/** A class: its name, then its attributes and methods below lines of their own. */
export function classBox(node: LayoutNode): Pick<GraphNode, 'width' | 'height' | 'draw'> {
  const annotations = (node.annotations ?? []).map((name) => measureText(labelLines(`«${name}»`), SMALL));
  const name = measureText(labelLines(node.text ?? node.label ?? ''), BODY_BOLD);
  const head: Row[] = [
    ...annotations.map((text) => ({ text, classes: 'd-muted' })),
    { text: name, classes: 'd-node-title' },
  ];
  const sections = [node.members ?? [], node.methods ?? []].map((members) => members.map(memberRow));
  const filled = sections.some((rows) => rows.length > 0) ? sections : [];
  const texts = [...head, ...filled.flat()].map(({ text }) => text.width);
  const width = Math.max(100, ...texts.map((each) => each + 2 * PAD_X));
  const heights = [head, ...filled].map((rows) => heightOf(rows));
  return {
    width,
    height: heights.reduce((sum, height) => sum + height, 0),
    draw: (box) => {
      const children: Element[] = [rect('d-shape', box, 6)];
      let top = box.y;
      [head, ...filled].forEach((rows, index) => {
        if (index > 0) children.push(line('d-inner', { x: box.x, y: top }, { x: box.x + box.width, y: top }));
        children.push(...drawRows(rows, { ...box, y: top }, index === 0));
        top += heights[index] ?? 0;
      });
      return children;
    },
  };
}

function memberRow({ text, classifier }: ClassMember): Row {
  // Mermaid puts a backslash before the visibility, against its own Markdown.
  const lines = labelLines(text.replace(/^\\/, ''));
  const style = { '*': ' d-abstract', $: ' d-static' }[classifier] ?? '';
  return { text: measureText(lines, SMALL), classes: `d-member${style}` };
}

function heightOf(rows: readonly Row[]): number {
  return rows.length ? rows.reduce((sum, { text }) => sum + text.height, 0) + 2 * PAD_Y : PAD_Y;
}

function drawRows(rows: readonly Row[], box: Box, centered: boolean): Element[] {
  let top = box.y + PAD_Y;
  return rows.map(({ text, classes }) => {
    const x = centered ? box.x + box.width / 2 : box.x + PAD_X;
    const drawn = textBelow(classes, text, x, top, centered ? 'middle' : 'start');
    top += text.height;
    return drawn;
  });
}
