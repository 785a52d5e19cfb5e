import type { Element } from '../../../schemas/types.ts';
import { drawArrowhead } from '../arrowhead.ts';
import { Bounds, type Box, centerOf, contains, type Point } from '../geometry.ts';
import { drawing, group, path, rect, roundedLine, textAround, textBelow } from '../svg.ts';
import { extendToOutline } from './extend-to-outline.ts';
import type { Graph, GraphGroup, GraphNode } from './graph.ts';
import type { GraphLayout, PlacedEdge } from './layout-graph.ts';

const BEND = 8;

export function drawGraph(graph: Graph, layout: GraphLayout, heading: string | undefined): Element {
  const bounds = new Bounds();
  for (const { box } of [...layout.nodes, ...layout.groups]) bounds.add(box);
  for (const { points, labels } of layout.edges) {
    for (const point of points) bounds.add(point);
    for (const { box } of labels) bounds.add(box);
  }
  const outlines = new Map(layout.nodes.map(({ node, box }) => [node.id, node.outline?.(box)]));
  return drawing(graph.kind, bounds, heading, [
    ...layout.groups.map(({ group: { classes }, box }) => group(classes, [rect('d-group-box', box, 10)])),
    ...layout.edges.map((edge) => drawEdge(edge, outlines)),
    ...layout.groups.flatMap(({ group: each, box }) => drawGroupLabel(each, box)),
    ...layout.nodes.map(({ node, box }) => drawNode(node, box)),
    ...layout.edges.flatMap((edge) => drawLabels(edge, layout.groups)),
  ]);
}

function drawNode(node: GraphNode, box: Box): Element {
  return group(node.classes, node.draw(box));
}

/** Above the edges, some of which enter the group there. */
function drawGroupLabel({ label }: GraphGroup, box: Box): Element[] {
  return label.lines.length ? [textBelow('d-group-label', label, box.x + 14, box.y + 10, 'start')] : [];
}

function drawEdge({ edge, points }: PlacedEdge, outlines: ReadonlyMap<string, readonly Point[] | undefined>): Element {
  const way = [...points];
  const [first, second] = way;
  if (!first || !second) throw new Error('An edge without a way');
  way[0] = extendToOutline(first, second, outlines.get(edge.from));
  const last = way.at(-1) ?? second;
  way[way.length - 1] = extendToOutline(last, way.at(-2) ?? first, outlines.get(edge.to));
  const start = drawArrowhead(edge.startHead, way[0], second);
  const end = drawArrowhead(edge.endHead, way.at(-1) ?? last, way.at(-2) ?? first);
  const line = [start.lineEnd, ...way.slice(1, -1), end.lineEnd];
  return group(edge.classes, [path('d-edge-line', roundedLine(line, BEND)), ...start.elements, ...end.elements]);
}

/** Labels hide the line below them, so they have to know the ground that they stand on. */
function drawLabels({ labels }: PlacedEdge, groups: GraphLayout['groups']): Element[] {
  return labels.flatMap(({ text, box }) => {
    const center = centerOf(box);
    const grouped = groups.some((each) => contains(each.box, center)) ? ' d-in-group' : '';
    const label = textAround(`d-edge-label${grouped}`, text, center);
    // A line would show between the lines of the text.
    return text.lines.length > 1 ? [rect(`d-label-ground${grouped}`, box, 4), label] : [label];
  });
}
