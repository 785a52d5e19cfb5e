// A page of VitePress as Markdown of ours, as far as that cannot be read as it is.
import { fencedLines } from '../fenced-lines.ts';
import type { Leave } from '../imported.ts';
import { withMarkedLines } from '../magic-comments.ts';
import { END_OF_MADE, madeOpening } from '../nest-containers.ts';
import { isObject } from '../script/evaluate.ts';
import { linesOf, regionOf } from '../snippet.ts';
import { joined, type SourceFolder } from '../source-folder.ts';
import { asFence } from '../tag-to-markdown.ts';

/** What a page is read with. */
export interface PageContext {
  readonly folder: SourceFolder;
  /** The folder of the pages, with a slash at its end, or nothing. */
  readonly root: string;
  readonly file: string;
  readonly frontMatter: unknown;
  /** Takes a file that the page includes as a whole, and gives how it is named from the page. */
  readonly part: (file: string) => string;
  readonly leave: Leave;
}

/** Files within files: more are not meant. */
const DEEPEST = 10;

export function readPage(body: string, context: PageContext): string {
  const included = withIncludes(body, context, 0);
  const filled = included.replace(/\{\{\s*\$frontmatter\.([\w.]+)\s*\}\}/g, (whole, keys: string) => {
    const value = keys
      .split('.')
      .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), context.frontMatter);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
  return withMarkedLines(withContainers(filled, context), context.file, context.leave);
}

const INCLUDE = /<!--\s*@include:\s*(\S+?)(?:#([\w-]+))?(?:\{(\d*)(,?)(\d*)\})?\s*-->/g;
const SNIPPET =
  /^(?<indent>\s*)<<<\s*(?<file>\S+?)(?:#(?<region>[\w-]+))?(?:\s?\{(?<lines>[\d,-]+)?\s?(?<language>[^\s{}:]+)?(?<numbers>:(?:no-)?line-numbers(?:=\d+)?)?\s*\})?\s*(?:\[(?<label>.+)\])?\s*$/;

/** The text with files in place of what names them. */
function withIncludes(text: string, context: PageContext, depth: number): string {
  return fencedLines(text)
    .map(({ text: line, isCode }) => {
      const snippet = isCode ? undefined : SNIPPET.exec(line)?.groups;
      if (snippet) return snippetOf(line, snippet, context);
      return line.replace(INCLUDE, (whole, name, region, first, comma, last) => {
        const target = targetOf(name, context);
        if (target === undefined || depth > DEEPEST) return left(MISSING, whole, context);
        if (!isCode && line.trim() === whole && region === undefined && first === undefined && target.endsWith('.md'))
          return `::include{src="${context.part(target)}"}`;
        const all = context.folder.text(target).replace(/^---\n[\s\S]*?\n---\n/, '');
        const end = comma ? Number(last || 0) || undefined : Number(first || 0) || undefined;
        const piece =
          region === undefined ? linesOf(all, Number(first || 0) || undefined, end) : regionOf(all, region, 'region');
        return piece === undefined
          ? left(NO_PIECE, whole, context)
          : withIncludes(piece.replace(/\n$/, ''), { ...context, file: target }, depth + 1);
      });
    })
    .join('\n');
}

const MISSING = 'Inclusions of files that are not there';
const NO_PIECE = 'Inclusions of a piece that its file does not have';

function left(cause: string, text: string, { file, leave }: PageContext): string {
  leave(cause, file, text);
  return text;
}

function targetOf(name: string, { folder, root, file }: PageContext): string | undefined {
  const target = name.startsWith('@')
    ? root + name.replace(/^@\/?/, '')
    : name.startsWith('/')
      ? root + name.slice(1)
      : joined(file, name);
  return target !== undefined && folder.has(target) ? target : undefined;
}

function snippetOf(line: string, groups: Record<string, string | undefined>, context: PageContext): string {
  const { indent = '', file = '', region, lines, language, numbers, label } = groups;
  const target = targetOf(file, context);
  const text = target === undefined ? undefined : context.folder.text(target);
  const piece = text === undefined || region === undefined ? text : regionOf(text, region, 'region');
  if (piece === undefined) return left(text === undefined ? MISSING : NO_PIECE, line, context);
  const name = label ?? file.split('/').at(-1) ?? file;
  const words = [
    language ?? /\.(\w+)$/.exec(file)?.[1] ?? 'text',
    lines && `{${lines}}`,
    numbers && 'showLineNumbers',
    `title="${name}"`,
  ];
  return asFence(piece, words.filter(Boolean).join(' ')).replace(/^/gm, indent);
}

const OPENING = /^(\s*)(:{3,})\s*([\w-]+)\s*(.*)$/;

/** Groups of code become tabs; containers that only shield what they hold, and tables of contents, go. */
function withContainers(text: string, { file, leave }: PageContext): string {
  const shields: string[] = [];
  let group: string | undefined;
  let isOpen = false;
  return fencedLines(text)
    .flatMap(({ text: line, isCode, opens }) => {
      if (isCode) return [line];
      if (group !== undefined && opens !== undefined) {
        isOpen = true;
        return tabOf(line);
      }
      if (isOpen && opens === undefined && /^\s*(?:`{3,}|~{3,})\s*$/.test(line)) {
        isOpen = false;
        return [line, END_OF_MADE];
      }
      const [, indent = '', colons = '', name = '', title = ''] = OPENING.exec(line) ?? [];
      if (name === 'code-group') {
        group = colons;
        return [madeOpening(`${indent}:::tabs`)];
      }
      if (name === 'raw' || name === 'v-pre') {
        shields.push(colons);
        return [];
      }
      if (name === 'details' && title === '') return [`${indent}${colons}details[Details]`];
      const end = line.trim();
      if (group !== undefined && end === group) {
        group = undefined;
        return [END_OF_MADE];
      }
      if (end !== '' && end === shields.at(-1)) {
        shields.pop();
        return [];
      }
      if (!/^\[\[toc\]\]$/i.test(end)) return [line];
      leave('Tables of contents, which every page has beside its text', file, line);
      return [];
    })
    .join('\n');
}

/** A fence of a group, as a tab named by its label. */
function tabOf(line: string): string[] {
  const [, label] = /\[([^\]]+)\]\s*$/.exec(line) ?? /title="([^"]+)"/.exec(line) ?? [];
  const language = /^\s*[`~]+\s*([^\s{:[]+)/.exec(line)?.[1];
  return [madeOpening(`:::tab[${label ?? language ?? 'text'}]`), '', line.replace(/\s*\[[^\]]+\]\s*$/, '')];
}
