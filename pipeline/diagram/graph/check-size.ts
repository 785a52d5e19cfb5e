import type { Fault } from '../fault.ts';
import type { Graph } from './graph.ts';

/** ELK's time grows with the square of this: 300 take 2 s, 1,000 took 13 s. */
const MOST_NODES = 300;

/**
 * Rows that the lines may pass over, altogether. ELK's time grows with the square of this, whatever its settings: 874 took 6 s, 2,464
 * took 23 s. Lines between 100 nodes by chance, 200 of them, of which nobody can follow one, pass over some 350.
 */
const MOST_ROWS = 1000;

/** More nodes or lines than anybody could follow, or ELK could place in a while. */
export function checkSize(graph: Graph): Fault | undefined {
  const beyond = graph.nodes[MOST_NODES];
  if (beyond) return { name: beyond.id, message: `"${beyond.id}" is one of more than ${MOST_NODES} nodes.` };
  const spans = spansOf(graph);
  const sum = spans.reduce((all, span) => all + span, 0);
  const longest = graph.edges[spans.indexOf(Math.max(...spans))];
  if (sum <= MOST_ROWS || !longest) return undefined;
  const { from, to } = longest;
  const rows = `${sum} rows of nodes, more than ${MOST_ROWS}`;
  return { name: from, message: `The line from "${from}" to "${to}" and the others pass over ${rows}.` };
}

/** How many rows each line leads down, or up, about as ELK will have it. */
function spansOf({ nodes, groups, edges }: Graph): number[] {
  const places = new Map([...nodes, ...groups].map(({ id }, place) => [id, place]));
  const ends = edges.map(({ from, to }) => [places.get(from) ?? 0, places.get(to) ?? 0] as const);
  // A line that leads back to what was written before is turned round: so what is written first stands above.
  const after: number[][] = Array.from(places, () => []);
  const before = Array.from(places, () => 0);
  for (const [from, to] of ends) {
    if (from === to) continue;
    const lower = Math.max(from, to);
    after[Math.min(from, to)]?.push(lower);
    before[lower] = (before[lower] ?? 0) + 1;
  }
  const rows = Array.from(places, () => 0);
  const rowOf = (place: number): number => rows[place] ?? 0;
  for (const [place, lower] of after.entries())
    for (const each of lower) rows[each] = Math.max(rowOf(each), rowOf(place) + 1);
  // What more lines leave than reach stands right above the next.
  for (const [place, lower] of [...after.entries()].reverse())
    if (lower.length > (before[place] ?? 0))
      rows[place] = lower.reduce((least, each) => Math.min(least, rowOf(each) - 1), Number.POSITIVE_INFINITY);
  return ends.map(([from, to]) => Math.abs(rowOf(from) - rowOf(to)));
}
