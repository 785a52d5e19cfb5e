// The files of content/openapi/ as they are read: values, and where in which file each of them stands. What an overlay adds
// stands in the overlay.
import { parseYaml, type Yaml, type YamlPath } from '../../config/parse-yaml.ts';
import type { Range, Report } from '../../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../../diagnostics/line-index.ts';
import type { SourceFile } from '../../read/content.ts';

/** Where a value stands: its file, and the keys that lead to it. */
export type Place = readonly [sourcePath: string, path: YamlPath];

/** An object or an array of a document. */
export type Node = object;

export interface ParsedFile extends Yaml {
  readonly lines: LineIndex;
}

export interface Sources {
  /** Undefined for a file that cannot be read, which is reported once, and for one that is not there. */
  file(sourcePath: string): ParsedFile | undefined;
  /** Where a node stands, or what it has at a key. */
  placeOf(node: Node, key?: string | number): Place | undefined;
  /** Where what an overlay put at a key stands; undefined for what stands in the document itself. */
  movedTo(node: Node, key: string): Place | undefined;
  /** Says where what stands in a node, or at a key of it, comes from. */
  moved(node: Node, place: Place, key?: string): void;
  rangeOf(place: Place, at?: 'key' | 'value'): Range;
  /** What its author sees at a place. */
  literalAt(place: Place): string;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

export function openSources(files: ReadonlyMap<string, SourceFile>, report: Report): Sources {
  const parsed = new Map<string, ParsedFile | undefined>();
  const places = new WeakMap<Node, Place>();
  const movedKeys = new WeakMap<Node, Map<string, Place>>();
  const locate = (value: unknown, place: Place): void => {
    if (!isNode(value) || places.has(value)) return;
    places.set(value, place);
    for (const [key, inner] of Object.entries(value)) locate(inner, [place[0], [...place[1], stepOf(value, key)]]);
  };
  const file = (sourcePath: string): ParsedFile | undefined => {
    const source = files.get(sourcePath);
    if (source && !parsed.has(sourcePath)) {
      const lines = lineIndex(source.text);
      const yaml = parseYaml({ sourcePath, lines, start: 0, end: source.text.length }, report);
      parsed.set(sourcePath, yaml && { ...yaml, lines });
      locate(yaml?.value, [sourcePath, []]);
    }
    return parsed.get(sourcePath);
  };
  const rangeOf: Sources['rangeOf'] = ([sourcePath, path], at) => {
    const found = file(sourcePath);
    return found ? found.rangeOf(path, at) : lineIndex('').range(0, 0);
  };
  return {
    file,
    rangeOf,
    placeOf(node, key) {
      const place = places.get(node);
      if (key === undefined || !place) return place;
      return movedKeys.get(node)?.get(String(key)) ?? [place[0], [...place[1], key]];
    },
    movedTo: (node, key) => movedKeys.get(node)?.get(key),
    moved(node, place, key) {
      if (key === undefined) return locate(node, place);
      const keys = movedKeys.get(node) ?? new Map<string, Place>();
      movedKeys.set(node, keys.set(key, place));
    },
    literalAt(place) {
      const { start, end } = rangeOf(place);
      const lines = file(place[0])?.lines;
      return lines
        ? lines.text.slice(lines.lineStart(start.line) + start.column - 1, lines.lineStart(end.line) + end.column - 1)
        : '';
    },
  };
}

const stepOf = (holder: Node, key: string): string | number => (Array.isArray(holder) ? Number(key) : key);
