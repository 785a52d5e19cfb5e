// One page, alone: a pure function of its text, the parts it includes and the strings of its footnotes. It may run
// anywhere and be remembered by the hash of what it read.
import path from 'node:path';
import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Finding, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import type { Drawings } from '../diagram/drawings.ts';
import { loadReference, ReferenceNeeded } from '../markdown/parse-markdown.ts';
import type { SourceFile } from '../read/content.ts';
import { drawDiagrams } from './draw-diagrams.ts';
import { escapeMarks } from './escape-text.ts';
import { readFrontmatter } from './frontmatter.ts';
import { MOST_CHARACTERS } from './include.ts';
import { packNames } from './named.ts';
import type { ParsedPage, Piece, TocLevels } from './parsed-page.ts';
import { isAltered, publishedPieces } from './published-pieces.ts';
import { readSource } from './read-source.ts';
import { type LocatedId, type PageState, type ParseContext, report, spanOf } from './source.ts';
import { MOST_LEVELS, toBody } from './to-body.ts';

/** Longer descriptions are cut by search engines. */
const DESCRIPTION_LENGTH = 300;

export async function parsePage(file: SourceFile, context: ParseContext, drawings?: Drawings): Promise<ParsedPage> {
  try {
    return await readPage(file, context, drawings);
  } catch (error) {
    if (error instanceof ReferenceNeeded) {
      await loadReference();
      return parsePage(file, context, drawings);
    }
    // What is nested without end exhausts the stack, in one of the parsers or in us.
    if (!(error instanceof RangeError && /call stack|^Too deep/.test(error.message))) throw error;
    const { facts, text } = await readPage({ ...file, text: '' }, context);
    const finding: Finding = {
      rule: 'nesting-too-deep',
      message: `"${file.path}" nests too deeply to be shown: lists, quotes, emphasis, HTML, brackets or parts in one another.`,
      sourcePath: file.path,
      range: WHOLE_FILE,
      hint: `Keep it below ${MOST_LEVELS} levels; look for marks that are opened and never closed.`,
    };
    return { facts: { ...facts, parts: [...context.parts.keys()].sort(), findings: [finding] }, text };
  }
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
  const read = readSource(file, state);
  const { source, nodes, frontmatter: yaml } = read;
  const { frontmatter, ranges } = readFrontmatter(yaml, source, state);
  const first = nodes.find(({ type }) => type !== 'definition' && type !== 'footnoteDefinition');
  const leading = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  const ownH1 = leading ? textOf(leading).trim() : '';
  // An empty one would leave the page without a name.
  if (leading && !ownH1) {
    nodes.splice(nodes.indexOf(leading), 1);
    state.headings[0]?.source.edits.push({ ...spanOf(leading), pieces: [] });
  }
  checkHeadings(state, leading);
  if (frontmatter.title === undefined && file.path.endsWith('.md')) checkTitle(state, file.path);
  checkIds(state);
  await drawDiagrams(state, file.path, drawings);

  const title = frontmatter.title ?? (ownH1 || path.posix.basename(file.path, '.md'));
  const tocLevels = { from: frontmatter.toc_min_heading_level ?? 2, to: frontmatter.toc_max_heading_level ?? 3 };
  const body = toBody(nodes, state, { title, tocLevels });

  const description = frontmatter.description ?? shorten(body.firstParagraph);
  const anchors = headingAnchors(state, body.headings, tocLevels);

  const text = publishedPieces(read);
  const markdown: Piece[] = ownH1 ? text : [`# ${escapeMarks(title)}\n\n`, ...text];
  return {
    facts: {
      sourcePath: file.path,
      frontmatter,
      frontmatterRanges: ranges,
      title,
      description,
      anchors: body.anchors,
      links: state.links,
      data: state.data,
      samples: state.samples.map(({ heading, ...sample }) => ({
        ...sample,
        ...(anchors[heading] !== undefined && { anchor: anchors[heading] }),
      })),
      names: context.collectsNames ? packNames(state, anchors, file.path) : '',
      parts: [...state.parts].sort(),
      values: [...state.values].sort(),
      findings: state.findings,
      silences: state.silences,
      drawsInBrowser: [...state.diagrams.values()].some(({ drawn }) => drawn && !drawn.svg),
    },
    text: {
      head: {
        title,
        description,
        sourcePath: file.path,
        layout: frontmatter.layout ?? 'doc',
        ...(frontmatter.keywords && { keywords: frontmatter.keywords }),
        ...(frontmatter.unlisted && { unlisted: true }),
      },
      ...(!frontmatter.hide_table_of_contents && { tocLevels }),
      body: body.nodes,
      markdown,
      ...((isAltered(read) || state.findings.some(({ rule }) => rule === 'html-removed')) && { isAltered: true }),
    },
  };
}

/** For each heading of the text, the id of the nearest at or before it that the table of contents has. */
function headingAnchors(
  { headings }: PageState,
  ids: readonly string[],
  { from, to }: TocLevels,
): (string | undefined)[] {
  let next = 0;
  let anchor: string | undefined;
  return headings.map(({ node }, i) => {
    // A first-level heading after the title is shown as a second-level one; the title is in no table of contents.
    const level = node.depth === 1 ? (i === 0 ? 0 : 2) : node.depth;
    if (level >= from && level <= to) anchor = ids[next++];
    return anchor;
  });
}

function checkHeadings(state: PageState, leading: Heading | undefined): void {
  let level = 1;
  for (const { node, source } of state.headings) {
    const { start, end } = spanOf(node);
    if (node.depth === 1 && node !== leading) {
      report(state, source, {
        rule: 'heading-multiple-h1',
        message: `"${textOf(node)}" is a first-level heading after the page's title.`,
        start,
        end,
        hint: 'Begin it with "##"; it is shown as a second-level heading.',
      });
    }
    if (node.depth > level + 1) {
      report(state, source, {
        rule: 'heading-level-skipped',
        message: `"${textOf(node)}" is a heading of level ${node.depth} below one of level ${level}.`,
        start,
        end,
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
  report(state, first.source, {
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
    report(state, source, {
      rule: 'heading-id-duplicate',
      message: `The id "${id}" is also set ${where}.`,
      start,
      end,
      hint: 'Choose another, or leave it out: headings and tabs get one from their text.',
    });
  }
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
