import type { Arrowhead } from '../arrowhead.ts';
import { labelLines } from '../label-lines.ts';
import type { ParsedDiagram } from '../load-mermaid.ts';
import { BODY, type MeasuredText, measureText, SMALL, SMALL_BOLD } from '../measured-text.ts';
import { classBox } from './class-box.ts';
import { entityBox } from './entity-box.ts';
import type { Direction, Graph, GraphEdge, GraphGroup, GraphNode } from './graph.ts';
import { isLayoutDb, type LayoutEdge, type LayoutNode } from './layout-data.ts';
import { shapeNode } from './shape-node.ts';
import { stateBox } from './state-box.ts';

const KINDS: Record<string, string> = {
  'flowchart-v2': 'flowchart',
  flowchart: 'flowchart',
  'flowchart-elk': 'flowchart',
  stateDiagram: 'state',
  state: 'state',
  classDiagram: 'class',
  class: 'class',
  er: 'er',
};

const DIRECTIONS: Record<string, Direction> = { TB: 'DOWN', TD: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT' };

const ARROWHEADS: Record<string, Arrowhead> = {
  none: 'none',
  arrow_open: 'none',
  arrow_point: 'filled',
  arrow_barb: 'filled',
  arrow_cross: 'cross',
  arrow_circle: 'dot',
  extension: 'extension',
  aggregation: 'aggregation',
  composition: 'composition',
  dependency: 'open',
  lollipop: 'lollipop',
  only_one: 'only_one',
  zero_or_one: 'zero_or_one',
  one_or_more: 'one_or_more',
  zero_or_more: 'zero_or_more',
};

const NODE_LABEL = 220;
const NOTE_LABEL = 240;
const EDGE_LABEL = 170;

/**
 * The graph of a flowchart, state, class or ER diagram, from the layout data that mermaid gives its own renderers.
 * Undefined where it holds something that is not drawn here.
 */
export function readGraph({ type, db }: ParsedDiagram): Graph | undefined {
  const kind = KINDS[type];
  if (!kind || !isLayoutDb(db)) return undefined;
  const data = db.getData();
  const direction = DIRECTIONS[data.direction ?? db.getDirection?.() ?? 'TB'] ?? 'DOWN';
  // Mermaid wraps a state and its note in a group of their own; here the note stands beside the state.
  const wrappers = new Set(data.nodes.filter(({ shape }) => shape === 'noteGroup').map(({ id }) => id));
  const parents = noteParents(data.nodes, data.edges);
  const nodes: GraphNode[] = [];
  const groups: GraphGroup[] = [];
  for (const node of data.nodes) {
    if (wrappers.has(node.id)) continue;
    const parent = node.parentId && wrappers.has(node.parentId) ? parents.get(node.id) : node.parentId;
    if (node.isGroup) groups.push(readGroup(node, parent));
    else {
      const read = readNode(node, direction);
      if (!read) return undefined;
      nodes.push({ ...read, parent });
    }
  }
  const edges = data.edges.map((edge) => readEdge(edge, kind));
  if (edges.some((edge) => !edge)) return undefined;
  return nodes.length > 0
    ? { kind, direction, nodes, groups, edges: edges.filter((edge) => edge !== undefined) }
    : undefined;
}

function noteParents(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): Map<string, string> {
  const parents = new Map(nodes.flatMap(({ id, parentId }) => (parentId ? [[id, parentId] as const] : [])));
  const notes = nodes.filter(({ shape }) => shape === 'note');
  return new Map(
    notes.flatMap(({ id }) => {
      const edge = edges.find(({ start, end }) => start === id || end === id);
      const parent = parents.get((edge?.start === id ? edge.end : edge?.start) ?? '');
      return parent ? [[id, parent] as const] : [];
    }),
  );
}

function readGroup(node: LayoutNode, parent: string | undefined): GraphGroup {
  const divider = node.shape === 'divider';
  return {
    id: node.id,
    classes: `${divider ? 'd-group d-region' : 'd-group'}${ownClasses(node)}`,
    label: measureText(divider ? [] : lines(node, node.label), SMALL_BOLD, NODE_LABEL),
    parent,
    direction: DIRECTIONS[node.dir ?? ''],
  };
}

function readNode(node: LayoutNode, direction: Direction): Omit<GraphNode, 'parent'> | undefined {
  const frame = { id: node.id, classes: `d-node${ownClasses(node)}` };
  switch (node.shape) {
    case 'classBox':
      return { ...frame, ...classBox(node) };
    case 'erBox':
      return { ...frame, ...entityBox(node) };
    case 'rectWithTitle':
      return {
        ...frame,
        ...stateBox(
          lines(node, node.label),
          (node.description ?? []).flatMap((text) => lines(node, text)),
        ),
      };
    case 'note': {
      const shape = shapeNode('note', measureText(lines(node, node.label), SMALL, NOTE_LABEL), direction);
      return shape && { ...frame, ...shape, classes: 'd-note', note: true };
    }
    default: {
      const name = node.shape ?? 'rect';
      const label = /^(?:choice|state(?:Start|End)|fork|join)$/.test(name) ? [] : lines(node, node.label);
      const shape = shapeNode(name, measureText(label, BODY, NODE_LABEL), direction);
      return shape && { ...frame, ...shape };
    }
  }
}

function lines({ labelType }: Pick<LayoutNode, 'labelType'>, text: string | undefined): string[] {
  return labelLines(text ?? '', { markdown: labelType === 'markdown' });
}

/** Names of `classDef`: the stylesheet may know them; the colours written in the source would not suit both modes. */
function ownClasses({ cssClasses = '' }: LayoutNode): string {
  const names = cssClasses.split(/\s+/).filter((name) => /^[A-Za-z0-9_-]+$/.test(name));
  const own = names.filter((name) => !/^(?:default|clickable|statediagram-.*)$/.test(name));
  return own.map((name) => ` d-class-${name}`).join('');
}

function readEdge(edge: LayoutEdge, kind: string): GraphEdge | undefined {
  const startHead = ARROWHEADS[edge.arrowTypeStart || 'none'];
  const endHead = ARROWHEADS[edge.arrowTypeEnd || 'none'];
  if (!startHead || !endHead) return undefined;
  const line = edge.classes?.includes('note-edge') ? 'dotted' : (edge.pattern ?? edge.thickness ?? 'normal');
  const small = (text: string | undefined): MeasuredText | undefined => {
    const label = measureText(lines(edge, text), SMALL, EDGE_LABEL);
    return label.lines.length > 0 ? label : undefined;
  };
  return {
    from: edge.start,
    to: edge.end,
    classes: lineClasses(line),
    startHead,
    // Transitions of states and arrows of classes are lighter than the steps of a flowchart.
    endHead: endHead === 'filled' && kind === 'class' ? 'open' : endHead,
    invisible: edge.thickness === 'invisible',
    label: small(edge.label),
    startLabel: small(edge.startLabelRight),
    endLabel: small(edge.endLabelLeft),
  };
}

function lineClasses(line: string): string {
  if (line === 'dotted' || line === 'dashed') return 'd-edge d-dotted';
  return line === 'thick' ? 'd-edge d-thick' : 'd-edge';
}
