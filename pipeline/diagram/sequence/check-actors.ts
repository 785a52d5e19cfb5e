import type { Fault } from '../fault.ts';
import type { Sequence } from './sequence.ts';

/** Somebody who is said to be at work, and is named nowhere else: mermaid lets it be said. */
export function checkActors({ actors, steps }: Sequence): Fault | undefined {
  const present = new Set(actors.map(({ id }) => id));
  for (const step of steps) {
    if (step.kind !== 'activate' || present.has(step.actor)) continue;
    return { name: step.actor, message: `"${step.actor}" is no participant.` };
  }
  return undefined;
}
