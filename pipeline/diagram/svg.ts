import type { Element, Properties, TagName } from '../../schemas/types.ts';
import { type Bounds, type Box, distance, type Point, towards } from './geometry.ts';
import { HEADING, type MeasuredText, measureText } from './measured-text.ts';

/** Two decimals are finer than any screen shows, and keep documents small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

function element(tagName: TagName, classes: string, properties: Properties, children: Element[] = []): Element {
  const className = classes.split(' ').filter(Boolean);
  return {
    type: 'element',
    tagName,
    properties: { ...(className.length ? { className } : {}), ...properties },
    children,
  };
}

export function group(classes: string, children: Element[]): Element {
  return element('g', classes, {}, children);
}

export function rect(classes: string, { x, y, width, height }: Box, radius = 0): Element {
  const corner = radius ? { rx: round(radius) } : {};
  return element('rect', classes, { x: round(x), y: round(y), width: round(width), height: round(height), ...corner });
}

export function line(classes: string, from: Point, to: Point): Element {
  return element('line', classes, { x1: round(from.x), y1: round(from.y), x2: round(to.x), y2: round(to.y) });
}

export function circle(classes: string, center: Point, radius: number): Element {
  return element('circle', classes, { cx: round(center.x), cy: round(center.y), r: round(radius) });
}

export function path(classes: string, d: string): Element {
  return element('path', classes, { d });
}

export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** A line through the points whose bends are rounded. */
export function roundedLine(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${at(point)}`;
      return after ? bend(before, point, after, radius) : `L${at(point)}`;
    })
    .join('');
}

/** A closed shape whose corners are rounded. */
export function roundedShape(points: readonly Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return bend(before, point, after, radius);
  });
  return `M${parts.join('').slice(1)}Z`;
}

function bend(before: Point, corner: Point, after: Point, radius: number): string {
  const cut = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
  return `L${at(towards(corner, before, cut))}Q${at(corner)} ${at(towards(corner, after, cut))}`;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Lines of text below `top`; `x` is their left, middle or right edge. */
export function textBelow(classes: string, text: MeasuredText, x: number, top: number, anchor: Anchor): Element {
  const { lineHeight, size } = text.textSize;
  // Centres the letters in the line without `dominant-baseline`, which browsers treat differently.
  const baseline = (index: number): number => round(top + (index + 0.5) * lineHeight + 0.35 * size);
  const textAnchor = anchor === 'start' ? {} : { textAnchor: anchor };
  const [only] = text.lines;
  const value = (content: string): Element['children'] => [{ type: 'text', value: content }];
  if (text.lines.length === 1 && only !== undefined) {
    return { ...element('text', classes, { x: round(x), y: baseline(0), ...textAnchor }), children: value(only) };
  }
  return element(
    'text',
    classes,
    textAnchor,
    text.lines.map((content, index) => ({
      ...element('tspan', '', { x: round(x), y: baseline(index) }),
      children: value(content),
    })),
  );
}

export function textAround(classes: string, text: MeasuredText, center: Point): Element {
  return textBelow(classes, text, center.x, center.y - text.height / 2, 'middle');
}

const MARGIN = 8;

/** The whole drawing, with its title above it where it has one. */
export function drawing(kind: string, bounds: Bounds, heading: string | undefined, children: Element[]): Element {
  const title = heading ? measureText([heading], HEADING, Math.max(bounds.right - bounds.left, 320)) : undefined;
  const widen = Math.max(0, (title?.width ?? 0) - (bounds.right - bounds.left)) / 2;
  const left = Math.floor(bounds.left - MARGIN - widen);
  const right = Math.ceil(bounds.right + MARGIN + widen);
  const bottom = Math.ceil(bounds.bottom + MARGIN);
  let top = Math.floor(bounds.top - MARGIN);
  const all = [...children];
  if (title) {
    top -= title.height + 12;
    all.unshift(textBelow('d-title', title, (left + right) / 2, top + MARGIN, 'middle'));
  }
  const width = right - left;
  const height = bottom - top;
  return element('svg', `d-svg d-${kind}`, { viewBox: `${left} ${top} ${width} ${height}`, width, height }, all);
}
