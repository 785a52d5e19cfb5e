// The groups and objects of a list of fields, one in another: what can be closed, gone to, and shown in an index.
import type { Element } from '../../schemas/types.ts';
import { childElements, textOf } from './node.ts';

/** A group or an object: rows that belong together. */
export interface Unit {
  /** Of the row that heads it. */
  readonly id: string;
  readonly label: string;
  readonly isGroup: boolean;
  readonly depth: number;
  /** Position among the units of the one that holds it; -1 for none. */
  readonly parent: number;
  /** Fields in it. */
  readonly count: number;
}

export interface Outline {
  readonly units: readonly Unit[];
  /** For each field, the innermost unit it stands in; -1 for none. */
  readonly holders: readonly number[];
  /** For each field, the group it begins and the object it is. */
  readonly groupOf: readonly (number | undefined)[];
  readonly objectOf: readonly (number | undefined)[];
}

export function outlineOf(fields: readonly Element[]): Outline {
  const units: (Unit & { count: number })[] = [];
  const holders: number[] = [];
  const groupOf: (number | undefined)[] = [];
  const objectOf: (number | undefined)[] = [];
  const open: number[] = [];
  const add = (unit: Pick<Unit, 'id' | 'label' | 'isGroup' | 'depth'>): number => {
    units.push({ ...unit, parent: open.at(-1) ?? -1, count: 0 });
    open.push(units.length - 1);
    return units.length - 1;
  };
  for (const [i, field] of fields.entries()) {
    const { id = '', depth = 0, group, groupId, dataType } = field.properties;
    const hasEnded = ({ isGroup, depth: own }: Unit): boolean =>
      own > depth || (own === depth && (!isGroup || group !== undefined));
    while (open.length > 0 && hasEnded(units[open.at(-1) ?? 0] as Unit)) open.pop();
    if (group !== undefined && groupId !== undefined)
      groupOf[i] = add({ id: groupId, label: group, isGroup: true, depth });
    holders[i] = open.at(-1) ?? -1;
    for (const unit of open) (units[unit] as { count: number }).count++;
    if ((fields[i + 1]?.properties.depth ?? 0) <= depth) continue;
    const name = childElements(field, 'code').map(textOf).join('');
    objectOf[i] = add({ id, label: dataType === 'array' ? `${name}[]` : name, isGroup: false, depth });
  }
  return { units, holders, groupOf, objectOf };
}

/** A unit and those around it. */
function chainOf({ units }: Outline, unit: number): number[] {
  const chain: number[] = [];
  for (let at = unit; at >= 0; at = units[at]?.parent ?? -1) chain.push(at);
  return chain;
}

/** For each unit, whether it or one around it is closed. */
export function closedUnits({ units }: Outline, folded: ReadonlySet<number>): readonly boolean[] {
  const closed: boolean[] = [];
  for (const [i, { parent }] of units.entries()) closed[i] = folded.has(i) || (closed[parent] ?? false);
  return closed;
}

/** The units that a row with this id stands in, and heads itself: all that must be open to read on from it. */
export function unitsAround(outline: Outline, fields: readonly Element[], id: string): readonly number[] {
  const headed = outline.units.findIndex((unit) => unit.id === id);
  if (headed >= 0) return chainOf(outline, headed);
  const position = fields.findIndex(({ properties }) => properties.id === id);
  return chainOf(outline, outline.holders[position] ?? -1);
}

/** A longer list opens with its inner objects closed: what it is made of comes before each detail. */
const LONG = 40;

export function foldedAtFirst({ units, holders }: Outline): ReadonlySet<number> {
  const inner = units.flatMap(({ isGroup, parent }, i) => (!isGroup && parent >= 0 ? [i] : []));
  return new Set(holders.length > LONG ? inner : []);
}
