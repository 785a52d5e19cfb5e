// The pages of a site: the facts of all, and what each of them says, when somebody asks for it.
import type { SourceFile } from '../read/content.ts';
import { hashOf } from '../read/hash.ts';
import { type Found, type Memory, passingIf } from '../read/memory.ts';
import { textHash } from '../read/text-hash.ts';
import { type PackedText, textPacker, unpackText } from './packed-text.ts';
import { type ParsePages, parsePagesHere } from './parse-pages.ts';
import type { PageFacts, PageText } from './parsed-page.ts';
import type { ParseContext } from './source.ts';
import { valueNames } from './value.ts';

export interface Pages {
  /** In the order of the files. */
  readonly facts: readonly PageFacts[];
  /** What a page says; it is parsed for that where only its facts are known. */
  textOf(sourcePath: string): Promise<PageText>;
  /** The same as it waits; undefined where only its facts are known. */
  packedTextOf(sourcePath: string): PackedText | undefined;
  fileOf(sourcePath: string): SourceFile;
  /** What they are parsed with, wherever that is. */
  readonly context: ParseContext;
  /** Hash of all that a page comes from. */
  inputsOf(sourcePath: string): string;
}

/** What pages say that were parsed in this process, as long as anybody remembers their facts. */
const texts = new WeakMap<PageFacts, PackedText>();

/** Parses those files of which nothing is remembered: here, in turn, or by the hundred where somebody else does it. */
export async function readPages(
  files: readonly SourceFile[],
  context: ParseContext,
  memory: Memory,
  parse: ParsePages = parsePagesHere(textPacker()),
): Promise<Pages> {
  const known = files.map((file) => {
    const found = memory.recall<PageFacts>(file.path);
    return found && found.inputs === inputsHash(file, context, found.value) ? found : undefined;
  });
  const missing = files.filter((_, i) => !known[i]);
  const shared = withValuesOf(missing, known, context);
  const parsed = missing.length > 0 ? await parse(missing, shared) : [];
  const pages = new Map<string, { readonly file: SourceFile; readonly found: Found<PageFacts> }>();
  let next = 0;
  for (const [i, file] of files.entries()) {
    let found = known[i];
    if (!found) {
      const { facts, text } = parsed[next++] as (typeof parsed)[number];
      if (text) texts.set(facts, text);
      found = { inputs: inputsHash(file, context, facts), value: facts, ...passingIf(facts.findings) };
    }
    memory.keep(file.path, found);
    pages.set(file.path, { file, found });
  }
  const pageOf = (sourcePath: string) => {
    const page = pages.get(sourcePath);
    if (!page) throw new Error(`There is no page "${sourcePath}".`);
    return page;
  };
  return {
    facts: [...pages.values()].map(({ found }) => found.value),
    async textOf(sourcePath) {
      const { file, found } = pageOf(sourcePath);
      const text = texts.get(found.value) ?? (await parse([file], shared))[0]?.text;
      if (!text) throw new Error(`What "${sourcePath}" says is not kept.`);
      texts.set(found.value, text);
      return unpackText(text);
    },
    packedTextOf: (sourcePath) => texts.get(pageOf(sourcePath).found.value),
    fileOf: (sourcePath) => pageOf(sourcePath).file,
    context: shared,
    inputsOf: (sourcePath) => pageOf(sourcePath).found.inputs,
  };
}

/** What goes to workers: of the data only the values that pages say. */
function withValuesOf(
  missing: readonly SourceFile[],
  known: readonly (Found<PageFacts> | undefined)[],
  context: ParseContext,
): ParseContext {
  const { values, parts } = context;
  if (!values) return context;
  const read = missing.length > 0 ? [...missing, ...parts.values()] : [];
  const said = [
    ...read.flatMap(({ text }) => valueNames(text)),
    ...known.flatMap((found) => found?.value.values ?? []),
  ];
  const entries = said.map((name) => [name, values.get(name)] as const);
  return { ...context, values: new Map(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))) };
}

/** Hash of all that a page comes from: its text, the parts it includes, the strings of its footnotes. */
const inputsHash = (
  file: SourceFile,
  context: ParseContext,
  { parts, values }: Pick<PageFacts, 'parts' | 'values'>,
): string =>
  hashOf(
    file.path,
    textHash(file),
    context.strings.footnotes,
    context.strings.backToReference,
    String(context.collectsNames),
    ...parts.flatMap((name) => {
      const part = context.parts.get(name);
      return [name, part ? textHash(part) : ''];
    }),
    ...values.flatMap((name) => [name, JSON.stringify(context.values?.get(name))]),
  );
