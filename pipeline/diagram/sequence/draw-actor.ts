import type { Element } from '../../../schemas/types.ts';
import { measureText, SMALL } from '../measured-text.ts';
import { circle, group, path, rect, round, textBelow } from '../svg.ts';
import { FIGURE_HEIGHT, type PlacedActor } from './place-actors.ts';

export function drawActor({ actor, label, width, height, x }: PlacedActor, top: number): Element {
  if (actor.kind === 'actor') {
    return group('d-actor', [
      circle('d-figure', { x, y: top + 9 }, 8),
      path('d-figure', figure(x, top)),
      textBelow('d-actor-label', label, x, top + FIGURE_HEIGHT + 4, 'middle'),
    ]);
  }
  const children = [rect('d-box', { x: x - width / 2, y: top, width, height }, 8)];
  let textTop = top + 10;
  if (actor.kind !== 'participant') {
    const kind = measureText([`«${actor.kind}»`], SMALL);
    children.push(textBelow('d-muted', kind, x, textTop, 'middle'));
    textTop += kind.height;
  }
  children.push(textBelow('d-actor-label', label, x, textTop, 'middle'));
  return group('d-actor', children);
}

/** Body, arms and legs. */
function figure(x: number, top: number): string {
  const [left, right] = [round(x - 13), round(x + 13)];
  const hips = top + 30;
  return `M${round(x)} ${top + 17}V${hips}M${left} ${top + 23}H${right}M${round(x - 11)} ${top + 43}L${round(x)} ${hips}L${round(x + 11)} ${top + 43}`;
}
