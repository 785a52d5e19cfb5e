// The contracts of an API: each schema that is an object, or an array of objects, once, whatever names it.
import path from 'node:path';
import type { FieldListData, FieldListExample } from '../../../schemas/types.ts';
import { entriesIn, reportKeywords } from './field-entry.ts';
import type { SchemaOrBoolean } from './openapi.ts';
import type { Direction, Scope } from './scope.ts';
import { hasFields, namedNode, type Settled, settle } from './settle-schema.ts';
import type { Node, Place } from './sources.ts';
import { heldBy } from './variants.ts';

export interface Lists {
  contractOf: Scope['contractOf'];
  /** Names an example in a contract. */
  addExample(
    contract: string,
    example: Pick<FieldListExample, 'file'> & { readonly direction: Direction | undefined },
  ): void;
  /** All of them by name, with those that they name. */
  made(scope: Scope): ReadonlyMap<string, FieldListData>;
}

interface Entry {
  readonly name: string;
  /** Of a schema without a name. */
  readonly title: string;
  readonly schema: SchemaOrBoolean;
  readonly directions: Set<Direction>;
  readonly names: Set<Entry>;
  readonly examples: Map<string, Direction | undefined>;
}

export function gatherLists({ name: api, refOf, sources }: Pick<Scope, 'name' | 'refOf' | 'sources'>): Lists {
  const entries = new Map<Node, Entry>();
  const byName = new Map<string, Entry>();
  /** The one that is being made: it names others. */
  let making: Entry | undefined;

  const nameFor = (node: Node, fallbackName: string): string => {
    const place = sources.placeOf(node);
    const last = place?.[1].at(-1) ?? path.posix.basename(place?.[0] ?? '').replace(/\.[^.]+$/, '');
    const own = fallbackName || String(last).replace(/[^\w.-]/g, '-');
    const wanted = own === api ? api : `${api}/${own}`;
    for (let i = 1; ; i++) {
      const name = i === 1 ? wanted : `${wanted}-${i}`;
      if (!byName.has(name)) return name;
    }
  };

  return {
    contractOf(schema, unnamed, direction) {
      const node = namedNode(schema, { refOf });
      const settled = settle(schema, { refOf, sources });
      if (!isList(settled, { refOf, sources })) return undefined;
      const key = node ?? settled.node;
      const entry = entries.get(key) ?? {
        name: nameFor(key, node ? '' : unnamed.name),
        title: node ? '' : unnamed.title,
        schema: node ?? schema,
        directions: new Set(),
        names: new Set(),
        examples: new Map(),
      };
      entries.set(key, entry);
      byName.set(entry.name, entry);
      if (direction) entry.directions.add(direction);
      making?.names.add(entry);
      return entry.name;
    },
    addExample(contract, { file, direction }) {
      byName.get(contract)?.examples.set(file, direction);
    },
    made(scope) {
      const lists = new Map<Entry, MadeList>();
      // A list that is being made may add others, which come after it.
      for (const entry of entries.values()) {
        making = entry;
        lists.set(entry, listOf(entry, scope));
        addOwnExamples(entry, scope);
      }
      making = undefined;
      for (const direction of ['sent', 'received'] as const)
        for (const entry of entries.values()) if (entry.directions.has(direction)) spread(entry, direction);
      return new Map(
        [...lists].map(([entry, { list, node }]) => [entry.name, scope.made(directed(entry, list), node)]),
      );
    },
  };
}

interface MadeList {
  readonly list: FieldListData;
  readonly node: Node;
}

/** What a contract names goes where it goes. */
function spread(entry: Entry, direction: Direction): void {
  for (const named of entry.names) {
    if (named.directions.has(direction)) continue;
    named.directions.add(direction);
    spread(named, direction);
  }
}

const isList = (schema: Settled, scope: Pick<Scope, 'refOf' | 'sources'>): boolean =>
  hasFields(schema, scope) ||
  (schema.types.includes('array') && schema.items !== undefined && hasFields(settle(schema.items, scope), scope));

function listOf({ name, title, schema: written }: Entry, scope: Scope): MadeList {
  const schema = settle(written, scope);
  reportKeywords(schema, scope);
  const isArray = !hasFields(schema, scope);
  const inner = isArray ? settle(schema.items ?? true, scope) : schema;
  const description = schema.description?.trim() || inner.description?.trim();
  const list = {
    title: schema.title ?? inner.title ?? (title || name.slice(scope.name.length + 1)),
    ...(description && { description }),
    root: isArray ? 'array' : 'object',
    ...heldBy(inner, entriesIn(scope), scope),
    ...schema['x-docs-build'],
  } as FieldListData;
  return { list, node: schema.node };
}

/** Examples that a schema has itself. */
function addOwnExamples({ name, schema: written }: Entry, scope: Scope): void {
  const { node, example, examples = [] } = settle(written, scope);
  const given = [
    ...(example === undefined ? [] : [{ value: example, place: scope.sources.placeOf(node, 'example'), suffix: '' }]),
    ...examples.map((value, i) => {
      const place = scope.sources.placeOf(node, 'examples');
      const at: Place | undefined = place && [place[0], [...place[1], i]];
      return { value, place: at, suffix: examples.length > 1 ? `-${i + 1}` : '' };
    }),
  ];
  const own = name === scope.name ? name : name.slice(scope.name.length + 1);
  for (const { value, place, suffix } of given)
    scope.addExample({ name: own + suffix, extension: 'json', value, place, contract: name });
}

/** What is received and what is sent are two things where one has fields of its own. */
function directed({ directions, examples }: Entry, list: FieldListData): FieldListData {
  const isBoth = directions.size !== 1 || hasDirectedField(list.fields);
  const [direction] = directions;
  const files = [...examples].map(([file, own]) => ({ file, ...(isBoth && own && { direction: own }) }));
  const { fields, discriminator, oneOf, title, description, root, ...rest } = list;
  return {
    title,
    ...(description !== undefined && { description }),
    root,
    direction: isBoth ? 'both' : (direction ?? 'both'),
    ...(files.length > 0 && { examples: files }),
    ...(discriminator !== undefined && { discriminator }),
    fields,
    ...(oneOf && { oneOf }),
    ...rest,
  };
}

function hasDirectedField(fields: readonly unknown[]): boolean {
  return fields.some((field) => {
    if (typeof field !== 'object' || field === null) return false;
    const inner: unknown = Reflect.get(field, 'fields');
    return 'readOnly' in field || 'writeOnly' in field || (Array.isArray(inner) && hasDirectedField(inner));
  });
}
