// The corners of shapes, or points on their curves, in the box that a shape has.
import { type Box, centerOf, corners, type Point } from '../geometry.ts';

/** How far slanted sides go in. */
export const SLANT = 16;

export function ellipse(box: Box): Point[] {
  const { x, y } = centerOf(box);
  return Array.from({ length: 48 }, (_, step) => {
    const angle = (2 * Math.PI * step) / 48;
    return { x: x + (box.width / 2) * Math.cos(angle), y: y + (box.height / 2) * Math.sin(angle) };
  });
}

export function pill({ x, y, width, height }: Box): Point[] {
  const radius = height / 2;
  const half = (center: number, from: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = from + (Math.PI * step) / 12;
      return { x: center + radius * Math.cos(angle), y: y + radius + radius * Math.sin(angle) };
    });
  return [...half(x + width - radius, -Math.PI / 2), ...half(x + radius, Math.PI / 2)];
}

export function diamond(box: Box): Point[] {
  const { x, y } = centerOf(box);
  return [
    { x, y: box.y },
    { x: box.x + box.width, y },
    { x, y: box.y + box.height },
    { x: box.x, y },
  ];
}

/** The corners of the box, each moved sideways. */
export function quad(box: Box, moves: readonly [number, number, number, number]): Point[] {
  return corners(box).map(({ x, y }, index) => ({ x: x + (moves[index] ?? 0), y }));
}

export function hexagon({ x, y, width, height }: Box): Point[] {
  const middle = y + height / 2;
  return [
    { x: x + SLANT, y },
    { x: x + width - SLANT, y },
    { x: x + width, y: middle },
    { x: x + width - SLANT, y: y + height },
    { x: x + SLANT, y: y + height },
    { x, y: middle },
  ];
}

export function flag(box: Box): Point[] {
  const [topLeft, ...others] = corners(box);
  return topLeft ? [topLeft, ...others, { x: box.x + SLANT, y: box.y + box.height / 2 }] : [];
}
