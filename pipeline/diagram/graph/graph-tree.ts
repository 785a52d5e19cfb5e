import type { Direction, Graph, GraphEdge, GraphGroup, GraphNode } from './graph.ts';

/** Answers what stands in what. */
export class GraphTree {
  readonly graph: Graph;
  readonly #parents: ReadonlyMap<string, string | undefined>;
  readonly #places: ReadonlyMap<string, number>;

  constructor(graph: Graph) {
    this.graph = graph;
    this.#parents = new Map([...graph.nodes, ...graph.groups].map(({ id, parent }) => [id, parent]));
    this.#places = new Map(graph.nodes.map(({ id }, index) => [id, index]));
  }

  /** In the order of the source, where a group stands at the place of its first node. */
  children(container: GraphGroup | undefined): (GraphNode | GraphGroup)[] {
    const inside = [...this.graph.nodes, ...this.graph.groups].filter(({ parent }) => parent === container?.id);
    const first = ({ id }: { id: string }): number =>
      Math.min(...[id, ...this.descendants(id)].map((each) => this.#places.get(each) ?? Infinity));
    return inside.sort((a, b) => first(a) - first(b));
  }

  descendants(id: string): Set<string> {
    const children = [...this.#parents].filter(([, parent]) => parent === id);
    return new Set(children.flatMap(([child]) => [child, ...this.descendants(child)]));
  }

  /** ELK wants an edge to stand in the innermost group that holds both of its ends. */
  edgesIn(container: GraphGroup | undefined): { id: string; edge: GraphEdge }[] {
    return this.graph.edges.flatMap((edge, index) => {
      const groups = new Set(this.#around(edge.to));
      const innermost = this.#around(edge.from).find((group) => groups.has(group));
      return innermost === container?.id ? [{ id: `edge ${index}`, edge }] : [];
    });
  }

  edge(id: string): GraphEdge | undefined {
    return this.graph.edges[Number(id.slice('edge '.length))];
  }

  /** As in mermaid, a group runs in a direction of its own only while no edge leads from outside to a node in it. */
  ownDirection(group: GraphGroup, around: Direction): boolean {
    if (!group.direction || group.direction === around) return false;
    const inside = this.descendants(group.id);
    return !this.graph.edges.some(({ from, to }) => inside.has(from) !== inside.has(to));
  }

  groupsOuterFirst(): GraphGroup[] {
    return this.graph.groups.toSorted((a, b) => this.#around(a.id).length - this.#around(b.id).length);
  }

  #around(id: string): (string | undefined)[] {
    const parent = this.#parents.get(id);
    return parent === undefined ? [undefined] : [parent, ...this.#around(parent)];
  }
}
