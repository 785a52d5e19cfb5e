// One page, alone: a pure function of its text, the parts it includes and the strings of its footnotes. It may run
// anywhere and be remembered by the hash of what it read.
import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { drawDiagram } from '../diagram/draw-diagram.ts';
import type { SourceFile } from '../read/content.ts';
import { readFrontmatter } from './frontmatter.ts';
import type { ParsedPage, Piece } from './parsed-page.ts';
import { readSource } from './read-source.ts';
import { editedText, type PageState, type ParseContext, report, spanOf } from './source.ts';
import { toBody } from './to-body.ts';

/** Longer descriptions are cut by search engines. */
const DESCRIPTION_LENGTH = 300;

export async function parsePage(file: SourceFile, context: ParseContext): Promise<ParsedPage> {
  const state: PageState = {
    context,
    links: [],
    headings: [],
    findings: [],
    silences: [],
    parts: new Set(),
    diagrams: new Map(),
  };
  const { source, nodes, frontmatter: yaml } = readSource(file, state);
  const { frontmatter, ranges } = readFrontmatter(yaml, source, state);
  checkHeadings(state);
  await drawDiagrams(state);

  const [first] = nodes;
  const ownH1 = first?.type === 'heading' && first.depth === 1 ? textOf(first).trim() : '';
  const title = frontmatter.title ?? (ownH1 || path.posix.basename(file.path, '.md'));
  const from = frontmatter.toc_min_heading_level ?? 2;
  const to = frontmatter.toc_max_heading_level ?? 3;
  const body = toBody({ type: 'root', children: nodes }, state, { title, tocLevels: { from, to } });

  const afterYaml = yaml ? spanOf(yaml).end : 0;
  const start = afterYaml + file.text.slice(afterYaml).search(/\S|$/);
  const text = editedText(source, start, file.text.length);
  const markdown: Piece[] = ownH1 ? text : [`# ${title}\n\n`, ...text];
  return {
    sourcePath: file.path,
    frontmatter,
    frontmatterRanges: ranges,
    title,
    description: frontmatter.description ?? shorten(body.firstParagraph),
    toc: frontmatter.hide_table_of_contents ? [] : body.toc,
    anchors: body.anchors,
    links: state.links,
    body: JSON.stringify(body.root),
    markdown,
    parts: [...state.parts].sort(),
    findings: state.findings,
    silences: state.silences,
  };
}

async function drawDiagrams(state: PageState): Promise<void> {
  for (const [node, diagram] of state.diagrams) {
    const result = await drawDiagram((node as { value?: string }).value ?? '');
    if ('diagram' in result) diagram.drawn = result.diagram;
    else {
      const { message, line } = result.error;
      const { lines } = diagram.source;
      const row = (node.position?.start.line ?? 1) + line;
      const start = lines.lineStart(row);
      const rowText = lines.text.slice(start).split(/[\r\n]/)[0] ?? '';
      const indent = rowText.length - rowText.trimStart().length;
      report(state, diagram.source, {
        rule: 'diagram-invalid',
        message,
        start: start + indent,
        end: start + rowText.length,
      });
    }
  }
}

function checkHeadings(state: PageState): void {
  let level = 1;
  let h1: boolean = false;
  const ids = new Map<string, number>();
  for (const [i, { node, source, range, id }] of state.headings.entries()) {
    const { start, end } = spanOf(node);
    if (node.depth === 1) {
      if (h1 || i > 0) {
        report(state, source, {
          rule: 'heading-multiple-h1',
          message: `"${textOf(node)}" is a first-level heading behind the page's title.`,
          start,
          end,
          hint: 'Begin it with "##"; it is shown as a second-level heading.',
        });
      }
      h1 = true;
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
    if (id === undefined) continue;
    const line = ids.get(id);
    if (line !== undefined) {
      const at = source.lines.text.lastIndexOf(`{#${id}}`, end);
      report(state, source, {
        rule: 'heading-id-duplicate',
        message: `The id "${id}" is also that of the heading on line ${line}.`,
        start: at < start ? start : at,
        end,
      });
    } else ids.set(id, range.start.line);
  }
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
