import { distance, type Point } from '../geometry.ts';

/** The layout ends lines at boxes; where the shape lies inside its box, the line goes on straight until it meets it. */
export function extendToOutline(end: Point, from: Point, outline: readonly Point[] | undefined): Point {
  if (!outline) return end;
  const length = distance(from, end);
  if (length === 0) return end;
  const way = { x: (end.x - from.x) / length, y: (end.y - from.y) / length };
  const steps = outline.flatMap((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner;
    const step = stepsTo(end, way, corner, next);
    return step !== undefined && step >= -0.01 ? [step] : [];
  });
  if (steps.length === 0) return end;
  const step = Math.min(...steps);
  return { x: end.x + way.x * step, y: end.y + way.y * step };
}

/** How far along `way` from `start` the segment is met. */
function stepsTo(start: Point, way: Point, a: Point, b: Point): number | undefined {
  const side = { x: b.x - a.x, y: b.y - a.y };
  const cross = way.x * side.y - way.y * side.x;
  if (Math.abs(cross) < 1e-9) return undefined;
  const offset = { x: a.x - start.x, y: a.y - start.y };
  const along = (offset.x * way.y - offset.y * way.x) / cross;
  if (along < -1e-6 || along > 1 + 1e-6) return undefined;
  return (offset.x * side.y - offset.y * side.x) / cross;
}
