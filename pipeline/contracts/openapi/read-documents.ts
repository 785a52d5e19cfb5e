// The documents of content/openapi/, read and followed by Redocly's parser: it knows the specification, and where each $ref leads.
import path from 'node:path';
import {
  BaseResolver,
  createConfig,
  type Document,
  detectSpec,
  getTypes,
  isAbsoluteUrl,
  lintDocument,
  normalizeTypes,
  type ResolvedRefMap,
  ResolveError,
  resolveDocument,
  Source,
} from '@redocly/openapi-core';
import { type Report, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { fileTime } from '../../diagnostics/file-time.ts';
import type { SourceFile } from '../../read/content.ts';
import { applyOverlay, type Overlay } from './apply-overlay.ts';
import type { OpenApi } from './openapi.ts';
import { isNode, openSources, type Place, type Sources } from './sources.ts';

/** A document with all that it refers to. */
export interface ReadDocument {
  readonly sourcePath: string;
  readonly document: OpenApi;
  /** What a node refers to; undefined where it refers to nothing. */
  refOf(node: { readonly $ref?: unknown }): object | undefined;
}

export interface ReadDocuments {
  readonly sources: Sources;
  readonly documents: readonly ReadDocument[];
}

/** Reads files of content/openapi/, by path. */
export type Read = (
  files: ReadonlyMap<string, SourceFile>,
  report: Report,
  secondsPerFile?: number,
) => Promise<ReadDocuments>;

const FOLDER = 'openapi/';

/** The specifications that are read, as the parser calls them. */
const READ = /^(?:oas3_[01]|overlay1)$/;

/** Reads each document; one that is not as the specification has it is reported, and is not among them. */
export const readDocuments: Read = async (files, report, secondsPerFile) => {
  const sources = openSources(files, report);
  const readValue = (sourcePath: string): unknown => sources.file(sourcePath)?.value;
  const overlays = [...files.keys()].filter((file) => hasKey(readValue(file), 'overlay'));
  const roots = [...files.keys()].filter(
    (file) => hasKey(readValue(file), 'openapi') || hasKey(readValue(file), 'swagger'),
  );
  const resolver = new ContentResolver(files, sources);
  const config = await createConfig({
    rules: { struct: 'error', 'no-unresolved-refs': 'error', 'spec-ref-siblings': 'off' },
  });
  const isValid = async (sourcePath: string): Promise<boolean> => {
    const document = documentOf(sourcePath, sources);
    let problems: Awaited<ReturnType<typeof lintDocument>>;
    try {
      if (!READ.test(detectSpec(document.parsed))) throw new Error('it is of another specification');
      problems = await lintDocument({ document, config, externalRefResolver: resolver });
    } catch (error) {
      const message = `"${sourcePath}" cannot be read: ${error instanceof Error ? error.message.replace(/\.$/, '') : error}.`;
      const hint = 'Documents of OpenAPI 3.0 and 3.1 are read, and overlays of OpenAPI Overlay 1.0.';
      report({ rule: 'openapi-invalid', message, sourcePath, range: WHOLE_FILE, hint });
      return false;
    }
    for (const problem of problems) reportProblem(problem, sourcePath, sources, report);
    return problems.length === 0;
  };
  for (const file of overlays) {
    if (!(await isValid(file))) continue;
    const overlay = readValue(file) as Overlay;
    const extended = extendedBy(file, overlay);
    const document = readValue(extended);
    if (isNode(document)) applyOverlay(document, overlay, sources, report);
    else {
      const message = `The overlay is of "${extended}", which is not there.`;
      const hint = 'Name the document as the overlay, or write "extends:".';
      report({ rule: 'openapi-invalid', message, sourcePath: file, range: WHOLE_FILE, hint });
    }
  }
  const documents: ReadDocument[] = [];
  for (const sourcePath of roots) {
    const time = fileTime({ path: sourcePath, text: '' }, secondsPerFile);
    const root = (await isValid(sourcePath)) ? documentOf(sourcePath, sources) : undefined;
    const refs = root && (await refsOf(root, resolver, detectSpec(root.parsed), 'Root'));
    const slow = time.finding();
    if (slow) report(slow);
    if (!refs) continue;
    documents.push({
      sourcePath,
      document: readValue(sourcePath) as OpenApi,
      refOf: (node) => refOf(node, refs, sources),
    });
  }
  return { sources, documents };
};

/** A JSON Schema as a document that has no more than it. */
export const readSchema: Read = async (files, report) => {
  const sources = openSources(files, report);
  const [sourcePath = ''] = files.keys();
  const schema = sources.file(sourcePath)?.value;
  if (!isNode(schema)) return { sources, documents: [] };
  const refs = await refsOf(documentOf(sourcePath, sources), new ContentResolver(files, sources), 'oas3_1', 'Schema');
  for (const [key, { resolved, node }] of refs) {
    if (resolved && node !== undefined) continue;
    const [file = sourcePath, reference = ''] = key.split('::');
    const message = `"${reference}" cannot be followed.`;
    report({ rule: 'openapi-invalid', message, sourcePath: file, range: WHOLE_FILE });
  }
  const name = path.posix.basename(sourcePath).replace(EXTENSION, '');
  const document: OpenApi = {
    openapi: '3.1.0',
    info: { title: name, version: '' },
    components: { schemas: { [name]: schema } },
  };
  return { sources, documents: [{ sourcePath, document, refOf: (node) => refOf(node, refs, sources) }] };
};

/** Ends of the names of documents. */
export const EXTENSION = /(?:\.schema)?\.(?:ya?ml|json)$/;

const hasKey = (value: unknown, key: string): boolean => isNode(value) && Object.hasOwn(value, key);

/** `pix.overlay.yaml` is of `pix.yaml`, unless it says of what. */
function extendedBy(file: string, { extends: named }: Overlay): string {
  return named === undefined ? file.replace('.overlay.', '.') : path.posix.join(path.posix.dirname(file), named);
}

const documentOf = (sourcePath: string, sources: Sources): Document => {
  const file = sources.file(sourcePath);
  return { source: new Source(sourcePath, file?.lines.text ?? ''), parsed: file?.value };
};

function refsOf(
  rootDocument: Document,
  externalRefResolver: BaseResolver,
  specification: Parameters<typeof getTypes>[0],
  type: 'Root' | 'Schema',
): Promise<ResolvedRefMap> {
  const rootType = normalizeTypes(getTypes(specification))[type];
  if (!rootType) throw new Error(`The specification has no type "${type}".`);
  return resolveDocument({ rootDocument, rootType, externalRefResolver });
}

function refOf(node: { readonly $ref?: unknown }, refs: ResolvedRefMap, sources: Sources): object | undefined {
  const place = sources.placeOf(node);
  const found = place && refs.get(`${place[0]}::${node.$ref}`);
  return found?.resolved && isNode(found.node) ? found.node : undefined;
}

/** Finds what a $ref names among the files of content/openapi/, and nowhere else. */
class ContentResolver extends BaseResolver {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #sources: Sources;

  constructor(files: ReadonlyMap<string, SourceFile>, sources: Sources) {
    super();
    this.#files = files;
    this.#sources = sources;
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    return isAbsoluteUrl(ref) ? ref : path.posix.join(path.posix.dirname(base ?? FOLDER), ref);
  }

  override async loadExternalRef(sourcePath: string): Promise<Source> {
    const refuse = (message: string) => new ResolveError(new Error(message));
    if (isAbsoluteUrl(sourcePath)) throw refuse('It leads to another host, and nothing is fetched');
    if (!sourcePath.startsWith(FOLDER)) throw refuse(`It leads out of content/${FOLDER}`);
    const file = this.#files.get(sourcePath);
    if (!file) throw refuse(`There is no file "${sourcePath}"`);
    return new Source(sourcePath, file.text);
  }

  override parseDocument(source: Source): Document {
    return { source, parsed: this.#sources.file(source.absoluteRef)?.value };
  }
}

type Problem = Awaited<ReturnType<typeof lintDocument>>[number];

function reportProblem(problem: Problem, root: string, sources: Sources, report: Report): void {
  const { location, suggest, ruleId } = problem;
  const [first] = location;
  const file = first?.source.absoluteRef ?? root;
  const pointer = (first?.pointer ?? '').replace(/^#?\/?/, '');
  const keys = pointer === '' ? [] : pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { place, value } = placeAt(file, keys, sources);
  const message = problem.message.replaceAll('`', '"').replace(/\s+/g, ' ').replace(/\.*$/, '.');
  const reference = isNode(value) && '$ref' in value ? value.$ref : value;
  const reason = /: (.+)/.exec(message)?.[1] ?? 'It leads nowhere.';
  const isReference = ruleId === 'no-unresolved-refs';
  const hint = suggest[0] === undefined ? undefined : `Did you mean "${suggest[0]}"?`;
  report({
    rule: 'openapi-invalid',
    message: isReference ? `"${reference}" cannot be followed. ${reason}` : message,
    sourcePath: place[0],
    range: sources.rangeOf(place, first?.reportOnKey ? 'key' : 'value'),
    hint: isReference ? `A $ref names something of the same document, or of a file of content/${FOLDER}.` : hint,
  });
}

/** What stands at the end of keys, and where; what an overlay has put there stands in the overlay. */
function placeAt(
  file: string,
  keys: readonly string[],
  sources: Sources,
): { readonly place: Place; readonly value: unknown } {
  let value: unknown = sources.file(file)?.value;
  let place: Place = [file, []];
  for (const key of keys) {
    if (!isNode(value)) break;
    place = sources.placeOf(value, Array.isArray(value) ? Number(key) : key) ?? place;
    value = Reflect.get(value, key);
  }
  return { place, value };
}
