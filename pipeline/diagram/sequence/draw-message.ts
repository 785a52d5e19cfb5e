import type { Element } from '../../../schemas/types.ts';
import { drawArrowhead } from '../arrowhead.ts';
import type { Box, Point } from '../geometry.ts';
import { measureText, SMALL_BOLD } from '../measured-text.ts';
import { circle, group, line, path, roundedLine, textAround, textBelow } from '../svg.ts';
import type { Activations } from './activations.ts';
import type { PlacedActor } from './place-actors.ts';
import type { Step } from './sequence.ts';
import { messageText, SELF_WIDTH } from './sequence-sizes.ts';

type Message = Extract<Step, { kind: 'message' }>;

export interface DrawnStep {
  readonly element: Element;
  readonly extent: Box;
  /** Of the arrow. */
  readonly y: number;
  readonly bottom: number;
}

const NUMBER_RADIUS = 10;

export function drawMessage(
  message: Message,
  from: PlacedActor,
  to: PlacedActor,
  top: number,
  activations: Activations,
  activates: boolean,
): DrawnStep {
  if (from === to) return drawSelfMessage(message, from, top, activations, activates);
  const room = Math.abs(to.x - from.x) - (message.number === undefined ? 40 : 68);
  const text = messageText(message.text, Math.abs(to.index - from.index), room);
  const rightward = to.x > from.x;
  const y = top + Math.max(text.height, 10) + 6;
  const start = { x: from.x + activations.edge(from, rightward ? 'right' : 'left'), y };
  const end = { x: to.x + activations.edge(to, rightward ? 'left' : 'right', activates ? 1 : 0), y };
  const head = drawArrowhead(message.head, end, start);
  const tail = drawArrowhead(message.tail, start, end);
  const badge = message.number === undefined ? 0 : NUMBER_RADIUS;
  const center = (start.x + end.x + (rightward ? badge : -badge)) / 2;
  const children = [
    line(lineClasses(message), tail.lineEnd, head.lineEnd),
    ...head.elements,
    ...tail.elements,
    ...numberBadge(message, start),
  ];
  if (text.lines.length) children.push(textBelow('d-message-label', text, center, top, 'middle'));
  const left = Math.min(start.x - badge, end.x - badge, center - text.width / 2);
  const right = Math.max(start.x + badge, end.x + badge, center + text.width / 2);
  const bottom = y + 16;
  return {
    element: group('d-message', children),
    extent: { x: left, y: top, width: right - left, height: bottom - top },
    y,
    bottom,
  };
}

/** Goes out to the right and comes back, its text beside it. */
function drawSelfMessage(
  message: Message,
  actor: PlacedActor,
  top: number,
  activations: Activations,
  activates: boolean,
): DrawnStep {
  const text = messageText(message.text, 0);
  const height = Math.max(text.height + 4, 28);
  const y = top + 8;
  const start = { x: actor.x + activations.edge(actor, 'right'), y };
  const end = { x: actor.x + activations.edge(actor, 'right', activates ? 1 : 0), y: y + height };
  const turn = start.x + SELF_WIDTH;
  const head = drawArrowhead(message.head, end, { x: turn, y: end.y });
  const tail = drawArrowhead(message.tail, start, { x: turn, y: start.y });
  const points = [tail.lineEnd, { x: turn, y: start.y }, { x: turn, y: end.y }, head.lineEnd];
  const children = [
    path(lineClasses(message), roundedLine(points, 6)),
    ...head.elements,
    ...tail.elements,
    ...numberBadge(message, start),
    textBelow('d-message-label', text, turn + 10, y + (height - text.height) / 2, 'start'),
  ];
  const bottom = end.y + 16;
  const right = turn + 10 + text.width;
  return {
    element: group('d-message', children),
    extent: { x: actor.x - NUMBER_RADIUS, y: top, width: right - actor.x + NUMBER_RADIUS, height: bottom - top },
    y: end.y,
    bottom,
  };
}

function lineClasses({ dotted }: Message): string {
  return dotted ? 'd-message-line d-dotted' : 'd-message-line';
}

function numberBadge({ number }: Message, center: Point): Element[] {
  if (number === undefined) return [];
  const text = measureText([String(number)], SMALL_BOLD);
  return [
    circle('d-number-badge', center, Math.max(NUMBER_RADIUS, text.width / 2 + 3)),
    textAround('d-number', text, center),
  ];
}
