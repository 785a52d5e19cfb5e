import type { Element } from '../../../schemas/types.ts';
import { rect } from '../svg.ts';
import type { PlacedActor } from './place-actors.ts';

const WIDTH = 10;
const OFFSET = 5;
const MIN_HEIGHT = 12;

/** The bars on lifelines that show who is at work. */
export class Activations {
  readonly #ended: { readonly depth: number; readonly element: Element }[] = [];
  readonly #open = new Map<PlacedActor, number[]>();

  start(actor: PlacedActor, y: number): void {
    const starts = this.#open.get(actor) ?? [];
    starts.push(y);
    this.#open.set(actor, starts);
  }

  /** A bar without a message inside would have no height; it then reaches down to `low`. */
  end(actor: PlacedActor, y: number, low: number): void {
    const starts = this.#open.get(actor);
    const top = starts?.pop();
    if (!starts || top === undefined) return;
    const bottom = y - top < MIN_HEIGHT ? Math.max(low - 8, top + MIN_HEIGHT) : y;
    const box = { x: actor.x - WIDTH / 2 + starts.length * OFFSET, y: top, width: WIDTH, height: bottom - top };
    this.#ended.push({ depth: starts.length, element: rect('d-activation', box, 2) });
  }

  /** Inner bars end first, and lie on top of the outer ones. */
  get elements(): Element[] {
    return this.#ended.toSorted((a, b) => a.depth - b.depth).map(({ element }) => element);
  }

  endAll(y: number): void {
    for (const [actor, starts] of this.#open) while (starts.length > 0) this.end(actor, y, y);
  }

  /** How far from its lifeline a message to or from the right (or left) of the actor begins. */
  edge(actor: PlacedActor, side: 'left' | 'right', more = 0): number {
    const depth = (this.#open.get(actor)?.length ?? 0) + more;
    if (depth === 0) return 0;
    return side === 'left' ? -WIDTH / 2 : WIDTH / 2 + (depth - 1) * OFFSET;
  }
}
