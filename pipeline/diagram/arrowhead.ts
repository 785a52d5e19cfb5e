import type { Element } from '../../schemas/types.ts';
import { type Point, towards } from './geometry.ts';
import { at, circle, path } from './svg.ts';

export type Arrowhead =
  | 'none'
  | 'filled'
  | 'open'
  | 'cross'
  | 'dot'
  | 'extension'
  | 'aggregation'
  | 'composition'
  | 'lollipop'
  | 'only_one'
  | 'zero_or_one'
  | 'one_or_more'
  | 'zero_or_more';

export interface DrawnArrowhead {
  readonly elements: Element[];
  /** Where the line has to stop so that it does not show inside the head. */
  readonly lineEnd: Point;
}

/** Drawn as a shape of its own rather than a marker: markers need ids, which a page may hold only once. */
export function drawArrowhead(head: Arrowhead, tip: Point, from: Point): DrawnArrowhead {
  /** `along` steps back from the tip, `aside` to the left of the way. */
  const point = (along: number, aside: number): Point => {
    const back = towards(tip, from, along);
    const unit = towards({ x: 0, y: 0 }, { x: from.x - tip.x, y: from.y - tip.y }, 1);
    return { x: back.x - unit.y * aside, y: back.y + unit.x * aside };
  };
  const shape = (...points: [number, number][]): string => `M${points.map(([u, v]) => at(point(u, v))).join('L')}`;
  const bar = (along: number): string => shape([along, -6], [along, 6]);
  const foot = shape([0, -6], [10, 0], [0, 6]);
  const marks = (d: string): DrawnArrowhead => ({ elements: [path('d-head-open', d)], lineEnd: tip });
  switch (head) {
    case 'none':
      return { elements: [], lineEnd: tip };
    case 'filled':
      return { elements: [path('d-head', `${shape([0, 0], [9, 4.5], [9, -4.5])}Z`)], lineEnd: point(8, 0) };
    case 'open':
      return { elements: [path('d-head-open', shape([8, 5], [0.5, 0], [8, -5]))], lineEnd: point(1, 0) };
    case 'cross':
      return marks(`${shape([12, -5], [2, 5])}${shape([12, 5], [2, -5])}`);
    case 'dot':
      return { elements: [circle('d-head', point(5, 0), 4)], lineEnd: point(8, 0) };
    case 'extension':
      return { elements: [path('d-head-hollow', `${shape([0, 0], [13, 7], [13, -7])}Z`)], lineEnd: point(13, 0) };
    case 'aggregation':
    case 'composition': {
      const name = head === 'composition' ? 'd-head' : 'd-head-hollow';
      return { elements: [path(name, `${shape([0, 0], [8, 5], [16, 0], [8, -5])}Z`)], lineEnd: point(16, 0) };
    }
    case 'lollipop':
      return { elements: [circle('d-head-hollow', point(7, 0), 6)], lineEnd: point(13, 0) };
    case 'only_one':
      return marks(bar(6) + bar(11));
    case 'zero_or_one':
      return { elements: [path('d-head-open', bar(6)), circle('d-head-hollow', point(15, 0), 5)], lineEnd: tip };
    case 'one_or_more':
      return marks(foot + bar(14));
    case 'zero_or_more':
      return { elements: [path('d-head-open', foot), circle('d-head-hollow', point(15, 0), 5)], lineEnd: tip };
  }
}
