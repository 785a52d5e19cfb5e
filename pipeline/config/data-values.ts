// Values of data by name, for texts that say them: `operations/pedidos#limits.Por cliente.value`.
import { lineIndex } from '../diagnostics/line-index.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import type { Content, SourceFile } from '../read/content.ts';
import { oncePerFile } from '../read/once-per-file.ts';
import { parseYaml, type Yaml } from './parse-yaml.ts';

/** What stands in the data, as its author wrote it, or why nothing does. */
export type DataValue = { readonly text: string } | NoValue;

export interface NoValue {
  readonly message: string;
  readonly hint: string;
}

/** Where values are asked for by name. */
export interface DataValues {
  get(name: string): DataValue | undefined;
}

type Path = readonly (string | number)[];
interface Found {
  readonly value: unknown;
  readonly path: Path;
}

/** The values of a site. */
export function dataValues({ site, data }: Pick<Content, 'site' | 'data'>): DataValues {
  const files = new Map([...data].map(([path, file]) => [path.replace(/\.ya?ml$/, ''), file]));
  files.set('site', site);
  return {
    get(name) {
      const [file = '', wanted = ''] = name.split(/#(.*)/s);
      const source = files.get(file);
      if (!source) {
        const hint = didYouMean(file, files.keys()) ?? 'Write a file and a name, as operations/registro#version.';
        return { message: `":value[${name}]" names no file of data.`, hint };
      }
      // What is wrong with the file is reported where it is read for itself.
      const yaml = readYaml(source, () => undefined);
      return valueIn(yaml, source, wanted);
    },
  };
}

const readYaml = oncePerFile(({ path, text }, report) =>
  parseYaml({ sourcePath: path, lines: lineIndex(text), start: 0, end: text.length }, report),
);

function valueIn(yaml: Yaml | undefined, { path: sourcePath, text }: SourceFile, wanted: string): DataValue {
  const found = find({ value: yaml?.value, path: [] }, wanted);
  if (!found) {
    const known = namesIn(yaml?.value);
    const hint = didYouMean(wanted, known) ?? `At the top it has ${known.join(', ')}.`;
    return { message: `"${sourcePath}" has no value "${wanted}".`, hint };
  }
  if (typeof found.value !== 'object') {
    // A number keeps its zeros.
    const range = typeof found.value === 'number' ? yaml?.rangeOf(found.path) : undefined;
    const lines = lineIndex(text);
    const written = range && lines.restOfLine(lines.lineStart(range.start.line));
    return {
      text: written?.slice((range?.start.column ?? 1) - 1, (range?.end.column ?? 1) - 1) ?? String(found.value),
    };
  }
  const hint = `Name one of what it holds: ${namesIn(found.value).join(', ')}.`;
  return { message: `"${wanted}" of "${sourcePath}" is more than one value.`, hint };
}

/** What a list calls its items by. */
const NAMING_KEYS = ['name', 'id', 'code', 'status', 'value', 'label'];
/** Lists whose items are meant where nothing else is called so. */
const OPEN_LISTS = ['fields', 'operations'];

function find(at: Found, wanted: string): Found | undefined {
  if (wanted === '') return at;
  for (const { name, value, path } of partsOf(at)) {
    if (name !== undefined && wanted !== name && !wanted.startsWith(`${name}.`)) continue;
    const found = find({ value, path }, name === undefined ? wanted : wanted.slice(name.length + 1));
    if (found) return found;
  }
  return undefined;
}

/** The parts of a value by their names; without a name what only groups others. */
function partsOf({ value, path }: Found): (Found & { readonly name?: string })[] {
  if (Array.isArray(value))
    return value.map((item: unknown, i) => ({ ...named(nameOf(item)), value: item, path: [...path, i] }));
  const members = entriesOf(value).map(([name, member]) => ({ name, value: member, path: [...path, name] }));
  const open = members.filter(({ name }) => OPEN_LISTS.includes(name)).map(({ name: _, ...rest }) => rest);
  return [...members, ...open];
}

const named = (name: string | undefined) => (name === undefined ? {} : { name });

function nameOf(item: unknown): string | undefined {
  const entries = new Map(entriesOf(item));
  const key = NAMING_KEYS.find((each) => entries.has(each));
  return key === undefined ? undefined : String(entries.get(key));
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const namesIn = (value: unknown): string[] =>
  partsOf({ value, path: [] })
    .flatMap(({ name }) => name ?? [])
    .slice(0, 12);
