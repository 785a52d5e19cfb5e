import type { Point } from '../geometry.ts';

/** Where groups meet, ELK's lines are off by up to a pixel, which shows as a slant or a tiny step. */
const OFF = 1.5;

export function straighten(points: readonly Point[]): Point[] {
  const straight: Point[] = [];
  for (const point of points) {
    const before = straight.at(-1);
    if (!before) {
      straight.push(point);
      continue;
    }
    const next = {
      x: Math.abs(point.x - before.x) < OFF ? before.x : point.x,
      y: Math.abs(point.y - before.y) < OFF ? before.y : point.y,
    };
    if (next.x !== before.x || next.y !== before.y) straight.push(next);
  }
  return straight.filter((point, index) => !isBetween(straight[index - 1], point, straight[index + 1]));
}

function isBetween(before: Point | undefined, { x, y }: Point, after: Point | undefined): boolean {
  if (!before || !after) return false;
  return (before.x === x && x === after.x) || (before.y === y && y === after.y);
}
