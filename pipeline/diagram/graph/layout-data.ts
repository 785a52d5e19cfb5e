/** What is read of the layout data of mermaid's databases (`getData`). */
export interface LayoutDb {
  getData(): { nodes: LayoutNode[]; edges: LayoutEdge[]; direction?: string };
  getDirection?(): string;
}

export interface LayoutNode {
  readonly id: string;
  readonly label?: string;
  readonly labelType?: string;
  readonly parentId?: string;
  readonly isGroup: boolean;
  readonly shape?: string;
  readonly dir?: string;
  readonly cssClasses?: string;
  /** Of a state. */
  readonly description?: readonly string[];
  /** Of a class: its name with type parameters, members and methods. */
  readonly text?: string;
  readonly annotations?: readonly string[];
  readonly members?: readonly ClassMember[];
  readonly methods?: readonly ClassMember[];
  /** Of an entity. */
  readonly alias?: string;
  readonly attributes?: readonly EntityAttribute[];
}

export interface ClassMember {
  readonly text: string;
  readonly classifier: string;
}

export interface EntityAttribute {
  readonly type: string;
  readonly name: string;
  readonly keys: readonly string[];
  readonly comment: string;
}

export interface LayoutEdge {
  readonly start: string;
  readonly end: string;
  readonly label?: string;
  readonly labelType?: string;
  readonly startLabelRight?: string;
  readonly endLabelLeft?: string;
  readonly arrowTypeStart?: string;
  readonly arrowTypeEnd?: string;
  readonly pattern?: string;
  readonly thickness?: string;
  readonly classes?: string;
}

export function isLayoutDb(db: object): db is LayoutDb {
  return 'getData' in db && typeof db.getData === 'function';
}
