import { centerOf } from '../geometry.ts';
import { group, rect, textAround } from '../svg.ts';
import type { DrawnStep } from './draw-message.ts';
import type { PlacedActor } from './place-actors.ts';
import type { Step } from './sequence.ts';
import { noteSize } from './sequence-sizes.ts';

const BESIDE = 14;
const OVERHANG = 20;

export function drawNote(
  note: Extract<Step, { kind: 'note' }>,
  from: PlacedActor,
  to: PlacedActor,
  top: number,
): DrawnStep {
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const reach = left === right ? 0 : right - left + 2 * OVERHANG;
  const size = noteSize(note.text, Math.abs(to.index - from.index), reach);
  const width = Math.max(size.width, reach);
  const y = top + 2;
  const x = { left: left - BESIDE - width, right: right + BESIDE, over: (left + right - width) / 2 }[note.side];
  const box = { x, y, width, height: size.height };
  const bottom = y + size.height + 14;
  return {
    element: group('d-note', [rect('d-note-box', box, 4), textAround('d-note-label', size.text, centerOf(box))]),
    extent: box,
    y,
    bottom,
  };
}
