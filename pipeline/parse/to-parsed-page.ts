// A page that was read, as facts and as what it says.
import path from 'node:path';
import type { SourceFile } from '../read/content.ts';
import { programOf } from './directives.ts';
import { escapeMarks } from './escape-text.ts';
import type { ReadFrontmatter } from './frontmatter.ts';
import { packNames } from './named.ts';
import type { ParsedPage, Piece, TocLevels } from './parsed-page.ts';
import { isAltered, publishedPieces, type ReadSource } from './published-pieces.ts';
import type { PageState } from './source.ts';
import { toBody } from './to-body.ts';

/** Longer descriptions are cut by search engines. */
const DESCRIPTION_LENGTH = 300;

/** The text of a page, read. */
export interface ReadText {
  readonly read: ReadSource;
  readonly metadata: ReadFrontmatter;
  /** The words of the heading that it begins with, where it begins with one. */
  readonly ownH1: string;
}

/** To be called once its diagrams are drawn. */
export function toParsedPage({ read, metadata, ownH1 }: ReadText, file: SourceFile, state: PageState): ParsedPage {
  const { frontmatter, ranges } = metadata;
  const title = frontmatter.title ?? (ownH1 || path.posix.basename(file.path, '.md'));
  const tocLevels = { from: frontmatter.toc_min_heading_level ?? 2, to: frontmatter.toc_max_heading_level ?? 3 };
  const body = toBody(read.nodes, state, { title, tocLevels });

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
      names: state.context.collectsNames ? packNames(state, anchors, file.path) : '',
      parts: [...state.parts].sort(),
      values: [...state.values].sort(),
      findings: state.findings,
      silences: state.silences,
      programs: programsOf(state),
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

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** What it needs in the browser: drawn there is what the build cannot draw. */
function programsOf({ data, diagrams }: PageState): string[] {
  const drawsInBrowser = [...diagrams.values()].some(({ drawn }) => drawn && !drawn.svg);
  const named = data.flatMap(({ directive }) => programOf(directive) ?? []);
  return [...new Set([...named, ...(drawsInBrowser ? ['diagram'] : [])])];
}
