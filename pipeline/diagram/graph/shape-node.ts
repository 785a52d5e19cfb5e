import type { Element } from '../../../schemas/types.ts';
import { type Box, centerOf, type Point } from '../geometry.ts';
import type { MeasuredText } from '../measured-text.ts';
import { circle, line, path, rect, round, roundedShape, textAround } from '../svg.ts';
import type { Direction, GraphNode } from './graph.ts';
import { diamond, ellipse, flag, hexagon, pill, quad, SLANT } from './outlines.ts';

type Shape = Pick<GraphNode, 'width' | 'height' | 'draw' | 'outline'>;

const PAD_X = 18;
const PAD_Y = 12;
/** The other names by which mermaid knows a shape. */
const SAME: Record<string, string> = {
  squareRect: 'rect',
  process: 'rect',
  proc: 'rect',
  rectangle: 'rect',
  rounded: 'roundedRect',
  event: 'roundedRect',
  question: 'diamond',
  decision: 'diamond',
  diam: 'diamond',
  pill: 'stadium',
  terminal: 'stadium',
  database: 'cylinder',
  db: 'cylinder',
  cyl: 'cylinder',
  subproc: 'subroutine',
  subprocess: 'subroutine',
  'fr-rect': 'subroutine',
  framedRectangle: 'subroutine',
  'framed-rectangle': 'subroutine',
  circ: 'circle',
  'dbl-circ': 'doublecircle',
  'double-circle': 'doublecircle',
  hex: 'hexagon',
  prepare: 'hexagon',
  'lean-r': 'lean_right',
  'lean-right': 'lean_right',
  'in-out': 'lean_right',
  'lean-l': 'lean_left',
  'lean-left': 'lean_left',
  'out-in': 'lean_left',
  'trap-b': 'trapezoid',
  priority: 'trapezoid',
  'trap-t': 'inv_trapezoid',
  'inv-trapezoid': 'inv_trapezoid',
  manual: 'inv_trapezoid',
  odd: 'rect_left_inv_arrow',
  join: 'fork',
  // Its picture is left out.
  imageSquare: 'rect',
};

/** Shapes with slanted sides: how far each corner is moved sideways. */
const SLANTED: Record<string, Parameters<typeof quad>[1]> = {
  lean_right: [SLANT, 0, -SLANT, 0],
  lean_left: [0, -SLANT, 0, SLANT],
  trapezoid: [SLANT, -SLANT, 0, 0],
  inv_trapezoid: [0, 0, -SLANT, SLANT],
};

/** Shapes that bear no words, and have a size of their own. */
const WORDLESS: Record<string, Shape> = {
  stateStart: { width: 16, height: 16, outline: ellipse, draw: (box) => [circle('d-start', centerOf(box), 8)] },
  stateEnd: {
    width: 20,
    height: 20,
    outline: ellipse,
    draw: (box) => [circle('d-end-ring', centerOf(box), 9), circle('d-start', centerOf(box), 5)],
  },
  choice: {
    width: 28,
    height: 28,
    outline: diamond,
    draw: (box) => [path('d-shape', roundedShape(diamond(box), 3))],
  },
};

/** A node drawn as one of mermaid's shapes; undefined for a shape that is not known here. */
export function shapeNode(name: string, label: MeasuredText, direction: Direction): Shape | undefined {
  const shape = SAME[name] ?? name;
  const width = Math.max(label.width + 2 * PAD_X, 56);
  const height = Math.max(label.height, label.textSize.lineHeight) + 2 * PAD_Y;
  const text = (box: Box): Element[] => (label.lines.length ? [textAround('d-label', label, centerOf(box))] : []);
  const polygon = (size: { width: number; height: number }, outline: (box: Box) => Point[]): Shape => ({
    ...size,
    outline,
    draw: (box) => [path('d-shape', roundedShape(outline(box), 4)), ...text(box)],
  });
  const slant = SLANTED[shape];
  if (slant) return polygon({ width: width + SLANT, height }, (box) => quad(box, slant));
  switch (shape) {
    case 'rect':
      return { width, height, draw: (box) => [rect('d-shape', box, 6), ...text(box)] };
    case 'roundedRect':
      return { width, height, draw: (box) => [rect('d-shape', box, 14), ...text(box)] };
    case 'note':
      return {
        width: label.width + 24,
        height: label.height + 16,
        draw: (box) => [rect('d-note-box', box, 4), ...text(box).map(noteText)],
      };
    case 'text':
      return { width, height, draw: text };
    case 'stadium':
      return {
        width: width + 12,
        height,
        outline: pill,
        draw: (box) => [rect('d-shape', box, height / 2), ...text(box)],
      };
    case 'subroutine':
      return { width: width + 16, height, draw: (box) => [rect('d-shape', box, 4), ...sideBars(box), ...text(box)] };
    case 'cylinder':
      return cylinder(width, height, text);
    case 'circle':
    case 'doublecircle': {
      const ring = shape === 'doublecircle' ? 5 : 0;
      const size = Math.max(Math.hypot(label.width, label.height) + 16 + 2 * ring, 48);
      return {
        width: size,
        height: size,
        outline: ellipse,
        draw: (box) => [
          circle('d-shape', centerOf(box), size / 2),
          ...(ring ? [circle('d-shape', centerOf(box), size / 2 - ring)] : []),
          ...text(box),
        ],
      };
    }
    case 'diamond': {
      // The corners of the label meet the sides when w/W + h/H = 1; of all such diamonds, one of calm proportions.
      const inner = { width: label.width + 18, height: Math.max(label.height, 20) + 8 };
      const stretch = Math.min(2.2, Math.max(1.4, 1 + (1.6 * inner.height) / inner.width));
      return polygon({ width: inner.width * stretch, height: (inner.height * stretch) / (stretch - 1) }, diamond);
    }
    case 'hexagon':
      return polygon({ width: width + 16, height }, hexagon);
    case 'rect_left_inv_arrow':
      return polygon({ width: width + SLANT, height }, flag);
    case 'fork': {
      const flat = direction === 'DOWN' || direction === 'UP';
      return { width: flat ? 80 : 8, height: flat ? 8 : 80, draw: (box) => [rect('d-bar', box, 3)] };
    }
    default:
      return WORDLESS[shape];
  }
}

function noteText(text: Element): Element {
  return { ...text, properties: { ...text.properties, className: ['d-note-label'] } };
}

function cylinder(width: number, height: number, text: (box: Box) => Element[]): Shape {
  const cap = 7;
  const outline = ({ x, y, width: w, height: h }: Box): Point[] => {
    const arc = (base: number, sign: number): Point[] =>
      Array.from({ length: 17 }, (_, step) => {
        const angle = (Math.PI * step) / 16;
        return { x: x + w / 2 - sign * (w / 2) * Math.cos(angle), y: base - sign * cap * Math.sin(angle) };
      });
    return [...arc(y + cap, 1), ...arc(y + h - cap, -1)];
  };
  return {
    width,
    height: height + 2 * cap,
    outline,
    draw: (box) => {
      const [left, right] = [round(box.x), round(box.x + box.width)];
      const top = round(box.y + cap);
      const bottom = round(box.y + box.height - cap);
      const radii = `${round(box.width / 2)} ${cap} 0 0`;
      return [
        path('d-shape', `M${left} ${top}A${radii} 1 ${right} ${top}V${bottom}A${radii} 1 ${left} ${bottom}Z`),
        path('d-inner', `M${left} ${top}A${radii} 0 ${right} ${top}`),
        ...text({ ...box, y: box.y + cap / 2 }),
      ];
    },
  };
}

function sideBars({ x, y, width, height }: Box): Element[] {
  return [x + 8, x + width - 8].map((at) => line('d-inner', { x: at, y }, { x: at, y: y + height }));
}
