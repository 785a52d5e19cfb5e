import type { Element } from '../../../schemas/types.ts';
import { Bounds } from '../geometry.ts';
import { measureText, SMALL_BOLD } from '../measured-text.ts';
import { drawing, group, line, rect, textBelow } from '../svg.ts';
import { Activations } from './activations.ts';
import { drawActor } from './draw-actor.ts';
import { drawMessage } from './draw-message.ts';
import { drawNote } from './draw-note.ts';
import { Frames } from './frames.ts';
import { type PlacedActor, placeActors } from './place-actors.ts';
import type { Sequence } from './sequence.ts';

/** Drawings taller than a screen repeat the actors below. */
const TALL = 520;
const GROUP_PAD = 16;

/** Walks down the steps once; what lies below is collected apart from what lies on top. */
export function drawSequence(sequence: Sequence, heading: string | undefined): Element {
  const actors = placeActors(sequence);
  const placed = [...actors.values()];
  const bounds = new Bounds();
  const headHeight = Math.max(...placed.map(({ height }) => height));
  const activations = new Activations();
  const frames = new Frames(placed, bounds);
  const notes: Element[] = [];
  const messages: Element[] = [];
  const actorOf = (id: string): PlacedActor => {
    const actor = actors.get(id);
    if (!actor) throw new Error(`No actor ${id}`);
    return actor;
  };

  let y = headHeight + 16;
  let lastMessage = y;
  sequence.steps.forEach((step, index) => {
    switch (step.kind) {
      case 'message': {
        const next = sequence.steps[index + 1];
        const activates = next?.kind === 'activate' && next.actor === step.to;
        const drawn = drawMessage(step, actorOf(step.from), actorOf(step.to), y, activations, activates);
        messages.push(drawn.element);
        frames.include(drawn.extent);
        lastMessage = drawn.y;
        y = drawn.bottom;
        break;
      }
      case 'note': {
        const drawn = drawNote(step, actorOf(step.from), actorOf(step.to), y);
        notes.push(drawn.element);
        frames.include(drawn.extent);
        y = drawn.bottom;
        break;
      }
      case 'activate':
        activations.start(actorOf(step.actor), lastMessage);
        break;
      case 'deactivate':
        activations.end(actorOf(step.actor), lastMessage, y);
        break;
      case 'open':
      case 'shade':
        y = frames.open(step, y);
        break;
      case 'divide':
        y = frames.divide(step, y);
        break;
      case 'close':
        y = frames.close(y);
        break;
    }
  });
  const end = y + 16;
  activations.endAll(end - 8);

  const heads = placed.map((actor) => drawActor(actor, headHeight - actor.height));
  const feet = end > TALL ? placed.map((actor) => drawActor(actor, end)) : [];
  for (const { x, width, height } of placed) {
    bounds.add({ x: x - width / 2, y: headHeight - height, width, height });
    bounds.add({ x, y: end + (feet.length ? height : 0) });
  }
  const groups = drawGroups(sequence, actors, bounds);
  return drawing('sequence', bounds, heading, [
    ...groups,
    ...frames.shades,
    ...placed.map(({ x }) => line('d-lifeline', { x, y: headHeight }, { x, y: end })),
    ...heads,
    ...feet,
    ...frames.elements,
    ...activations.elements,
    ...notes,
    ...messages,
  ]);
}

function drawGroups({ groups }: Sequence, actors: ReadonlyMap<string, PlacedActor>, bounds: Bounds): Element[] {
  const { top, bottom } = bounds;
  return groups.flatMap(({ label, actors: ids }) => {
    const members = ids.flatMap((id) => actors.get(id) ?? []);
    if (members.length === 0) return [];
    const left = Math.min(...members.map(({ x, width }) => x - width / 2)) - GROUP_PAD;
    const right = Math.max(...members.map(({ x, width }) => x + width / 2)) + GROUP_PAD;
    const text = measureText(label, SMALL_BOLD, right - left - 16);
    const head = text.height + (text.height ? 16 : 10);
    const box = { x: left, y: top - head, width: right - left, height: bottom - top + head + 10 };
    bounds.add(box);
    const title = text.lines.length ? [textBelow('d-group-label', text, (left + right) / 2, box.y + 8, 'middle')] : [];
    return [group('d-group', [rect('d-group-box', box, 10), ...title])];
  });
}
