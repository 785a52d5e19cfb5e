// Values that a field has from another, of its list or of another contract, so that they are written once. They are looked up
// in the YAML: a list may name one that is read after its own, and that one the first.
import type { FieldEntry } from '../../../schemas/types.ts';
import type { Yaml, YamlPath } from '../../config/parse-yaml.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { SourceFile } from '../../read/content.ts';
import { nameOf } from '../kind/kind.ts';
import { namedIn } from './contract-part.ts';
import type { WrittenValues } from './value-form.ts';
import { writtenFieldList } from './written-field-list.ts';

type Values = WrittenValues['values'];

/** Why there are none; nothing where that is reported elsewhere. */
export interface NoValues {
  readonly problem?: { readonly message: string; readonly hint: string };
}

/** Finds the values of a field by its contract and path: `pedido#itens.tipo`, and `#itens.tipo` in `pedido` itself. */
export type SharedValues = (reference: string, from: string) => WrittenValues | NoValues;

/** What has values: a field, or the items of one. */
interface Holder {
  readonly path: string;
  readonly values: NonNullable<FieldEntry['values']>;
  readonly at: YamlPath;
}

interface WrittenList {
  readonly sourcePath: string;
  readonly holders: readonly Holder[];
  readonly rangeOf: Yaml['rangeOf'];
}

/** Those of the files of a site; each is read when it is first named. */
export function sharedValues(files: readonly SourceFile[]): SharedValues {
  const byName = new Map(files.map((file) => [nameOf(file.path), file]));
  const read = new Map<string, WrittenList | undefined>();
  const listOf = (name: string): WrittenList | undefined => {
    const file = byName.get(name);
    if (file && !read.has(name)) read.set(name, readHolders(file));
    return read.get(name);
  };
  const find = (reference: string, from: string, asked: readonly string[]): WrittenValues | NoValues => {
    const { name: named, path = '' } = namedIn(reference);
    const name = named === '' ? from : named;
    const list = listOf(name);
    if (!byName.has(name)) return missingContract(name, [...byName.keys()]);
    // A faulty list is reported itself.
    if (!list) return {};
    const holder = list.holders.find((each) => each.path === path);
    if (!holder) return missingValues(name, path, list);
    const key = `${name}#${path}`;
    if (asked.includes(key)) return circle(key);
    return typeof holder.values === 'string' ? find(holder.values, name, [...asked, key]) : writtenAt(holder, list);
  };
  return (reference, from) => find(reference, from, []);
}

const missingContract = (name: string, known: readonly string[]): NoValues => ({
  problem: {
    message: `There is no contract "${name}".`,
    hint: didYouMean(name, known) ?? 'Name a file of content/fields/ without its extension.',
  },
});

const missingValues = (name: string, path: string, { holders }: WrittenList): NoValues => ({
  problem: {
    message: `"${name}" has no field "${path}" with values.`,
    hint:
      didYouMean(
        path,
        holders.map((each) => each.path),
      ) ?? 'Name a field that lists its values, from the outermost with dots.',
  },
});

const circle = (key: string): NoValues => ({
  problem: { message: `The values of "${key}" are said to be its own.`, hint: 'Write them at one of the fields.' },
});

function writtenAt({ values, at }: Holder, { sourcePath, rangeOf }: WrittenList): WrittenValues {
  const written = values as Values;
  return {
    values: written,
    sourcePath,
    texts: written.flatMap((value, i) => {
      const text = typeof value === 'object' ? value.meaning : undefined;
      return text === undefined ? [] : { text, range: rangeOf([...at, 'values', i, 'meaning']) };
    }),
  };
}

/** Undefined for a faulty file. */
function readHolders(file: SourceFile): WrittenList | undefined {
  const written = writtenFieldList(file, () => undefined);
  if (!written) return undefined;
  return { sourcePath: file.path, holders: [...holdersIn(written.data, '', [])], rangeOf: written.yaml.rangeOf };
}

function* holdersIn(
  { fields, oneOf }: Pick<FieldEntry, 'fields' | 'oneOf'>,
  around: string,
  at: YamlPath,
): Iterable<Holder> {
  const entriesOf = function* (entries: readonly unknown[], place: YamlPath): Iterable<[FieldEntry, YamlPath]> {
    for (const [i, entry] of entries.entries())
      if (Array.isArray(entry)) yield* entriesOf(entry, [...place, i]);
      else yield [entry as FieldEntry, [...place, i]];
  };
  const within = function* (entries: readonly unknown[], holder: string, place: YamlPath): Iterable<Holder> {
    for (const [entry, entryAt] of entriesOf(entries, place)) {
      const path = holder === '' ? entry.name : `${holder}.${entry.name}`;
      if (entry.values) yield { path, values: entry.values, at: entryAt };
      else if (typeof entry.items === 'object' && entry.items.values)
        yield { path, values: entry.items.values, at: [...entryAt, 'items'] };
      yield* holdersIn(entry, path, entryAt);
    }
  };
  yield* within(fields ?? [], around, [...at, 'fields']);
  for (const [i, { value, fields: own = [] }] of (oneOf ?? []).entries())
    yield* within(own, `${around}[${value}]`, [...at, 'oneOf', i, 'fields']);
}
