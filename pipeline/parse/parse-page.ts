// One page, alone: a pure function of its text, the parts it includes and the strings of its footnotes. It may run
// anywhere and be remembered by the hash of what it read.
import path from 'node:path';
import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Finding, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import { fileTime } from '../diagnostics/file-time.ts';
import type { Drawings } from '../diagram/drawings.ts';
import { loadReference, ReferenceNeeded } from '../markdown/parse-markdown.ts';
import type { SourceFile } from '../read/content.ts';
import { drawDiagrams } from './draw-diagrams.ts';
import { readFrontmatter } from './frontmatter.ts';
import { MOST_CHARACTERS } from './include.ts';
import type { ParsedPage } from './parsed-page.ts';
import { readSource } from './read-source.ts';
import { type LocatedId, type PageState, type ParseContext, report, spanOf } from './source.ts';
import { MOST_LEVELS } from './to-body.ts';
import { type ReadText, toParsedPage } from './to-parsed-page.ts';

export async function parsePage(file: SourceFile, context: ParseContext, drawings?: Drawings): Promise<ParsedPage> {
  try {
    return await readPage(file, context, drawings);
  } catch (error) {
    if (error instanceof ReferenceNeeded) {
      await loadReference();
      return parsePage(file, context, drawings);
    }
    const refusal = error instanceof RangeError && REFUSALS.find(({ thrown }) => thrown.test(error.message));
    if (!refusal) throw error;
    const { rule, message, hint } = refusal;
    return withoutText(file, context, {
      rule,
      message: `"${file.path}" ${message}`,
      sourcePath: file.path,
      range: WHOLE_FILE,
      hint,
    });
  }
}

/** What no parser bears, by how it is thrown. */
const REFUSALS: readonly (Pick<Finding, 'rule' | 'message' | 'hint'> & { readonly thrown: RegExp })[] = [
  {
    // What is nested without end exhausts the stack, in one of the parsers or in us.
    thrown: /call stack|^Too deep/,
    rule: 'nesting-too-deep',
    message: 'nests too deeply to be shown: lists, quotes, emphasis, HTML, brackets or parts in one another.',
    hint: `Keep it below ${MOST_LEVELS} levels; look for marks that are opened and never closed.`,
  },
  {
    thrown: /^Too many addresses/,
    rule: 'page-too-large',
    message: 'has a word of thousands of characters with an address in hundreds of places.',
    hint: 'Put blanks between the addresses.',
  },
];

/** What stands for a page that cannot be read. */
async function withoutText(file: SourceFile, context: ParseContext, finding: Finding | undefined): Promise<ParsedPage> {
  const { facts, text } = await readPage({ ...file, text: '' }, context);
  return { facts: { ...facts, parts: [...context.parts.keys()].sort(), findings: finding ? [finding] : [] }, text };
}

async function readPage(file: SourceFile, context: ParseContext, drawings?: Drawings): Promise<ParsedPage> {
  const state: PageState = {
    context,
    links: [],
    data: [],
    samples: [],
    names: [],
    headings: [],
    ids: [],
    findings: [],
    silences: [],
    definitions: [],
    imageLabels: new Set(),
    parts: new Set(),
    charactersLeft: MOST_CHARACTERS,
    values: new Set(),
    diagrams: new Map(),
  };
  const time = fileTime(file, context.secondsPerFile);
  const read = time.within(() => readText(file, state));
  if (!read) return withoutText(file, context, time.finding());
  await drawDiagrams(state, file.path, drawings);
  const page = time.within(() => toParsedPage(read, file, state));
  if (!page) return withoutText(file, context, time.finding());
  const finding = time.finding();
  if (finding) state.findings.push(finding);
  return page;
}

/** The text of a page as a tree, with what its headings must be. */
function readText(file: SourceFile, state: PageState): ReadText {
  const read = readSource(file, state);
  const { source, nodes } = read;
  const metadata = readFrontmatter(read.frontmatter, source);
  const first = nodes.find(({ type }) => type !== 'definition' && type !== 'footnoteDefinition');
  const leading = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  const ownH1 = leading ? textOf(leading).trim() : '';
  // An empty one would leave the page without a name.
  if (leading && !ownH1) {
    nodes.splice(nodes.indexOf(leading), 1);
    state.headings[0]?.source.edits.push({ ...spanOf(leading), pieces: [] });
  }
  checkHeadings(state, leading);
  if (metadata.frontmatter.title === undefined && file.path.endsWith('.md')) checkTitle(state, file.path);
  checkIds(state);
  return { read, metadata, ownH1 };
}

function checkHeadings(state: PageState, leading: Heading | undefined): void {
  let level = 1;
  for (const { node, source } of state.headings) {
    if (node.depth === 1 && node !== leading) {
      report(source, {
        rule: 'heading-multiple-h1',
        message: `"${textOf(node)}" is a first-level heading after the page's title.`,
        ...spanOf(node),
        hint: 'Begin it with "##"; it is shown as a second-level heading.',
      });
    }
    if (node.depth > level + 1) {
      report(source, {
        rule: 'heading-level-skipped',
        message: `"${textOf(node)}" is a heading of level ${node.depth} below one of level ${level}.`,
        ...spanOf(node),
        hint: `Begin it with "${'#'.repeat(level + 1)}".`,
      });
    }
    level = node.depth;
  }
}

/** Who begins with a heading of the second level means it, or another, for the title. */
function checkTitle(state: PageState, sourcePath: string): void {
  const [first] = state.headings;
  // What is wrong with the front matter may have taken the title away.
  const isFaulty = state.findings.some(({ rule }) => rule === 'frontmatter-invalid' || rule.startsWith('yaml-'));
  if (first?.node.depth !== 2 || isFaulty) return;
  report(first.source, {
    rule: 'title-missing',
    message: `The page has no title, so it is called "${path.posix.basename(sourcePath, '.md')}", after its file.`,
    ...spanOf(first.node),
    hint: 'Begin the page with "# Title", or say `title:` in its front matter.',
  });
}

function checkIds(state: PageState): void {
  const first = new Map<string, LocatedId>();
  // HTML is read before what stands beside it; the second in the text is the one at fault.
  const files = [...new Set(state.ids.map(({ source }) => source.path))];
  const order = ({ source }: LocatedId): number => files.indexOf(source.path);
  for (const placed of state.ids.toSorted((a, b) => order(a) - order(b) || a.start - b.start)) {
    const { id, source, start, end } = placed;
    const other = first.get(id);
    if (!other) {
      first.set(id, placed);
      continue;
    }
    const { line } = other.source.lines.positionAt(other.start);
    const where = other.source.path === source.path ? `on line ${line}` : `on line ${line} of "${other.source.path}"`;
    report(source, {
      rule: 'heading-id-duplicate',
      message: `The id "${id}" is also set ${where}.`,
      start,
      end,
      hint: 'Choose another, or leave it out: headings and tabs get one from their text.',
    });
  }
}
