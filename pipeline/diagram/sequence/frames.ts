import type { Element } from '../../../schemas/types.ts';
import { Bounds, type Box } from '../geometry.ts';
import { measureText, SMALL, SMALL_BOLD } from '../measured-text.ts';
import { group, line, path, rect, round, textBelow } from '../svg.ts';
import type { PlacedActor } from './place-actors.ts';
import type { Step } from './sequence.ts';

interface Frame {
  readonly top: number;
  readonly shade: boolean;
  readonly extent: Bounds;
  readonly dividers: number[];
  readonly labels: { readonly word: string; readonly text: readonly string[]; readonly top: number }[];
}

const PAD = 16;
const TAB_HEIGHT = 22;
/** Room for texts until the width of the frame is known. */
const MAX_LABEL = 300;

/** The frames of `loop`, `alt`, `par` … around the steps inside them. Their width is known when they are closed. */
export class Frames {
  readonly elements: Element[] = [];
  readonly shades: Element[] = [];
  readonly #open: Frame[] = [];
  readonly #actors: readonly PlacedActor[];
  readonly #bounds: Bounds;

  constructor(actors: readonly PlacedActor[], bounds: Bounds) {
    this.#actors = actors;
    this.#bounds = bounds;
  }

  include(extent: Box): void {
    this.#open.at(-1)?.extent.add(extent);
    this.#bounds.add(extent);
  }

  open(step: Extract<Step, { kind: 'open' | 'shade' }>, y: number): number {
    const frame = { top: y, shade: step.kind === 'shade', extent: new Bounds(), dividers: [], labels: [] };
    this.#open.push(frame);
    return step.kind === 'shade' ? y + 10 : this.#label(frame, step.word, step.text, y);
  }

  divide(step: Extract<Step, { kind: 'divide' }>, y: number): number {
    const frame = this.#open.at(-1);
    if (!frame) throw new Error(`"${step.word}" outside of a frame`);
    frame.dividers.push(y);
    return this.#label(frame, step.word, step.text, y);
  }

  close(y: number): number {
    const frame = this.#open.pop();
    if (!frame) throw new Error('"end" outside of a frame');
    const box = this.#boxOf(frame, y);
    if (frame.shade) this.shades.push(rect('d-shade', box, 6));
    // Frames inside are closed before, and lie on top.
    else this.elements.unshift(drawFrame(frame, box));
    this.include(box);
    return y + 14;
  }

  #label(frame: Frame, word: string, text: readonly string[], top: number): number {
    frame.labels.push({ word, text, top });
    const { height } = measureText(text, SMALL, MAX_LABEL);
    return top + Math.max(TAB_HEIGHT, height + 6) + 8;
  }

  #boxOf(frame: Frame, y: number): Box {
    const { extent } = frame;
    if (extent.empty) for (const { x } of this.#actors) extent.add({ x, y });
    const left = extent.left - PAD;
    const labels = frame.labels.map(
      ({ word, text }) => tabWidth(word) + measureText(text, SMALL, MAX_LABEL).width + 28,
    );
    return { x: left, y: frame.top, width: Math.max(extent.right + PAD - left, ...labels), height: y - frame.top };
  }
}

function drawFrame({ labels, dividers }: Frame, box: Box): Element {
  const children = [rect('d-frame-box', box, 6)];
  for (const y of dividers) children.push(line('d-divider', { x: box.x, y }, { x: box.x + box.width, y }));
  labels.forEach(({ word, text, top }, index) => {
    const width = tabWidth(word);
    const measured = measureText(text, SMALL, MAX_LABEL);
    children.push(
      path('d-tab', tab(box.x, top, width, index === 0)),
      textBelow('d-tab-label', measureText([word], SMALL_BOLD), box.x + width / 2 - 1, top + 2, 'middle'),
    );
    if (measured.lines.length) children.push(textBelow('d-condition', measured, box.x + width + 12, top + 3, 'start'));
  });
  return group('d-frame', children);
}

function tabWidth(word: string): number {
  return measureText([word], SMALL_BOLD).width + 20;
}

/** A tab in the upper left corner; the first one follows the rounded corner of the frame. */
function tab(x: number, y: number, width: number, rounded: boolean): string {
  const left = round(x);
  const right = round(x + width);
  const bottom = y + TAB_HEIGHT;
  const corner = rounded ? `M${left} ${y + 6}Q${left} ${y} ${left + 6} ${y}` : `M${left} ${y}`;
  return `${corner}H${right}V${bottom - 6}Q${right} ${bottom} ${right - 6} ${bottom}H${left}Z`;
}
