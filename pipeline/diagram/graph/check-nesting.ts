import type { Fault } from '../fault.ts';
import type { Graph } from './graph.ts';

/** The time that ELK takes grows with the square of this. */
const MOST_LEVELS = 30;

/** A group inside itself, or inside more of them than anybody could tell apart: mermaid lets both be said. */
export function checkNesting({ nodes, groups }: Graph): Fault | undefined {
  const parents = new Map([...nodes, ...groups].map(({ id, parent }) => [id, parent]));
  for (const { id } of groups) {
    const around = new Set<string>();
    for (let at = parents.get(id); at !== undefined && !around.has(at); at = parents.get(at)) {
      around.add(at);
      if (around.size >= MOST_LEVELS) return { name: id, message: `"${id}" is in more than ${MOST_LEVELS} groups.` };
    }
    if (around.has(id)) return { name: id, message: `"${id}" is inside itself.` };
  }
  return undefined;
}
