import type { Element } from '../../../schemas/types.ts';
import { labelLines } from '../label-lines.ts';
import { BODY_BOLD, type MeasuredText, measureText, SMALL } from '../measured-text.ts';
import { line, rect, textAround, textBelow } from '../svg.ts';
import type { GraphNode } from './graph.ts';
import type { LayoutNode } from './layout-data.ts';

const PAD_X = 14;
const GAP = 18;
const HEAD = 40;
const ROW_PAD = 8;
const COMMENT = 220;
/** Type, name, keys, comment. */
const COLUMN_CLASSES = ['d-muted', 'd-member', 'd-key', 'd-muted'];

/** An entity: its name, then its attributes as a table. */
export function entityBox(node: LayoutNode): Pick<GraphNode, 'width' | 'height' | 'draw'> {
  const name = measureText(labelLines(node.alias || node.label || ''), BODY_BOLD, 240);
  const rows = (node.attributes ?? []).map(({ type, name: attribute, keys, comment }) =>
    [[type], [attribute], [keys.join(', ')], labelLines(comment)].map((lines) => measureText(lines, SMALL, COMMENT)),
  );
  const columns = COLUMN_CLASSES.map((_, index) => Math.max(0, ...rows.map((row) => row[index]?.width ?? 0)));
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) + ROW_PAD);
  const table = columns.filter((width) => width > 0).reduce((sum, width) => sum + width + GAP, -GAP);
  const head = Math.max(HEAD, name.height + 20);
  return {
    width: Math.max(100, name.width + 2 * PAD_X, table + 2 * PAD_X),
    height: head + (rows.length ? heights.reduce((sum, height) => sum + height, 0) + 8 : 0),
    draw: (box) => {
      const children: Element[] = [
        rect('d-shape', box, 6),
        textAround('d-node-title', name, { x: box.x + box.width / 2, y: box.y + head / 2 }),
      ];
      let top = box.y + head;
      if (rows.length) children.push(line('d-inner', { x: box.x, y: top }, { x: box.x + box.width, y: top }));
      top += 4;
      rows.forEach((row, index) => {
        children.push(...drawRow(row, columns, box.x + PAD_X, top + ROW_PAD / 2));
        top += heights[index] ?? 0;
      });
      return children;
    },
  };
}

function drawRow(row: readonly MeasuredText[], columns: readonly number[], left: number, top: number): Element[] {
  let x = left;
  return row.flatMap((text, index) => {
    const at = x;
    const width = columns[index] ?? 0;
    if (width > 0) x += width + GAP;
    return text.lines.length ? [textBelow(COLUMN_CLASSES[index] ?? '', text, at, top, 'start')] : [];
  });
}
