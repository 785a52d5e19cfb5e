// The documents of content/openapi/ as the files that would say the same: operations/, fields/ and examples/.
import { Document, isScalar, type Scalar } from 'yaml';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { timed } from '../../diagnostics/file-time.ts';
import type { SourceFile } from '../../read/content.ts';
import { jsonText, WrittenNumber } from '../operations/json-text.ts';
import { apiData } from './api-data.ts';
import { namesOf } from './key-names.ts';
import { gatherLists } from './lists.ts';
import { EXTENSION, type Read, type ReadDocument, readDocuments } from './read-documents.ts';
import type { NewExample, Scope } from './scope.ts';
import { isNode, type Node, type Place, type Sources } from './sources.ts';
import { gatherUnsaid, reportUnsaid, type Unsaid } from './unsaid.ts';

/** A file that is made, and where what stands in it comes from. Plain JSON. */
export interface ConvertedFile {
  readonly path: string;
  readonly text: string;
  /** By the keys that lead to a value in the file, as JSON. */
  readonly origins: Readonly<Record<string, Place>>;
}

export interface Conversion {
  readonly files: readonly ConvertedFile[];
  readonly unsaid: Unsaid;
  readonly sources: Sources;
}

export async function convert(
  files: ReadonlyMap<string, SourceFile>,
  report: Report,
  { read = readDocuments, secondsPerFile }: { readonly read?: Read | undefined; readonly secondsPerFile?: number } = {},
): Promise<Conversion[]> {
  const { sources, documents } = await read(files, report, secondsPerFile);
  return documents.map((document) =>
    timed(document.sourcePath, secondsPerFile, report, () => {
      const unsaid = gatherUnsaid(sources);
      return { files: convertDocument(document, sources, unsaid), unsaid, sources };
    }),
  );
}

/** The same, with what is left out reported. */
export async function convertAndReport(
  files: ReadonlyMap<string, SourceFile>,
  secondsPerFile: number,
  report: Report,
): Promise<ConvertedFile[]> {
  const conversions = await convert(files, report, { secondsPerFile });
  for (const { unsaid, sources } of conversions) reportUnsaid(unsaid, sources, report);
  return conversions.flatMap((conversion) => conversion.files);
}

function convertDocument(read: ReadDocument, sources: Sources, unsaid: Unsaid): ConvertedFile[] {
  const name = read.sourcePath.replace(/^openapi\//, '').replace(EXTENSION, '');
  const lists = gatherLists({ name, refOf: read.refOf, sources });
  const nodes = new WeakMap<Node, Node>();
  const nodeOf = (piece: Node): Node | undefined => nodes.get(piece) ?? (sources.placeOf(piece) ? piece : undefined);
  const examples = new Map<string, NewExample>();
  const scope: Scope = {
    ...read,
    name,
    sources,
    unsaid,
    contractOf: lists.contractOf,
    addExample(example) {
      const file = `${name}/${example.name}.${example.extension}`;
      examples.set(file, example);
      if (example.contract !== undefined && example.extension === 'json')
        lists.addExample(example.contract, { file, direction: example.direction });
      return file;
    },
    made(piece, from) {
      nodes.set(piece, from);
      return piece;
    },
  };
  for (const [key, schema] of Object.entries(read.document.components?.schemas ?? {}))
    scope.contractOf(schema, { name: key, title: key });
  const api = apiData(scope);
  const made = lists.made(scope);
  if (api.operations.length === 0) unsaid.add('operations', read.document, 'openapi');
  return [
    ...(api.operations.length > 0 ? [yamlFile(`operations/${name}.yaml`, api, nodeOf, sources)] : []),
    ...[...made].map(([contract, list]) => yamlFile(`fields/${contract}.yaml`, list, nodeOf, sources)),
    ...[...examples].map(([file, example]) => exampleFile(`examples/${file}`, example, sources)),
  ];
}

const WIDTH = 120;

function yamlFile(
  path: string,
  data: Node,
  madeOf: (piece: Node) => Node | undefined,
  sources: Sources,
): ConvertedFile {
  const document = new Document(undefined, { aliasDuplicateObjects: false });
  const origins: Record<string, Place> = {};
  const written = (value: unknown, path: readonly (string | number)[], given: Place | undefined): unknown => {
    const node = isNode(value) ? madeOf(value) : undefined;
    const place = (node && sources.placeOf(node)) ?? given;
    if (node && place) origins[JSON.stringify(path)] = place;
    const inner = (key: string | number, each: unknown): unknown => {
      const moved = node ? namesOf(key).map((name) => sources.movedTo(node, String(name))) : [];
      const added = moved.find((each) => each !== undefined);
      if (added) origins[JSON.stringify([...path, key])] = added;
      return written(each, [...path, key], added ?? (place && [place[0], [...place[1], key]]));
    };
    if (Array.isArray(value)) return document.createNode(value.map((each, i) => inner(i, each)));
    if (isNode(value)) {
      const map = document.createNode({});
      for (const [key, each] of Object.entries(value))
        if (each !== undefined) map.add(document.createPair(key, inner(key, each)));
      return map;
    }
    const scalar = document.createNode(value);
    if (typeof value === 'number' && isScalar(scalar)) keepZeros(scalar, value, given, sources);
    return scalar;
  };
  document.contents = written(data, [], undefined) as typeof document.contents;
  return { path, text: document.toString({ lineWidth: WIDTH }), origins };
}

/** 150.00 is more than 150 to a reader. */
function keepZeros(scalar: Scalar, value: number, at: Place | undefined, sources: Sources): void {
  const written = at ? numberAt(at, value, sources) : undefined;
  const decimals = written?.split('.')[1];
  if (decimals && /^\d+$/.test(decimals)) scalar.minFractionDigits = decimals.length;
}

/** A number as its author wrote it; undefined where something else stands there. */
function numberAt(place: Place, value: number, sources: Sources): string | undefined {
  const written = sources.literalAt(place);
  return Number(written) === value && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written) ? written : undefined;
}

function exampleFile(path: string, { extension, value, place }: NewExample, sources: Sources): ConvertedFile {
  const text =
    extension === 'json' || typeof value === 'object'
      ? `${jsonText(withWrittenNumbers(value, place, sources))}\n`
      : String(value);
  return { path, text, origins: place ? { '[]': place } : {} };
}

/** A value whose numbers are those of the document as they stand there. */
function withWrittenNumbers(value: unknown, place: Place | undefined, sources: Sources): unknown {
  const inner = (each: unknown, key: string | number): unknown =>
    withWrittenNumbers(each, place && [place[0], [...place[1], key]], sources);
  if (Array.isArray(value)) return value.map(inner);
  if (isNode(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inner(each, key)]));
  const written = typeof value === 'number' && place ? numberAt(place, value, sources) : undefined;
  return written === undefined ? value : new WrittenNumber(written);
}
