// The lines of a file in the places of its layout: kinds of lines in the order of the list, groups of them as often as they
// come. One look at each line, and none back.
import type { Span } from '../../diagnostics/line-index.ts';
import type { Field } from './field-list.ts';
import type { JsonMember, JsonNode, ObjectNode } from './parse-json.ts';

/** The groups that a kind of line stands in, from the outermost, and last itself. */
export type LinePath = readonly Field[];

/** Lines that belong together, as far as they are read. */
interface Group {
  readonly fields: readonly Field[];
  readonly start: number;
  end: number;
  /** Which of its fields the last line was of. */
  at: number;
  /** Values of each field, one of an object. */
  readonly values: Map<Field, ObjectNode[]>;
  /** Where a line should have been; null where what stands there is at fault already. */
  readonly absent: Map<string, Span | null>;
  /** The group that the last line went into. */
  open?: Group;
}

export interface PlacedLines {
  /** Takes a line, as what is kept of it at its path; false for one that cannot stand here, which changes nothing. */
  place(path: LinePath, node: ObjectNode, keep: (path: string) => ObjectNode): boolean;
  /** The fields of lines that may come next. */
  expected(paths: readonly LinePath[]): readonly Field[];
  /** What is missing here is that no line could be read, and that is said already. */
  excuse(): void;
  /** The payload; the lines end at a place. */
  finish(end: Span): ObjectNode;
  /** Whether a line is missing that must be there. */
  hasGap(): boolean;
}

export function placeLines(fields: readonly Field[]): PlacedLines {
  const positions = new Map<Field, number>();
  const root = newGroup(fields, 0);
  let isExcused = false;
  let hasGap = false;
  const positionIn = (group: Group, field: Field): number => {
    if (!positions.has(field)) for (const [i, each] of group.fields.entries()) positions.set(each, i);
    return positions.get(field) ?? 0;
  };

  /** Notes what should have stood in front of a place. */
  const skip = (group: Group, to: number, place: Span): void => {
    if (group.open) close(group, place);
    for (let i = group.at; i < to; i++) {
      const field = group.fields[i];
      if (field?.obligation !== 'always' || group.values.has(field)) continue;
      group.absent.set(field.name, isExcused ? null : place);
      hasGap = true;
    }
    group.at = to;
  };

  const close = (group: Group, place: Span): void => {
    const { open } = group;
    if (!open) return;
    skip(open, open.fields.length, place);
    const field = group.fields[group.at];
    const values = field && group.values.get(field);
    values?.push(nodeOf(open));
    delete group.open;
  };

  const accepts = (group: Group, path: LinePath, depth: number): boolean => {
    const field = path[depth] as Field;
    const position = positionIn(group, field);
    if (position !== group.at) return position > group.at;
    if (depth === path.length - 1) return field.type === 'array' || !group.values.has(field);
    if (!group.open) return true;
    return accepts(group.open, path, depth + 1) || (field.type === 'array' && begins(path, depth + 1));
  };

  const put = (group: Group, path: LinePath, depth: number, { node, keep, at }: Placing): void => {
    const field = path[depth] as Field;
    group.end = node.end;
    const position = positionIn(group, field);
    if (position > group.at) skip(group, position, lineStart(node));
    const values = group.values.get(field) ?? [];
    group.values.set(field, values);
    if (depth === path.length - 1) {
      values.push(keep(pathIn(at, field, values.length)));
      return;
    }
    if (group.open && !accepts(group.open, path, depth + 1)) close(group, lineStart(node));
    group.open ??= newGroup(field.fields, node.start);
    put(group.open, path, depth + 1, { node, keep, at: pathIn(at, field, values.length) });
  };

  return {
    place(path, node, keep) {
      if (!accepts(root, path, 0)) return false;
      put(root, path, 0, { node, keep, at: '' });
      isExcused = false;
      return true;
    },
    expected: (paths) => paths.filter((path) => accepts(root, path, 0)).flatMap((path) => path.at(-1) ?? []),
    excuse() {
      isExcused = true;
    },
    finish(end) {
      skip(root, root.fields.length, end);
      return { ...nodeOf(root), start: 0, end: end.end };
    },
    hasGap: () => hasGap,
  };
}

/** A line on its way to its place. */
interface Placing {
  readonly node: ObjectNode;
  readonly keep: (path: string) => ObjectNode;
  /** Where the group stands that it goes into. */
  readonly at: string;
}

const pathIn = (around: string, { name, type }: Field, index: number): string =>
  `${around === '' ? '' : `${around}.`}${name}${type === 'array' ? `[${index}]` : ''}`;

const newGroup = (fields: readonly Field[], start: number): Group => ({
  fields,
  start,
  end: start,
  at: 0,
  values: new Map(),
  absent: new Map(),
});

const lineStart = ({ start }: Span): Span => ({ start, end: start + 1 });

/** Whether a line may be the first of a group: all before it may be left out. */
function begins(path: LinePath, depth: number): boolean {
  const holder = path[depth - 1];
  for (const field of holder?.fields ?? []) {
    if (field === path[depth]) return depth === path.length - 1 || begins(path, depth + 1);
    if (field.obligation === 'always') return false;
  }
  return false;
}

function nodeOf({ fields, values, absent, start, end }: Group): ObjectNode {
  const members = fields.flatMap((field): JsonMember[] => {
    const nodes = values.get(field) ?? [];
    const [first] = nodes;
    const last = nodes.at(-1);
    if (!first || !last) return [];
    const place = { start: first.start, end: last.end };
    const value: JsonNode = field.type === 'array' ? { kind: 'array', items: nodes, ...place } : first;
    return [{ key: field.name, place, value }];
  });
  return { kind: 'object', members, absent, start, end };
}
