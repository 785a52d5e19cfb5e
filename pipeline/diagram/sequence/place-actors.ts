import { BODY_BOLD, type MeasuredText, measureText, SMALL } from '../measured-text.ts';
import type { Actor, Sequence, Step } from './sequence.ts';
import { messageText, noteSize, SELF_WIDTH } from './sequence-sizes.ts';

export interface PlacedActor {
  readonly actor: Actor;
  readonly index: number;
  readonly label: MeasuredText;
  readonly width: number;
  readonly height: number;
  /** Of the lifeline. */
  readonly x: number;
}

const MIN_WIDTH = 96;
const MAX_LABEL = 180;
const MIN_GAP = 36;
export const FIGURE_HEIGHT = 44;

/** Actors stand side by side, as far apart as their labels and what passes between them need. */
export function placeActors({ actors, steps }: Sequence): Map<string, PlacedActor> {
  const sized = actors.map((actor) => ({ actor, ...sizeOf(actor) }));
  const indexes = new Map(actors.map(({ id }, index) => [id, index]));
  const gaps = sized.slice(1).map(({ width }, index) => ((sized[index]?.width ?? 0) + width) / 2 + MIN_GAP);
  const demands = steps.flatMap((step) => demandOf(step, indexes));
  // Narrow spans first: what they take may already be enough for the wide ones.
  for (const { from, to, width } of demands.sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const span = gaps.slice(from, to);
    const missing = width - span.reduce((sum, gap) => sum + gap, 0);
    if (missing > 0)
      for (let index = from; index < to; index += 1) gaps[index] = (gaps[index] ?? 0) + missing / (to - from);
  }
  let x = (sized[0]?.width ?? 0) / 2;
  return new Map(
    sized.map((size, index) => {
      if (index > 0) x += Math.ceil(gaps[index - 1] ?? 0);
      return [size.actor.id, { ...size, index, x }];
    }),
  );
}

function sizeOf(actor: Actor): { label: MeasuredText; width: number; height: number } {
  const label = measureText(actor.label, BODY_BOLD, MAX_LABEL);
  if (actor.kind === 'actor') {
    return { label, width: Math.max(label.width + 16, 56), height: FIGURE_HEIGHT + 4 + label.height };
  }
  const kind = actor.kind === 'participant' ? undefined : measureText([`«${actor.kind}»`], SMALL);
  return {
    label,
    width: Math.max(MIN_WIDTH, label.width + 32, (kind?.width ?? 0) + 32),
    height: label.height + 20 + (kind?.height ?? 0),
  };
}

interface Demand {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

function demandOf(step: Step, indexes: ReadonlyMap<string, number>): Demand[] {
  if (step.kind !== 'message' && step.kind !== 'note') return [];
  const a = indexes.get(step.from) ?? 0;
  const b = indexes.get(step.to) ?? a;
  const [from, to] = a < b ? [a, b] : [b, a];
  const between = (left: number, right: number, width: number): Demand[] =>
    left >= 0 && right < indexes.size ? [{ from: left, to: right, width }] : [];
  if (step.kind === 'message') {
    const { width } = messageText(step.text, to - from);
    if (from === to) return between(from, from + 1, SELF_WIDTH + width + 32);
    return between(from, to, width + (step.number === undefined ? 40 : 68));
  }
  const { width } = noteSize(step.text, to - from);
  if (step.side === 'left') return between(from - 1, from, width + 28);
  if (step.side === 'right') return between(from, from + 1, width + 28);
  if (from === to) return [...between(from - 1, from, width / 2 + 16), ...between(from, from + 1, width / 2 + 16)];
  return between(from, to, width - 40);
}
