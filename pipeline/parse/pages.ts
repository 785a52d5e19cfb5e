// The pages of a site: the facts of all, known at any time, and what each of them says, when somebody asks for it.
import type { SourceFile } from '../read/content.ts';
import { hashOf } from '../read/hash.ts';
import { textHash } from '../read/text-hash.ts';
import { type PackedText, textPacker, unpackText } from './packed-text.ts';
import { type ParsePages, parsePagesHere } from './parse-pages.ts';
import type { PageFacts, PageText } from './parsed-page.ts';
import type { ParseContext } from './source.ts';

/** Facts by source path, with the hash of all they come from. */
export type StoredFacts = Readonly<Record<string, { readonly inputs: string; readonly facts: PageFacts }>>;

export interface Pages {
  /** The facts of files, in the order given; only those are parsed that are not known. */
  parse(files: readonly SourceFile[], context: ParseContext): Promise<PageFacts[]>;
  /** What a page says; it is parsed for that where only its facts are known. */
  textOf(sourcePath: string): Promise<PageText>;
  /** The same as it waits; undefined where only its facts are known. */
  packedTextOf(sourcePath: string): PackedText | undefined;
  fileOf(sourcePath: string): SourceFile;
  /** Hash of all that a page comes from. */
  inputsOf(sourcePath: string): string;
  /** The facts of all pages, and the source paths of those that were parsed; undefined when all is as it was. */
  found(): { readonly all: StoredFacts; readonly fresh: readonly string[] } | undefined;
}

export interface PagesOptions {
  /** What an earlier run found. */
  readonly earlier?: StoredFacts | undefined;
  /** Parses pages by the hundred; this thread, in turn, unless given. */
  readonly parse?: ParsePages;
}

interface KnownPage {
  readonly inputs: string;
  readonly facts: PageFacts;
  readonly file: SourceFile;
  readonly context: ParseContext;
  text?: PackedText | undefined;
}

export function makePages({ earlier = {}, parse = parsePagesHere(textPacker()) }: PagesOptions = {}): Pages {
  let known = new Map<string, KnownPage>();
  const parsed = new Set<string>();

  const know = (file: SourceFile, context: ParseContext, facts: PageFacts): KnownPage => ({
    inputs: inputsHash(file, context, facts.parts),
    facts,
    file,
    context,
  });
  const find = (file: SourceFile, context: ParseContext): KnownPage | undefined => {
    const page = known.get(file.path);
    if (page && isSame(page, file, context)) return page;
    const stored = page ?? (Object.hasOwn(earlier, file.path) ? earlier[file.path] : undefined);
    if (!stored || inputsHash(file, context, stored.facts.parts) !== stored.inputs) return undefined;
    return { ...stored, file, context };
  };
  const pageOf = (sourcePath: string): KnownPage => {
    const page = known.get(sourcePath);
    if (!page) throw new Error(`"${sourcePath}" is not known.`);
    return page;
  };

  return {
    async parse(files, context) {
      const found = files.map((file) => find(file, context));
      const missing = files.filter((_, i) => !found[i]);
      const fresh = missing.length > 0 ? await parse(missing, context) : [];
      let next = 0;
      const pages = files.map((file, i): KnownPage => {
        const page = found[i];
        if (page) return page;
        const { facts, text } = fresh[next++] as (typeof fresh)[number];
        parsed.add(file.path);
        return { ...know(file, context, facts), text };
      });
      known = new Map(pages.map((page) => [page.file.path, page]));
      return pages.map(({ facts }) => facts);
    },
    async textOf(sourcePath) {
      const page = pageOf(sourcePath);
      page.text ??= (await parse([page.file], page.context))[0]?.text;
      if (!page.text) throw new Error(`What "${sourcePath}" says is not kept.`);
      return unpackText(page.text);
    },
    packedTextOf: (sourcePath) => pageOf(sourcePath).text,
    fileOf: (sourcePath) => pageOf(sourcePath).file,
    inputsOf: (sourcePath) => pageOf(sourcePath).inputs,
    found() {
      if (parsed.size === 0 && Object.keys(earlier).length === known.size) return undefined;
      const all = [...known].map(([path, { inputs, facts }]) => [path, { inputs, facts }] as const);
      return { all: Object.fromEntries(all), fresh: [...parsed] };
    },
  };
}

/** Whether a page comes from the very same files as before, which is told without looking into them. */
const isSame = (page: KnownPage, file: SourceFile, { parts, strings, takesNames }: ParseContext): boolean =>
  page.file === file &&
  page.facts.parts.every((name) => parts.get(name) === page.context.parts.get(name)) &&
  page.context.strings.footnotes === strings.footnotes &&
  page.context.strings.backToReference === strings.backToReference &&
  page.context.takesNames === takesNames;

/** Hash of all that a page comes from: its text, the parts it includes, the strings of its footnotes. */
const inputsHash = (file: SourceFile, context: ParseContext, included: readonly string[]): string =>
  hashOf(
    file.path,
    textHash(file),
    context.strings.footnotes,
    context.strings.backToReference,
    String(context.takesNames),
    ...included.flatMap((name) => {
      const part = context.parts.get(name);
      return [name, part ? textHash(part) : ''];
    }),
  );
