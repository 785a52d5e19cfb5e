import type { ElkExtendedEdge, ElkLabel, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import type { Box, Point } from '../geometry.ts';
import type { MeasuredText } from '../measured-text.ts';
import type { Direction, Graph, GraphEdge, GraphGroup, GraphNode } from './graph.ts';
import { GraphTree } from './graph-tree.ts';
import { runElk } from './run-elk.ts';
import { straighten } from './straighten.ts';

export interface PlacedEdge {
  readonly edge: GraphEdge;
  readonly points: readonly Point[];
  readonly labels: readonly { readonly text: MeasuredText; readonly box: Box }[];
}

export interface GraphLayout {
  readonly nodes: readonly { readonly node: GraphNode; readonly box: Box }[];
  /** Outer groups before the ones inside them. */
  readonly groups: readonly { readonly group: GraphGroup; readonly box: Box }[];
  readonly edges: readonly PlacedEdge[];
}

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  // What the author wrote first stands above what comes after.
  'elk.layered.considerModelOrder.components': 'MODEL_ORDER',
  'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER',
  'elk.spacing.componentComponent': '40',
};

/** Within a row as well. */
const IN_ORDER: LayoutOptions = { 'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES' };

/**
 * Lines, and lines at one node, up to which that is so: ELK's time to keep the order grows with a power of the nodes in a row. A star of
 * 300 nodes took 10 s with it, a tree of 500 took 7, and 2 to 3 s each without.
 */
const MOST_LINES_IN_ORDER = 200;
const MOST_LINES_AT_A_NODE = 60;

function order({ graph: { edges } }: GraphTree): LayoutOptions {
  const lines = new Map<string, number>();
  for (const id of edges.flatMap(({ from, to }) => [from, to])) lines.set(id, (lines.get(id) ?? 0) + 1);
  const isFew = edges.length <= MOST_LINES_IN_ORDER && Math.max(0, ...lines.values()) <= MOST_LINES_AT_A_NODE;
  return isFew ? IN_ORDER : {};
}

/** Lines up to which nodes get the best places: how long that takes grows with a power of their number. */
const MOST_LINES_PLACED_BEST = 80;

const placement = ({ graph }: GraphTree): LayoutOptions => ({
  'elk.layered.nodePlacement.strategy':
    graph.edges.length <= MOST_LINES_PLACED_BEST ? 'NETWORK_SIMPLEX' : 'BRANDES_KOEPF',
});

const SPACING: LayoutOptions = {
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelNode': '6',
  'elk.spacing.commentNode': '20',
  'elk.spacing.nodeSelfLoop': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
};
const LAYER_GAP = 38;
/** The ends of lines in these have symbols of their own. */
const WIDE_LAYER_GAP: Record<string, number> = { class: 50, er: 56 };
const GROUP_PAD = 20;

export async function layoutGraph(graph: Graph): Promise<GraphLayout> {
  const tree = new GraphTree(graph);
  const boxes = new Map<string, Box>();
  const edges = new Map<GraphEdge, PlacedEdge>();
  const { placed } = await layoutPart(undefined, graph.direction, tree);
  placed({ x: 0, y: 0 }, boxes, edges);
  const found = <Placed>(place: Placed | undefined, name: string): Placed => {
    if (place === undefined) throw new Error(`ELK did not place ${name}`);
    return place;
  };
  const boxOf = (id: string): Box => found(boxes.get(id), id);
  const edgeOf = (edge: GraphEdge): PlacedEdge => found(edges.get(edge), `${edge.from} to ${edge.to}`);
  return {
    nodes: graph.nodes.map((node) => ({ node, box: boxOf(node.id) })),
    groups: tree.groupsOuterFirst().map((group) => ({ group, box: boxOf(group.id) })),
    edges: graph.edges.filter(({ invisible }) => !invisible).map(edgeOf),
  };
}

interface Part {
  readonly size: { readonly width: number; readonly height: number };
  /** Tells where everything stands once the place of the part itself is known. */
  readonly placed: (origin: Point, boxes: Map<string, Box>, edges: Map<GraphEdge, PlacedEdge>) => void;
}

/**
 * Lays out the whole graph, or a group that runs in a direction of its own. ELK knows one direction for all levels that
 * it lays out together, so such a group is laid out before, and is a box of fixed size to the part around it.
 */
async function layoutPart(container: GraphGroup | undefined, direction: Direction, tree: GraphTree): Promise<Part> {
  const inner = new Map<string, Part>();
  const root: ElkNode = {
    id: 'root',
    layoutOptions: {
      ...OPTIONS,
      ...order(tree),
      ...placement(tree),
      ...spacing(tree),
      'elk.direction': direction,
      'elk.padding': container ? padding(container) : '[top=0,left=0,bottom=0,right=0]',
      ...(container ? minimumSize(container) : {}),
    },
    children: await elkChildren(container, direction, tree, inner),
    edges: tree.edgesIn(container).map(toElkEdge),
  };
  const result = await runElk(root);
  return {
    size: { width: result.width ?? 0, height: result.height ?? 0 },
    placed: (origin, boxes, edges) => {
      collectBoxes(result.children ?? [], origin, boxes);
      for (const elkEdge of allEdges(result)) {
        const edge = tree.edge(elkEdge.id);
        if (edge) edges.set(edge, placeEdge(edge, elkEdge, origin));
      }
      for (const [id, part] of inner) {
        const box = boxes.get(id);
        if (box) part.placed(box, boxes, edges);
      }
    },
  };
}

async function elkChildren(
  container: GraphGroup | undefined,
  direction: Direction,
  tree: GraphTree,
  inner: Map<string, Part>,
): Promise<ElkNode[]> {
  const children: ElkNode[] = [];
  for (const child of tree.children(container)) {
    if ('draw' in child) children.push(toElkNode(child));
    else if (tree.ownDirection(child, direction)) {
      const part = await layoutPart(child, child.direction ?? direction, tree);
      inner.set(child.id, part);
      children.push({ id: child.id, ...part.size });
    } else {
      children.push({
        id: child.id,
        children: await elkChildren(child, direction, tree, inner),
        edges: tree.edgesIn(child).map(toElkEdge),
        layoutOptions: { ...spacing(tree), 'elk.padding': padding(child), ...minimumSize(child) },
      });
    }
  }
  return children;
}

function toElkNode({ id, width, height, note }: GraphNode): ElkNode {
  return { id, width, height, ...(note ? { layoutOptions: { 'elk.commentBox': 'true' } } : {}) };
}

function spacing({ graph }: GraphTree): LayoutOptions {
  const gap = WIDE_LAYER_GAP[graph.kind] ?? LAYER_GAP;
  return { ...SPACING, 'elk.layered.spacing.nodeNodeBetweenLayers': String(gap) };
}

function padding(group: GraphGroup): string {
  return `[top=${topOf(group)},left=${GROUP_PAD},bottom=${GROUP_PAD},right=${GROUP_PAD}]`;
}

function minimumSize(group: GraphGroup): LayoutOptions {
  return {
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${group.label.width + 2 * GROUP_PAD},${topOf(group) + GROUP_PAD})`,
  };
}

function topOf({ label }: GraphGroup): number {
  return label.height ? label.height + 24 : GROUP_PAD;
}

function toElkEdge({ id, edge }: { id: string; edge: GraphEdge }): ElkExtendedEdge {
  const { from, to, label, startLabel, endLabel } = edge;
  const labels = [
    ...(label ? [toElkLabel(label, 'CENTER', 6)] : []),
    ...(startLabel ? [toElkLabel(startLabel, 'TAIL', 0)] : []),
    ...(endLabel ? [toElkLabel(endLabel, 'HEAD', 0)] : []),
  ];
  return { id, sources: [from], targets: [to], labels };
}

function toElkLabel({ lines, width, height }: MeasuredText, placement: string, pad: number): ElkLabel {
  return {
    // ELK passes over labels without a text.
    text: lines.join(' '),
    width: width + 2 * pad,
    height: height + pad,
    layoutOptions: {
      'elk.edgeLabels.placement': placement,
      ...(placement === 'CENTER' ? { 'elk.edgeLabels.inline': 'true' } : {}),
    },
  };
}

function collectBoxes(nodes: readonly ElkNode[], origin: Point, boxes: Map<string, Box>): void {
  for (const node of nodes) {
    boxes.set(node.id, toBox(node, origin));
    collectBoxes(node.children ?? [], origin, boxes);
  }
}

function allEdges({ edges = [], children = [] }: ElkNode): ElkExtendedEdge[] {
  return [...edges, ...children.flatMap(allEdges)];
}

function placeEdge(edge: GraphEdge, { sections = [], labels = [] }: ElkExtendedEdge, origin: Point): PlacedEdge {
  const texts = [edge.label, edge.startLabel, edge.endLabel].filter((text) => text !== undefined);
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }, index) => [
    ...(index === 0 ? [startPoint] : []),
    ...bendPoints,
    endPoint,
  ]);
  return {
    edge,
    points: straighten(points.map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }))),
    labels: texts.flatMap((text, index) => {
      const label = labels[index];
      return label ? [{ text, box: toBox(label, origin) }] : [];
    }),
  };
}

function toBox({ x = 0, y = 0, width = 0, height = 0 }: ElkNode | ElkLabel, origin: Point): Box {
  return { x: x + origin.x, y: y + origin.y, width, height };
}
